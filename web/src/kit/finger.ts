/** A finger reads first: where a tap would choose something, the first one opens its sheet, and the second one chooses. */
import type { Hints, Told } from '../lib/hints.svelte'

export class Finger {
  /** Whether it was a finger that pressed last. */
  touched = false

  readonly down = (event: PointerEvent): void => {
    this.touched = event.pointerType === 'touch'
  }

  /** Opens the sheet of a thing at its first touch, with a note to tap again; false if it is open, or no finger pressed. */
  reads<More extends object>(hints: Hints<More>, thing: string, of: Element, words: () => Told & More, note: string): boolean {
    if (!this.touched || hints.now?.thing === thing) return false
    hints.show(thing, of, () => ({ ...words(), note }))
    return true
  }
}
