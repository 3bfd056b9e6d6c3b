/** The small sheet beside a thing: its name and what it does. The boards say when it comes; HintSheet.svelte draws it. */
export interface Hint { thing: string; title: string; text: string; note?: string; box: DOMRect }
export type Told = Omit<Hint, 'thing' | 'box'>

export class Hints<More extends object = object> {
  now = $state.raw<(Hint & More) | null>(null)
  #later = 0

  /** After a moment (hover), or at once (focus, tap). */
  show(thing: string, of: Element, words: () => Told & More, wait = 0): void {
    clearTimeout(this.#later)
    const open = () => of.isConnected && (this.now = { thing, box: of.getBoundingClientRect(), ...words() })
    if (wait) this.#later = window.setTimeout(open, wait)
    else open()
  }

  hide(thing?: string): void {
    clearTimeout(this.#later)
    if (!thing || this.now?.thing === thing) this.now = null
  }
}

export interface Hinting<More extends object = object> {
  thing: string
  words: () => Told & More
  /** Milliseconds that a mouse rests on it first. */
  wait?: number
  /** True while it has nothing to say. */
  hushed?: () => boolean
  /** What asks on a touch screen, where the board does not ask itself: a tap, or a finger that rests because a tap chooses. */
  finger?: 'taps' | 'rests'
}

const RESTS = 420
const TAPS = 60

/** Hover, focus, touch and the Escape key for an element that has something to say; the action of one board's hints. */
export function hinting<More extends object>(hints: Hints<More>) {
  return (node: Element, of: Hinting<More>) => {
    let given = of
    const touch = (event: Event) => (event as PointerEvent).pointerType === 'touch'
    const show = (wait: number) => !given.hushed?.() && hints.show(given.thing, node, given.words, wait)
    const enter = (event: Event) => !touch(event) && show(given.wait ?? 350)
    const down = (event: Event) => touch(event) && given.finger && show(given.finger === 'taps' ? TAPS : RESTS)
    const up = (event: Event) => touch(event) && given.finger === 'rests' && hints.now?.thing !== given.thing && hints.hide(given.thing)
    const focus = () => node.matches(':focus-visible') && show(0)
    // a finger leaves whenever it is lifted: the sheet stays until it touches elsewhere
    const leave = (event: Event) => !touch(event) && hints.hide(given.thing)
    const blur = () => queueMicrotask(() => hints.hide(given.thing)) // a thing that is taken away loses the focus while the page is being drawn
    const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && hints.hide(given.thing)
    const heard = [
      ['pointerenter', enter], ['pointerleave', leave], ['pointerdown', down], ['pointerup', up], ['pointercancel', up],
      ['focus', focus], ['blur', blur], ['keydown', key],
    ] as const
    for (const [name, listener] of heard) node.addEventListener(name, listener)
    return {
      update(next: Hinting<More>) {
        given = next
      },
      destroy() {
        hints.hide(given.thing)
        for (const [name, listener] of heard) node.removeEventListener(name, listener)
      },
    }
  }
}
