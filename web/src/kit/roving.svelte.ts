/**
 * Of the many spots of a board one is in the order of Tab; arrows walk from it to the others. A board brings its spots, which of
 * them may be chosen, and the element they are drawn in.
 */
import { untrack } from 'svelte'
import { towards, wayOf } from './walk'

interface Spot { thing: string; x: number; y: number }

export class Roving {
  /** The one that was walked to or picked last. */
  at = $state('')
  readonly #spots: () => readonly Spot[]
  readonly #root: () => Element | undefined
  /** The one that is in the order of Tab. */
  readonly stop: string = $derived.by(() => {
    const spots = this.#spots()
    return spots.some(({ thing }) => thing === this.at) ? this.at : (spots[0]?.thing ?? '')
  })

  constructor(spots: () => readonly Spot[], can: (thing: string) => boolean, root: () => Element | undefined) {
    this.#spots = spots
    this.#root = root
    $effect(() => {
      const first = spots().find(({ thing }) => can(thing))
      untrack(() => {
        const focused = document.activeElement?.getAttribute('data-thing')
        if (first && !spots().some(({ thing }) => thing === focused)) this.at = first.thing
      })
    })
  }

  /** Walks on from a thing; false if the key is none of ours. */
  go(from: string, key: string): boolean {
    const spots = this.#spots()
    const here = spots.find(({ thing }) => thing === from)
    const way = wayOf(key)
    const there = way && here ? towards([here.x, here.y], spots, ({ x, y }) => [x, y], way) : key === 'Home' ? spots[0] : key === 'End' ? spots.at(-1) : null
    if (!there) return way !== undefined
    this.at = there.thing
    this.#root()?.querySelector<SVGElement>(`[data-thing="${there.thing}"]`)?.focus()
    return true
  }
}
