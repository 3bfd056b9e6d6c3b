/** The position as it is shown: behind the true one while its events are still being played out. Board and panels share it. */
import type { Told } from '../../lib/board'
import { gives, takes } from './events'
import { fly } from './flights'
import type { View } from './reading'

class Stage {
  /** What is drawn; null before the first position. */
  shown = $state.raw<View | null>(null)
  playing = $state(false)
  #base: View | null = null
  #run = 0

  /** Nothing moves: show the position as it is. */
  show(view: View): void {
    if (this.playing) return
    if (view !== this.#base || !this.shown) this.shown = view
    this.#base = view
  }

  /** Stop what moves and show this. */
  cut(view: View): void {
    this.#run += 1
    this.playing = false
    this.shown = view
    this.#base = view
  }

  /** The table is left. */
  clear(): void {
    this.#run += 1
    this.playing = false
    this.shown = null
    this.#base = null
  }

  /** Let the events happen to what is shown, one after another. */
  async play(events: readonly Told[], goal: number, look: (seat: number) => number, still: boolean): Promise<boolean> {
    const run = ++this.#run
    this.playing = true
    for (const told of events) {
      const before = this.shown
      if (!before) break
      this.shown = takes(before, told)
      if (!still) await fly(told, before, look, () => run !== this.#run)
      if (run !== this.#run) return false
      this.shown = gives(this.shown ?? before, told, goal)
    }
    this.playing = false
    return true
  }
}

export const stage = new Stage()
