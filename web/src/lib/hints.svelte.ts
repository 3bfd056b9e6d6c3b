/** The small sheet beside a thing: its name and what it does. The boards say when it comes; HintSheet.svelte draws it. */
export interface Hint { thing: string; title: string; text: string; note?: string; box: DOMRect }
export type Told = Omit<Hint, 'thing' | 'box'>

export class Hints<More extends object = object> {
  now = $state.raw<(Hint & More) | null>(null)
  #later = 0

  /** After a moment (hover), or at once (focus, tap). */
  show(thing: string, of: Element, words: () => Told & More, wait = 0): void {
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
