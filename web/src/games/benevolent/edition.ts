/** What the board needs of the edition: the table's own file as JSON, as the server tells it. */
import type { Point } from '../../art/geometry'
import { GIFTS, type GiftName } from '../../art/pieces'
import { dataOf, type Say } from '../../kit/reading'

interface Arrow { from: number; to: number; gift: GiftName | '' }
interface Permanent { id: string; cost?: number; put?: number; take?: number; max_own?: number; leaves?: number; amount?: number }
interface Ephemeral {
  id: string
  effect: 'gain' | 'buy_fixed' | 'recipe' | 'sleep' | 'exchange' | 'buy'
  gift?: GiftName
  take?: GiftName
  leaves?: number
  price?: number
  discount?: number
  give?: GiftName[]
}
interface Layout { players: number; slots: (readonly [number, number, number])[] }

export interface Edition {
  gifts: { price: number[] }
  leaves: { gather: number }
  dream_path: { spaces: number }
  arrow: Arrow[]
  secret: { id: string; permanent: string; ephemeral: string }[]
  permanent: Permanent[]
  ephemeral: Ephemeral[]
  pyramid: { rows: number[][]; under: Record<string, number[]> }
  layout: Layout[]
  segment_shape: { cells: Point[] }
}

/** As long as the edition has not come: a table without prices, arrows and texts. */
const NONE: Edition = {
  gifts: { price: [] },
  leaves: { gather: 0 },
  dream_path: { spaces: 4 },
  arrow: [],
  secret: [],
  permanent: [],
  ephemeral: [],
  pyramid: { rows: [[1, 2, 3, 4], [5, 6, 7], [8, 9]], under: {} },
  layout: [],
  segment_shape: { cells: [] },
}

export const editionOf = (given: unknown): Edition => dataOf(given, NONE)

export const PERMANENTS = 9
const OFFERING = 7 // P8
const EMPTY: Ephemeral = { id: '', effect: 'sleep' }
export const permanent = (edition: Edition, face: number): Permanent => edition.permanent[face] ?? { id: `P${face + 1}` }
export const ephemeral = (edition: Edition, face: number): Ephemeral => edition.ephemeral[face - PERMANENTS] ?? EMPTY

type Args = Record<string, string | number>

/** Words for an Ephemeral secret are chosen by its effect and these (things.py says the same to the server's words). */
function effect(e: Ephemeral): Args {
  const given = e.give ?? []
  return {
    gift: e.gift ?? e.take ?? 'none',
    leaves: e.leaves ?? 0,
    price: e.price ?? 0,
    discount: e.discount ?? 0,
    give: given[0] ?? 'none',
    and: given[1] ?? 'none',
    count: given.length,
  }
}

const kindOf = (edition: Edition, face: number): string =>
  face < PERMANENTS ? `P${face + 1}` : ephemeral(edition, face).effect.replace('_', '-')

/** What the words of a Secret need to know. */
function numbers(edition: Edition, face: number): Args {
  if (face >= PERMANENTS) return effect(ephemeral(edition, face))
  const of = (at: number) => permanent(edition, at)
  return {
    exchange_again: of(0).cost ?? 0,
    sleep_again: of(1).cost ?? 0,
    put: of(2).put ?? 0,
    take: of(2).take ?? 0,
    most: of(3).max_own ?? 2,
    solitude: of(4).leaves ?? 0,
    discount: of(8).amount ?? 0,
  }
}

export const secretName = (edition: Edition, face: number, say: Say): string =>
  face < 0 ? say('secret-gone') : say(`secret-${kindOf(edition, face)}`, numbers(edition, face))

export const secretText = (edition: Edition, face: number, say: Say): string =>
  say(`secret-${kindOf(edition, face)}-text`, numbers(edition, face))

/** The same in the few words of a card. */
export const secretNote = (edition: Edition, face: number, say: Say): string =>
  say(`card-secret-${kindOf(edition, face)}`, numbers(edition, face))

/** A name of at most 22 letters: where it is longer, the note says the rest. */
export function secretTitle(edition: Edition, face: number, say: Say): string {
  const e = face < PERMANENTS ? null : ephemeral(edition, face)
  if (e?.effect === 'buy_fixed') return say('gift-name', { gift: e.gift ?? 'none' })
  if (e?.effect === 'recipe') return say('card-transmutation')
  return face === OFFERING ? say('card-offering') : secretName(edition, face, say)
}

/** A tile is free when nothing is left underneath. */
export const isFree = (edition: Edition, pyramid: readonly number[], at: number): boolean =>
  (pyramid[at] ?? -1) >= 0 && (edition.pyramid.under[String(at + 1)] ?? []).every((below) => (pyramid[below - 1] ?? -1) < 0)

export const giftName = (gift: number): GiftName => GIFTS[gift] ?? 'clover'
