/** How far everybody is: golden apples, and debts that bar the way to the forest spirit. */
import type { Say } from '../../kit/reading'
import type { Step } from '../../lib/board'
import { editionOf } from './edition'
import { debtsOf, type View } from './reading'

export function progress(view: View, say: Say, edition: unknown): Step[] {
  const { apples } = editionOf(edition).goal
  return view.apples.slice(0, view.seats).map((count, seat) =>
    view.ring === seat // the apples were given for it
      ? { seat, words: say('board-progress', { stand: 'won' }), short: `${apples}/${apples}` }
      : { seat, words: say('progress-apples', { count, apples, debts: debtsOf(view, seat).length }), short: `${count}/${apples}` },
  )
}
