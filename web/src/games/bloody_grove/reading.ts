/** What a view says, read with the edition: columns, strength in its parts, Domination, what a transformation would complete. */
import type { BloodyGrove } from '../../generated/views'
import type { BoardProps } from '../../lib/board'
import { ANIMALS, animalOf, DISCARD, isVenerable, PLACE, RESERVE, spirit, SPIRITS, TOKENS, VENERABLE, type Edition, type Per } from './edition'

export type View = BloodyGrove
/** What every part of the duel is given: the position that is shown, with the edition. */
export interface Part { props: BoardProps<View>; view: View; box: Edition }
export type Side = 'left' | 'right'

export const columnAt = (seat: number, grove: number): number => PLACE.column + 3 * seat + grove
export const inColumn = (place: number): boolean => place >= PLACE.column && place < PLACE.druid

const EVERYONE = 0x7f
const cards = Array.from({ length: SPIRITS }, (_, card) => card)
const tokens = Array.from({ length: TOKENS }, (_, token) => token)

/** The Spirits of a column in the order in which they came. */
export const columnOf = (view: View, seat: number, grove: number): number[] =>
  cards.filter((card) => view.lies[card] === columnAt(seat, grove)).sort((a, b) => (view.laid[a] ?? 0) - (view.laid[b] ?? 0))

/** The cards in a hand that this view shows: one's own, or those that everybody knows. */
export const handOf = (view: View, seat: number): number[] =>
  cards.filter((card) => card < VENERABLE && ((view.hand?.[seat]?.[card] ?? 0) > 0 || view.lies[card] === PLACE.held + seat))

export const tokensOn = (view: View, card: number): number[] => tokens.filter((token) => view.token_at[token] === card)
export const reserveOf = (view: View): number[] => tokens.filter((token) => view.token_at[token] === RESERVE)
export const discardOf = (view: View): number[] => tokens.filter((token) => view.token_at[token] === DISCARD)

/** Tokens that were mixed anew have fresh names: the number that words and things know them by. */
export const tokenName = (view: View, token: number): number => token + TOKENS * (view.batch[token] ?? 0)
export const tokenNames = (view: View): number[] => tokens.map((token) => tokenName(view, token))
export const tokenThing = (view: View, token: number): string => `token:${tokenName(view, token)}`

/** What a token is, if this view knows it. */
export const kindOf = (view: View, token: number): number | null => {
  const kind = view.token[token]
  return kind === null || kind === undefined || kind < 0 ? null : kind
}
export const sawToken = (view: View, token: number, seat: number): boolean => (((view.looked[token] ?? 0) >> seat) & 1) === 1
/** Face up: everybody knows it, those who only watch too. */
export const isUp = (view: View, token: number): boolean => (view.looked[token] ?? 0) === EVERYONE

/** The uppermost Spirit of the Druid pile, -1 for a bare Druid (BG-055). */
export const transformation = (view: View, seat: number): number => view.druid[seat]?.[(view.druid_n[seat] ?? 0) - 1] ?? -1
export const pileOf = (view: View, seat: number): number[] => (view.druid[seat] ?? []).slice(0, view.druid_n[seat] ?? 0)

/** BG-084 to BG-086: 1 for each Venerable of the column, or for each different animal. */
export function counted(per: Per, column: readonly number[]): number {
  if (per === 'column_venerables') return column.filter(isVenerable).length
  if (per === 'column_animals') return new Set(column.filter((card) => !isVenerable(card)).map(animalOf)).size
  return 0
}

export const strengthOf = (edition: Edition, card: number, column: readonly number[]): number => {
  const { strength, strength_per } = spirit(edition, card)
  return strength + counted(strength_per, column)
}
export const dominationOf = (edition: Edition, card: number, column: readonly number[]): number => {
  const { domination, domination_per } = spirit(edition, card)
  return domination + counted(domination_per, column)
}

/** The strength of a column and its parts; `unknown`: tokens this view does not know; `doomed`: Spirits under a known destroy token. */
export interface Strength { cards: number; transformation: number; grove: number; tokens: number; unknown: number; doomed: number; total: number }

/** Whether this view knows that a Spirit will be destroyed. */
export const isDoomed = (view: View, edition: Edition, card: number): boolean =>
  tokensOn(view, card).some((token) => edition.arcane[kindOf(view, token) ?? -1]?.destroy)

/** BG-065 to BG-070 as this view can know it; `more`: a card that would join the column, `less`: one that would leave it. */
export function strengthAt(view: View, edition: Edition, seat: number, grove: number, more = -1, less = -1): Strength {
  const all = columnOf(view, seat, grove).filter((card) => card !== less)
  if (more >= 0) all.push(more)
  const left = all.filter((card) => !isDoomed(view, edition, card))
  const top = transformation(view, seat)
  const fitting = (animal: number): number => left.filter((card) => !isVenerable(card) && animalOf(card) === animal).length
  const lying = left.flatMap((card) => tokensOn(view, card))
  const known = lying.flatMap((token) => kindOf(view, token) ?? [])
  const sums = {
    cards: left.reduce((sum, card) => sum + strengthOf(edition, card, left), 0),
    transformation: top >= 0 ? edition.strength.transformation * fitting(animalOf(top)) : 0,
    grove: edition.strength.grove * fitting(view.groves[grove] ?? -1),
    tokens: known.reduce((sum, kind) => sum + (edition.arcane[kind]?.value ?? 0), 0),
  }
  return {
    ...sums,
    unknown: lying.length - known.length,
    doomed: all.length - left.length,
    total: sums.cards + sums.transformation + sums.grove + sums.tokens,
  }
}

/** BG-097 to BG-099: the Domination of a column. */
export const dominationAt = (view: View, edition: Edition, seat: number, grove: number): number => {
  const column = columnOf(view, seat, grove)
  return column.reduce((sum, card) => sum + dominationOf(edition, card, column), 0)
}
export function domination(view: View, edition: Edition, seat: number): number {
  const top = transformation(view, seat)
  return [0, 1, 2].reduce((sum, grove) => sum + dominationAt(view, edition, seat, grove), top >= 0 ? spirit(edition, top).domination : 0)
}

/** BG-046 to BG-049: the animals that stand on both touching edges. */
export function completed(view: View, edition: Edition, seat: number, card: number, side: Side): number[] {
  const top = transformation(view, seat)
  const pile = top >= 0 ? spirit(edition, top) : edition.druid[seat]
  const laid = spirit(edition, card)
  const [own, other] = side === 'left' ? [laid.right, pile?.left ?? []] : [laid.left, pile?.right ?? []]
  return ANIMALS.flatMap((animal, at) => (own.includes(animal) && other.includes(animal) ? [at] : []))
}

/** On which side the card beside the Druid lies, if one cannot remember. */
export const guessSide = (view: View, edition: Edition): Side => {
  const left = completed(view, edition, view.player, view.beside, 'left')
  return ANIMALS.every((_, at) => !((view.symbols >> at) & 1) || left.includes(at)) ? 'left' : 'right'
}

/** How many tokens of each kind this view has not placed yet. */
export function unplaced(view: View, edition: Edition): number[] {
  const left = edition.arcane.map((kind) => kind.count)
  for (const token of tokens) {
    const kind = kindOf(view, token)
    if (kind !== null) left[kind] = (left[kind] ?? 0) - 1
  }
  return left
}

/** Who has each turn of a round, and where it is played. */
export const turnsOf = (view: View, edition: Edition): { seat: number; grove: number }[] =>
  edition.turns.player.map((who, at) => ({ seat: who === 'starter' ? view.starter : 1 - view.starter, grove: (edition.active.grove[at] ?? 1) - 1 }))

/** Whether the round is in its six turns (and not being resolved). */
export const inTurns = (view: View): boolean => !view.over && view.question >= 2 && view.question <= 6

/** The number of a thing of a kind, -1 if it is of another kind. */
export const numberOf = (thing: string | null | undefined, kind: string): number => (thing?.startsWith(`${kind}:`) ? Number(thing.slice(kind.length + 1)) : -1)
