/** What the board reads off a position: only what it shows; no rule is decided here. */
import type { GiftName } from '../../art/pieces'
import type { Benevolent } from '../../generated/views'
import { giftName } from './edition'

export type View = Benevolent

/** The questions of Benevolent by number (questions.py). */
export const ASK = { window: 1, step: 2, hex: 3, action: 4, buy: 5, arrow: 6, exchange: 7, secret: 8, victim: 9, repeat: 10, stash: 11 } as const
const SOOTHED_SPIRITS = 6 // P7
const GOOD_PRICE = 8 // P9
export const CACHE = 2 // P3

export interface Due { to: number | null; leaves: number }

/** What a seat would owe on a hex, and to whom (BE-046 to BE-049, P7, P8): the pill before you pay. */
export function duesOf(view: View, seat: number, hex: number): Due[] {
  const owed: Due[] = []
  const grey = view.owner[SOOTHED_SPIRITS] === seat ? 0 : (view.grey[hex] ?? 0)
  if (grey) owed.push({ to: null, leaves: grey })
  view.steps.forEach((steps, rival) => {
    const count = rival === seat ? 0 : (steps[hex] ?? 0)
    if (count) owed.push({ to: view.owner[7] === seat ? null : rival, leaves: count })
  })
  return owed
}

export const total = (dues: readonly Due[]): number => dues.reduce((sum, due) => sum + due.leaves, 0)

/** Pieces standing on a hex, left to right: grey ones first, then seats; `second` marks another one of the same seat. */
export interface Piece { seat: number; second: boolean; key: string }
export function piecesOn(view: View, hex: number): Piece[] {
  const pieces: Piece[] = []
  for (let i = 0; i < (view.grey[hex] ?? 0); i++) pieces.push({ seat: -1, second: i > 0, key: `grey${i}` })
  view.steps.forEach((steps, seat) => {
    for (let i = 0; i < (steps[hex] ?? 0); i++) pieces.push({ seat, second: i > 0, key: `${seat}.${i}` })
  })
  return pieces
}

/** Where pieces stand in the lane of a hex. */
export function lane(pieces: readonly Piece[]): { x: number; y: number; size: number }[] {
  const groups = pieces.filter((piece) => !piece.second).length
  const gap = groups > 4 ? 32 : groups > 3 ? 38 : 41
  const size = groups > 4 ? 40 : 46
  const wide = pieces.length ? (groups - 1) * gap + (pieces.length - groups) * 13 : 0
  let x = -wide / 2 - gap
  return pieces.map((piece) => {
    x += piece.second ? 13 : gap
    return { x, y: piece.second ? 39 : piece.seat === 1 ? 45 : 46, size: piece.seat < 0 ? size - 2 : size }
  })
}

/** Faces a seat holds, Permanent ones first. */
export const secretsOf = (view: View, seat: number): number[] =>
  view.owner.flatMap((owner, face) => (owner === seat ? [face] : []))

/** Whether a gift can be had by a seat: from the pile, or from a rival who owns it (BE-082). */
export const obtainable = (view: View, seat: number, gift: number): boolean =>
  (view.piles[gift] ?? 0) > 0 || view.gifts.some((owned, rival) => rival !== seat && (owned[gift] ?? 0) > 0)

export const kinds = (gifts: readonly number[]): number => gifts.filter((count) => count > 0).length

/** The one gift a seat still lacks, if it lacks but one. */
export function lastGift(gifts: readonly number[]): GiftName | null {
  const missing = gifts.flatMap((count, gift) => (count ? [] : [gift]))
  return missing.length === 1 && missing[0] !== undefined ? giftName(missing[0]) : null
}

/** What P9 takes off every price of its owner. */
export const discountOf = (view: View, seat: number | null, amount: number): number =>
  seat !== null && view.owner[GOOD_PRICE] === seat ? amount : 0

/** The Step that is held in the air: whose, and the hex it was lifted from (null: from the card). */
export function lifted(view: View): { seat: number; from: number | null } | null {
  if (view.question !== ASK.hex || view.over) return null
  return { seat: view.player, from: view.lifted >= 0 ? view.lifted : null }
}
