/** How far everybody is: victory points, the most first. */
import type { Say } from '../../kit/reading'
import type { Step } from '../../lib/board'
import type { View } from './reading'

export const progress = (view: View, say: Say): Step[] =>
  view.vp
    .slice(0, view.seats)
    .map((points, seat) => ({ seat, points }))
    .sort((one, two) => two.points - one.points)
    .map(({ seat, points }) => ({ seat, words: say('board-vp-short', { points }), short: String(points) }))
