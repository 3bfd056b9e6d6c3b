/** How far the team is: the dream, and the three ways to lose. */
import type { Say } from '../../kit/reading'
import type { Step } from '../../lib/board'
import { editionOf } from './edition'
import { criticals, type View } from './reading'

export const progress = (view: View, say: Say, edition: unknown): Step[] =>
  [
    say('progress-dream', { count: view.built }),
    say('progress-critical', { count: criticals(view), most: editionOf(edition).machines.lost_when_critical }),
    say('progress-spies', { count: view.spy.filter(Boolean).length }),
    say('progress-reserve', { count: view.reserve_n }),
  ].map((words) => ({ words, short: words }))
