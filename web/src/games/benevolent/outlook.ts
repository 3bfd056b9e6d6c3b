/** What could be done on a hex, before one goes there: by what everybody sees, for the cards. No rule is decided here. */
import { PLACES } from '../../art/places'
import { permanent, type Edition } from './edition'
import { ASK, discountOf, duesOf, obtainable, total, type Due, type View } from './reading'

const SOLITUDE = 4 // P5
const GOOD_PRICE = 8 // P9
const STATUETTE = 4

export interface Outlook {
  place: string
  dues: Due[]
  owed: number
  /** Leaves that lack for the dues. */
  short: number
  /** Whether the place would do something once the dues are paid. */
  useful: boolean
  /** What gathering brings there, and what Solitude does on arrival. */
  gather: number
  alone: number
}

export const priceOf = (view: View, box: Edition, seat: number, gift: number): number =>
  Math.max(0, (box.gifts.price[gift] ?? 0) - view.discount - discountOf(view, seat, permanent(box, GOOD_PRICE).amount ?? 0))

/** The prices of what can be had, the least first. */
export const prices = (view: View, box: Edition, seat: number): number[] =>
  box.gifts.price.flatMap((_, gift) => (obtainable(view, seat, gift) ? [priceOf(view, box, seat, gift)] : [])).sort((a, b) => a - b)

/** The gifts that one could exchange now. */
export const exchangeable = (view: View, seat: number): number[] =>
  (view.gifts[seat] ?? []).flatMap((count, gift) => (count && gift < STATUETTE && obtainable(view, seat, gift + 1) ? [gift] : []))

/** Whether some arrow from where one dreams brings a gift that can be had. */
export const dreamsOfGift = (view: View, box: Edition, seat: number, gifts: readonly string[]): boolean =>
  box.arrow.some((arrow) => arrow.from - 1 === view.dream[seat] && arrow.gift && obtainable(view, seat, gifts.indexOf(arrow.gift)))

function useful(view: View, box: Edition, seat: number, place: string, purse: number): boolean {
  switch (place) {
    case 'altar':
      return (prices(view, box, seat)[0] ?? Infinity) <= purse
    case 'meadow':
      return obtainable(view, seat, 0)
    case 'nest':
      return obtainable(view, seat, 1)
    case 'circle':
      return exchangeable(view, seat).length > 0
    case 'table':
      return view.pyramid.some((face) => face >= 0)
    default:
      return true // at the Pond there is always an arrow to follow
  }
}

export function outlook(view: View, box: Edition, seat: number, hex: number): Outlook {
  const place = PLACES[view.location[hex] ?? 0] ?? 'altar'
  const dues = duesOf(view, seat, hex)
  const owed = total(dues)
  const lonely = view.steps.every((steps, rival) => rival === seat || !steps[hex])
  const arrives = view.question === ASK.hex && view.owner[SOLITUDE] === seat && lonely
  const alone = arrives ? Math.min(permanent(box, SOLITUDE).leaves ?? 0, view.reserve) : 0
  const left = (view.leaves[seat] ?? 0) + alone - owed
  const gather = Math.min(box.leaves.gather, view.reserve - alone)
  return { place, dues, owed, short: Math.max(0, -left), useful: useful(view, box, seat, place, left), gather, alone }
}
