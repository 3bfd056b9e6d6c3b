/** A small sheet beside a thing: its card, its name, what it does, numbers in their parts. On hover, focus and tap; never over the thing. */
export interface Part { sign: string; name: string; value: string }
export interface Said { title: string; text: string; note?: string; card?: number; cards?: number[]; parts?: Part[] }
export interface Hint extends Said { key: string; box: DOMRect }

class Hints {
  now = $state.raw<Hint | null>(null)
  #later = 0

  /** After a moment (hover), or at once (focus, tap). */
  show(key: string, of: Element, words: () => Said, wait = 0): void {
    clearTimeout(this.#later)
    const open = () => of.isConnected && (this.now = { key, box: of.getBoundingClientRect(), ...words() })
    if (wait) this.#later = window.setTimeout(open, wait)
    else open()
  }

  hide(key?: string): void {
    clearTimeout(this.#later)
    if (!key || this.now?.key === key) this.now = null
  }
}

export const hints = new Hints()

/** Hover, focus and the Escape key for an element that has something to say. */
export function hinted(node: Element, of: { key: string; wait?: number; words: () => Said }) {
  let given = of
  const enter = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && hints.show(given.key, node, given.words, given.wait ?? 350)
  const focus = () => node.matches(':focus-visible') && hints.show(given.key, node, given.words)
  const leave = () => hints.hide(given.key)
  const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && leave()
  const heard = [['pointerenter', enter], ['pointerleave', leave], ['focus', focus], ['blur', leave], ['keydown', key]] as const
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
