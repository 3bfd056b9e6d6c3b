/** What each event of the chronicle does to the position that is shown, in two halves: it leaves somewhere, it arrives elsewhere. */
import { added, addedIn, numbersOf } from '../../kit/events'
import type { BenevolentEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import type { View } from './reading'

const leaves = (view: View, seat: number, by: number): View => ({ ...view, leaves: added(view.leaves, seat, by) })
const reserve = (view: View, by: number): View => ({ ...view, reserve: view.reserve + by })

/** What the event takes away, before anything flies. */
export function takes(view: View, told: Told): View {
  const [a, b, c] = numbersOf(told)
  switch (told.event as BenevolentEvent) {
    case 'step_put':
      return { ...view, card: added(view.card, a, -1), question: 0 }
    case 'step_moved':
      return { ...view, steps: addedIn(view.steps, a, b, -1), question: 0, lifted: -1 }
    case 'paid_reserve':
    case 'paid_again':
      return leaves(view, a, -b)
    case 'paid_rival':
      return leaves(view, a, -c)
    case 'bought':
      return leaves(view, a, -c)
    case 'gathered':
    case 'solitude':
    case 'leaves_gained':
    case 'stashed':
      return reserve(view, -b)
    case 'unstashed':
      return { ...view, stash: view.stash - b }
    case 'gave_back':
      return { ...view, gifts: addedIn(view.gifts, a, b, -1) }
    case 'from_pile':
      return { ...view, piles: added(view.piles, b, -1) }
    case 'from_rival':
      return { ...view, gifts: addedIn(view.gifts, b, c, -1) }
    case 'slept':
      return { ...view, dream: view.dream.map((space, seat) => (seat === a ? -1 : space)) }
    case 'secret_taken':
      return { ...view, pyramid: view.pyramid.map((face) => (face === b ? -1 : face)) }
    case 'secret_used':
      return { ...view, owner: view.owner.map((owner, face) => (face === b ? -1 : owner)) }
    default:
      return view
  }
}

/** What the event brings, once it has landed. */
export function gives(view: View, told: Told): View {
  const [a, b, c] = numbersOf(told)
  switch (told.event as BenevolentEvent) {
    case 'step_put':
      return { ...view, steps: addedIn(view.steps, a, b, 1), here: b }
    case 'step_moved':
      return { ...view, steps: addedIn(view.steps, a, c, 1), here: c }
    case 'paid_reserve':
    case 'paid_again':
      return reserve(view, b)
    case 'paid_rival':
      return leaves(view, b, c)
    case 'bought':
      return reserve(view, c)
    case 'gathered':
    case 'solitude':
    case 'leaves_gained':
    case 'unstashed':
      return leaves(view, a, b)
    case 'stashed':
      return { ...view, stash: view.stash + b }
    case 'gave_back':
      return { ...view, piles: added(view.piles, b, 1) }
    case 'from_pile':
      return { ...view, gifts: addedIn(view.gifts, a, b, 1) }
    case 'from_rival':
      return { ...view, gifts: addedIn(view.gifts, a, c, 1) }
    case 'slept':
      return { ...view, dream: view.dream.map((space, seat) => (seat === a ? c - 1 : space)) }
    case 'secret_taken':
      return { ...view, owner: view.owner.map((owner, face) => (face === b ? a : owner)) }
    default:
      return view
  }
}
