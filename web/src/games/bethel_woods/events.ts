/** What each event of the chronicle does to the position that is shown, in two halves: it leaves somewhere, it arrives elsewhere. */
import { added, addedIn, numbersOf } from '../../kit/events'
import type { BethelWoodsEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import { KINDS } from './edition'
import type { View } from './reading'

const lies = (view: View, machine: number, kind: number, by: number): View => ({
  ...view,
  malfunctions: addedIn(view.malfunctions, machine, kind, by),
  lying: added(view.lying, machine, by),
})
const owns = (view: View, seat: number, kind: number, by: number): View => ({
  ...view,
  knowledge: addedIn(view.knowledge, seat, kind, by),
  held: added(view.held, seat, by),
})
const thrown = (view: View, kind: number): View => ({ ...view, discard: added(view.discard, kind, 1) })
const quiet = (view: View): View => (view.question ? { ...view, question: 0 } : view)

/** The spies' column without its top. */
const risen = (view: View): View => ({
  ...view,
  column: view.column.map((_, at) => (at < view.column_n - 1 ? (view.column[at + 1] ?? null) : -1)),
  column_n: view.column_n - 1,
})

/** What the event takes away, before anything flies. */
export function takes(before: View, told: Told): View {
  const [a, b, c] = numbersOf(told)
  const view = quiet(before)
  switch (told.event as BethelWoodsEvent) {
    case 'picked':
      return { ...view, hand: [...(view.workers[b] ?? [])], hand_n: (view.workers[b] ?? []).reduce((x, y) => x + y, 0), workers: view.workers.map((row, m) => (m === b ? [0, 0, 0, 0] : row)) }
    case 'laid':
      return { ...view, hand: added(view.hand, b, -1), hand_n: view.hand_n - 1 }
    case 'sent':
      return { ...view, hand: added(view.hand, b, -1), hand_n: view.hand_n - 1 }
    case 'repaired':
    case 'removed':
      return lies(view, c, b % KINDS, -1)
    case 'paid':
    case 'fee_paid':
    case 'spent':
    case 'discarded':
      return owns(view, a, b % KINDS, -1)
    case 'gave':
      return owns(view, a, c % KINDS, -1)
    case 'shifted':
      return { ...view, workers: addedIn(view.workers, c, b, -1) }
    case 'unmasked':
      return { ...view, spy: added(view.spy, b, -1) }
    case 'placed':
    case 'redirected':
      return { ...view, reserve_n: view.reserve_n - 1 }
    case 'spy_came':
      return risen(view)
    default:
      return view
  }
}

/** What the event brings, once it has landed. */
export function gives(view: View, told: Told): View {
  const [a, b, c, d] = numbersOf(told)
  switch (told.event as BethelWoodsEvent) {
    case 'picked':
      return { ...view, picked: b, at: b, way: 1 - 2 * c }
    case 'laid':
      return { ...view, workers: addedIn(view.workers, c, b, 1), at: c, laid: view.laid + 1, worker: b, last: view.hand_n === 0 ? c : view.last }
    case 'sent':
      return { ...view, orphanage: view.orphanage.map((w, s) => (s === c ? b : w)), built: d, worker: -1 }
    case 'repaired':
      return owns(view, a, b % KINDS, 1)
    case 'removed':
    case 'paid':
    case 'fee_paid':
    case 'spent':
    case 'discarded':
      return thrown(view, b % KINDS)
    case 'gave':
      return owns(view, b, c % KINDS, 1)
    case 'shifted':
      return { ...view, workers: addedIn(view.workers, d, b, 1) }
    case 'unmasked':
      return { ...view, column: view.column.map((spy, at) => (at === view.column_n ? b : spy)), column_n: view.column_n + 1 }
    case 'placed':
    case 'redirected':
      return lies(view, b, a % KINDS, 1)
    case 'spy_came':
      return { ...view, spy: added(view.spy, a, 1) }
    case 'failed':
      return { ...view, critical: view.critical | (1 << a), active: view.active | (1 << b), face: view.face.map((tile, m) => (m === a ? b : tile)) }
    case 'restored':
      return { ...view, critical: view.critical & ~(1 << a), active: view.active & ~(1 << b) }
    default:
      return view
  }
}
