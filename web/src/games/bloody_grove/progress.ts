/** How far both are: Domination, and the groves that each controls. */
import type { Say } from '../../kit/reading'
import type { Step } from '../../lib/board'
import { editionOf } from './edition'
import { domination, type View } from './reading'

export const progress = (view: View, say: Say, edition: unknown): Step[] =>
  [0, 1].map((seat) => {
    const count = domination(view, editionOf(edition), seat)
    const groves = view.cube.filter((owner) => owner === seat).length
    return { seat, words: say('progress-duel', { count, groves }), short: say('board-domination', { count }) }
  })
