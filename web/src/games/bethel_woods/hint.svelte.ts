/** A small sheet beside a thing: its name and what it does. Shown on hover, focus and tap; it never covers the thing. */
export interface Hint { thing: string; title: string; text: string; note?: string; box: DOMRect }

class Hints {
  now = $state.raw<Hint | null>(null)
  #later = 0

  /** After a moment (hover), or at once (focus, tap). */
  show(thing: string, of: Element, words: () => Omit<Hint, 'thing' | 'box'>, wait = 0): void {
    clearTimeout(this.#later)
    const open = () => (this.now = { thing, box: of.getBoundingClientRect(), ...words() })
    if (wait) this.#later = window.setTimeout(open, wait)
    else open()
  }

  hide(thing?: string): void {
    clearTimeout(this.#later)
    if (!thing || this.now?.thing === thing) this.now = null
  }
}

export const hints = new Hints()

/** Hover, focus and the Escape key for an element that has something to say. */
export function hinted(node: Element, of: { thing: string; wait?: number; hushed?: () => boolean; words: () => Omit<Hint, 'thing' | 'box'> }) {
  let given = of
  const enter = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && !given.hushed?.() && hints.show(given.thing, node, given.words, given.wait ?? 350)
  const focus = () => node.matches(':focus-visible') && !given.hushed?.() && hints.show(given.thing, node, given.words)
  const leave = () => hints.hide(given.thing)
  const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && leave()
  const heard = [['pointerenter', enter], ['pointerleave', leave], ['focus', focus], ['blur', () => queueMicrotask(leave)], ['keydown', key]] as const
  for (const [name, listener] of heard) node.addEventListener(name, listener)
  return {
    update(next: typeof of) {
      given = next
    },
    destroy() {
      leave()
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    },
  }
}
