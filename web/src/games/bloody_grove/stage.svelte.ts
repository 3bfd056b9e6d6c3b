/** The position of this table as it is shown, and the grove that is being reckoned; board and panels share it. */
import { rest, type Cut } from '../../kit/flights'
import { Stage, type Happening } from '../../kit/stage.svelte'
import type { Told } from '../../lib/board'
import type { Edition } from './edition'
import { applied, toldOf } from './events'
import { Before, show, victory, watched } from './flights'
import { handOf, type Side, tokenNames, type View } from './reading'

/** A grove as it is being reckoned: for each seat its four items and their sum; who wins, -1 for a tie. */
export interface Reckoning { grove: number; rows: { seat: number; total: number; parts: [number, number, number, number] | null }[]; winner: number | null }

const READ = 850 // milliseconds to read a row of the reckoning
const WON = ['won_groves', 'won_domination', 'won_transformations', 'shared']

class Duel extends Stage<View> {
  /** On which side of the Druid the last transformation began. */
  side = $state<Side | null>(null)
  /** The grove that is being resolved, while its events are played. */
  reckoning = $state.raw<Reckoning | null>(null)

  override show(view: View): void {
    if (!this.playing) this.reckoning = null
    super.show(view)
  }

  override cut(view: View): void {
    super.cut(view)
    this.reckoning = null
  }

  override clear(): void {
    super.clear()
    this.reckoning = null
    this.side = null
  }

  /** An event is applied at once; then what it moved flies from where it was seen before. */
  async happens({ told, before, now, cut, still }: Happening<View>, box: Edition): Promise<void> {
    if (told.event === 'transforming') this.side = toldOf(told)[2] === 0 ? 'left' : 'right'
    const hand = before.hand ? handOf(before, toldOf(told)[0]) : []
    const seen = new Before(...watched(told, tokenNames(before), hand))
    const after = applied(before, told, box)
    now(after)
    if (still) return
    this.#reckon(told, after)
    await show(told, seen, hand, tokenNames(after), before.taken, cut)
    await this.#read(told, cut)
  }

  #reckon(told: Told, view: View): void {
    const [a, b, c, d] = toldOf(told)
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

export const stage = new Duel()
