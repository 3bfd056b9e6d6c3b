/**
 * The position as it is shown: behind the true one while its events are still being played out. Board and panels of a game
 * share one. A board brings how an event happens to it; for most that is in halves (see `halves`).
 */
import { untrack } from 'svelte'
import type { BoardProps, Told } from '../lib/board'
import { still } from '../lib/settings.svelte'
import { passTurn, type Cut } from './flights'

/** One event that happens: to which position, and `now` shows what becomes of it. */
export interface Happening<View> {
  told: Told
  before: View
  now: (view: View) => void
  cut: Cut
  /** Nobody would see it move. */
  still: boolean
}
export type Happens<View> = (happening: Happening<View>) => Promise<void>

export class Stage<View> {
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
    this.#end(view)
  }

  /** The table is left. */
  clear(): void {
    this.#end(null)
  }

  #end(view: View | null): void {
    this.#run += 1
    this.playing = false
    this.shown = view
    this.#base = view
  }

  /** Let the events happen to what is shown, one after another; false if that was cut short. */
  async play(events: readonly Told[], happens: Happens<View>, still: boolean): Promise<boolean> {
    const run = ++this.#run
    const cut = () => run !== this.#run
    const now = (view: View) => {
      if (!cut()) this.shown = view
    }
    this.playing = true
    for (const told of events) {
      const before = this.shown
      if (!before) break
      await happens({ told, before, now, cut, still })
      if (cut()) return false
    }
    this.playing = false
    return true
  }
}

interface Halves<View> {
  /** What the event takes away, before anything flies. */
  takes: (view: View, told: Told) => View
  fly: (told: Told, before: View, cut: Cut) => Promise<void>
  /** What it brings, once it has landed. */
  gives: (view: View, told: Told) => View
}

/** An event in two halves: it leaves somewhere, it arrives elsewhere; between them something flies. */
export function halves<View>({ takes, fly, gives }: Halves<View>): Happens<View> {
  return async ({ told, before, now, cut, still }) => {
    const left = takes(before, told)
    now(left)
    if (!still) await fly(told, before, cut)
    now(gives(left, told))
  }
}

type Given<View> = Pick<BoardProps<View>, 'view' | 'play' | 'done'>

/** For a board's own script: what is shown follows the true position once its events have been played out. */
export function follows<View>(stage: Stage<View>, given: () => Given<View>, happens: Happens<View>): void {
  $effect.pre(() => {
    const { play, view } = given()
    untrack(() => {
      if (!play.length) return stage.playing ? stage.cut(view) : stage.show(view)
      if (stage.playing) return
      if (!stage.shown) stage.show(view)
      void stage.play(play, happens, still.matches || document.hidden).then((whole) => whole && given().done())
    })
  })
  $effect(() => () => stage.clear())
}

/** For a board's own script: the gold frame glides to whose turn it is; -1 if it is nobody's alone. */
export function glides(player: () => number, goesOn: () => boolean = () => true): void {
  let before = -1
  $effect(() => {
    const [now, may] = [player(), goesOn()]
    if (before >= 0 && now >= 0 && before !== now && may && !still.matches) passTurn(before, now)
    before = now
  })
}
