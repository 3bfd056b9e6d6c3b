/** The position as it is shown: behind the true one while its events are still being played out. Board and panels share it. */
import type { Told } from '../../lib/board'
import type { Edition } from './edition'
import { ALL_TOKENS, applied, numbersOf } from './events'
import { Before, rest, show, victory, watched, type Cut } from './flights'
import { handOf, type Side, type View } from './reading'

/** A grove as it is being reckoned: for each seat its four items and their sum; who wins, -1 for a tie. */
export interface Reckoning { grove: number; rows: { seat: number; total: number; parts: [number, number, number, number] | null }[]; winner: number | null }

const READ = 850 // milliseconds to read a row of the reckoning
const WON = ['won_groves', 'won_domination', 'won_transformations', 'shared']

class Stage {
  /** What is drawn; null before the first position. */
  shown = $state.raw<View | null>(null)
  playing = $state(false)
  /** On which side of the Druid the last transformation began. */
  side = $state<Side | null>(null)
  /** The grove that is being resolved, while its events are played. */
  reckoning = $state.raw<Reckoning | null>(null)
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
    this.#end()
    this.shown = view
    this.#base = view
  }

  /** The table is left. */
  clear(): void {
    this.#end()
    this.shown = null
    this.side = null
    this.#base = null
  }

  #end(): void {
    this.#run += 1
    this.playing = false
    this.reckoning = null
  }

  /** Let the events happen to what is shown, one after another. */
  async play(events: readonly Told[], box: Edition): Promise<boolean> {
    const run = ++this.#run
    const cut: Cut = () => run !== this.#run
    this.playing = true
    for (const told of events) {
      const before = this.shown
      if (!before) break
      if (told.event === 'transforming') this.side = numbersOf(told)[2] === 0 ? 'left' : 'right'
      const hand = before.hand ? handOf(before, numbersOf(told)[0]) : []
      const seen = new Before(...watched(told, ALL_TOKENS, hand))
      this.shown = applied(before, told, box)
      this.#reckon(told, this.shown)
      await show(told, seen, hand, ALL_TOKENS, before.taken, cut)
      await this.#read(told, cut)
      if (cut()) return false
    }
    this.playing = false
    this.reckoning = null
    return true
  }

  #reckon(told: Told, view: View): void {
    const [a, b, c, d] = numbersOf(told)
    const now = this.reckoning
    if (told.event === 'total') {
      const grove = view.groves.indexOf(b)
      const rows = now && now.grove === grove && now.winner === null ? now.rows : []
      this.reckoning = { grove, rows: [...rows, { seat: a, total: c, parts: null }], winner: null }
    } else if (told.event === 'parts' && now) {
      const rows = now.rows.map((row, i) => (i === now.rows.length - 1 ? { ...row, parts: [a, b, c, d] as [number, number, number, number] } : row))
      this.reckoning = { ...now, rows }
    } else if (now && (told.event === 'control' || told.event === 'tie')) {
      this.reckoning = { ...now, winner: told.event === 'tie' ? -1 : a }
    } else if (now && now.winner !== null) this.reckoning = null
  }

  /** What has no motion of its own stands for a moment. */
  async #read(told: Told, cut: Cut): Promise<void> {
    if (told.event === 'parts') return rest(READ, cut)
    if (told.event === 'control' || told.event === 'tie') return rest(READ + 350, cut)
    if (told.event === 'revealed' || told.event === 'turn_lost') return rest(260, cut)
    if (WON.includes(told.event)) return victory(cut)
  }
}

export const stage = new Stage()
