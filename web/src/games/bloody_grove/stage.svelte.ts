/** The position as it is shown: behind the true one while its events are still being played out. Board and panels share it. */
import type { Told } from '../../lib/board'
import type { Side, View } from './reading'

class Stage {
  /** What is drawn; null before the first position. */
  shown = $state.raw<View | null>(null)
  playing = $state(false)
  /** On which side of the Druid the last transformation began. */
  side = $state<Side | null>(null)
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
    this.side = null
    this.#base = null
  }

  async play(_events: readonly Told[]): Promise<boolean> {
    return true
  }
}

export const stage = new Stage()
