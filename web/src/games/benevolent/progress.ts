/** How far everybody is: how many of the five gifts. */
import type { Say } from '../../kit/reading'
import type { Step } from '../../lib/board'
import { kinds, type View } from './reading'

export const progress = (view: View, say: Say): Step[] => view.gifts.slice(0, view.seats).map((gifts, seat) => ({ seat, words: say('board-of-five', { count: kinds(gifts) }), short: `${kinds(gifts)}/5` }))
