/** What each event of the chronicle does to the position that is shown. What an event does not tell comes with the view after it. */
import { added, numbersOf, put } from '../../kit/events'
import type { BloodyGroveEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import { animalOf, backOf, PLACE, TOKENS, type Edition } from './edition'
import { columnAt, completed, type View } from './reading'

const EVERYONE = 0x7f

const inRow = <T>(rows: readonly (readonly T[])[], row: number, change: (list: readonly T[]) => T[]): T[][] =>
  rows.map((list, i) => (i === row ? change(list) : [...list]))
const lies = (view: View, card: number, place: number): View => ({ ...view, lies: put(view.lies, card, place) })

/** The numbers of an event; missing ones are -1: no card, no seat. */
export const toldOf = (told: Told): [number, number, number, number] => numbersOf(told, -1)

const groveOf = (view: View, animal: number): number => view.groves.indexOf(animal)

/** BG-030: the Spirit joins a column, after those that lie there. */
function laid(view: View, seat: number, card: number, grove: number): View {
  const count = view.laid_n + 1
  return { ...lies(view, card, columnAt(seat, grove)), laid: put(view.laid, card, count), laid_n: count }
}

function outOfHand(view: View, seat: number, card: number): View {
  const hand = view.hand ? { hand: inRow<number | null>(view.hand, seat, (row) => put(row, card, row[card] === null || row[card] === undefined ? (row[card] ?? null) : 0)) } : {}
  return { ...view, ...hand, hand_n: added(view.hand_n, seat, -1), backs: inRow(view.backs, seat, (row) => added(row, backOf(card), -1)) }
}

function intoHand(view: View, seat: number, card: number): View {
  const hand = view.hand ? { hand: inRow<number | null>(view.hand, seat, (row) => (row.some((each) => each !== null) ? put(row, card, 1) : [...row])) } : {}
  return { ...view, ...hand, hand_n: added(view.hand_n, seat, 1), backs: inRow(view.backs, seat, (row) => added(row, backOf(card), 1)) }
}

/** A card of a deck: which one, if that is known here, and who knows it. */
interface Lying { card: number | null; seen: number }

/** A deck lies with its bottom at 0. */
function deck(view: View, seat: number, change: (cards: readonly Lying[]) => Lying[]): View {
  const [cards, seen] = [view.deck[seat] ?? [], view.deck_seen[seat] ?? []]
  const next = change(Array.from({ length: view.deck_n[seat] ?? 0 }, (_, at) => ({ card: cards[at] ?? null, seen: seen[at] ?? 0 })))
  return {
    ...view,
    deck: inRow<number | null>(view.deck, seat, (row) => row.map((_, at) => next[at]?.card ?? null)),
    deck_seen: inRow(view.deck_seen, seat, (row) => row.map((_, at) => next[at]?.seen ?? 0)),
    deck_n: put(view.deck_n, seat, next.length),
  }
}

/** Cards from the top of a deck; those that everybody knows are known in the hand too. */
function drawnFrom(view: View, seat: number, count: number): View {
  let places = view.lies
  const next = deck(view, seat, (cards) => {
    const left = cards.slice(0, cards.length - count)
    for (const { card, seen } of cards.slice(left.length)) if (card !== null && seen === EVERYONE) places = put(places, card, PLACE.held + seat)
    return left
  })
  return { ...next, lies: places }
}

/** BG-064, BG-075: the tokens on a Spirit lie face up in the discard. */
function discard(view: View, from: (card: number) => boolean): View {
  const gone = view.token_at.map((at) => at >= 0 && from(at))
  return { ...view, token_at: view.token_at.map((at, i) => (gone[i] ? -2 : at)), looked: view.looked.map((who, i) => (gone[i] ? EVERYONE : who)) }
}

function recruited(view: View, seat: number, card: number, to: number): View {
  const animal = animalOf(card)
  const taken: View = { ...view, elite: put(view.elite, animal, -1), symbols: view.symbols & ~(1 << animal) }
  if (to === 0) return lies(intoHand(taken, seat, card), card, PLACE.held + seat)
  const known = { card, seen: EVERYONE }
  return lies(deck(taken, seat, (cards) => (to === 1 ? [...cards, known] : [known, ...cards])), card, PLACE.hidden)
}

function transforming(view: View, box: Edition, seat: number, card: number, side: number): View {
  const symbols = completed(view, box, seat, card, side === 0 ? 'left' : 'right').reduce((mask, animal) => mask | (1 << animal), 0)
  return { ...lies(outOfHand(view, seat, card), card, PLACE.beside), player: seat, beside: card, symbols }
}

function transformed(view: View, seat: number, card: number): View {
  const count = view.druid_n[seat] ?? 0
  return { ...lies(view, card, PLACE.druid + seat), druid: inRow(view.druid, seat, (row) => put(row, count, card)), druid_n: added(view.druid_n, seat, 1), beside: -1, symbols: 0 }
}

/** BG-059, BG-060: the hand lies under the deck; its owner knows in which order. */
function tucked(view: View, seat: number, count: number): View {
  const named = (view.under?.[seat] ?? []).slice(0, view.under_n[seat])
  const rest = (view.hand?.[seat] ?? []).flatMap((held, card) => (held === 1 ? [card] : []))
  const order = [...named, ...rest]
  const cards = order.length === count ? order.reverse() : Array<null>(count).fill(null)
  const next = deck(view, seat, (all) => [...cards.map((card) => ({ card, seen: 1 << seat })), ...all])
  const hand = view.hand ? { hand: inRow<number | null>(view.hand, seat, (row) => row.map((each) => (each === null ? null : 0))) } : {}
  const under = view.under ? { under: inRow<number | null>(view.under, seat, (row) => row.map((each) => (each === null ? null : 0))) } : {}
  return {
    ...next,
    ...hand,
    ...under,
    under_n: put(view.under_n, seat, 0),
    hand_n: put(view.hand_n, seat, 0),
    backs: inRow(view.backs, seat, (row) => row.map(() => 0)),
    lies: view.lies.map((place) => (place === PLACE.held + seat ? PLACE.hidden : place)),
    question: 0,
  }
}

function refilled(view: View): View {
  const back = view.token_at.map((at) => at === -2)
  return {
    ...view,
    token_at: view.token_at.map((at, i) => (back[i] ? -1 : at)),
    looked: view.looked.map((who, i) => (back[i] ? 0 : who)),
    token: view.token.map((kind, i) => (back[i] ? null : kind)),
    batches: view.batches + 1,
    batch: view.batch.map((from, i) => (back[i] ? view.batches + 1 : from)),
  }
}

function offered(view: View, card: number): View {
  const slot = view.offer.indexOf(-1)
  return lies({ ...view, offer: put(view.offer, slot, card), stack_n: view.stack_n - 1 }, card, PLACE.offer)
}

/** The Venerable that was taken finds its place in the column of the grove being resolved. */
const settled = (view: View, seat: number): View => ({ ...laid(view, seat, view.taken, view.active), taken: -1 })

/** The position after an event. */
export function applied(view: View, told: Told, box: Edition): View {
  const [a, b, c, d] = toldOf(told)
  switch (told.event as BloodyGroveEvent) {
    case 'round':
      return { ...view, round: b, starter: a, player: a, turn: 1, cube: view.cube.map(() => -1) }
    case 'offered':
      return offered(view, a)
    case 'drawn': {
      const seat = view.hand?.findIndex((row) => row.some((each) => each !== null)) ?? -1
      if (seat < 0) return view
      return intoHand(drawnFrom(view, seat, 1), seat, a)
    }
    case 'drew': {
      if (view.hand?.[a]?.some((each) => each !== null)) return view // its owner was told card by card
      return { ...drawnFrom(view, a, b), hand_n: added(view.hand_n, a, b) }
    }
    case 'looked':
      return { ...view, looked: view.looked.map((who, token) => (token === b % TOKENS ? who | (1 << a) : who)), chosen: view.question === 1 ? b : view.chosen }
    case 'learned':
      return { ...view, token: put(view.token, a % TOKENS, b) }
    case 'summoned':
      return laid(outOfHand(view, a, b), a, b, groveOf(view, c))
    case 'moved':
      return laid(view, a, b, groveOf(view, d))
    case 'placed':
      return { ...view, token_at: put(view.token_at, b % TOKENS, c), lifted: -1 }
    case 'transforming':
      return transforming(view, box, a, b, c)
    case 'recruited':
      return recruited(view, a, b, c)
    case 'turned_up':
      return lies({ ...view, elite: put(view.elite, animalOf(a), a), pile_n: added(view.pile_n, animalOf(a), -1) }, a, PLACE.offer)
    case 'pile_empty':
      return { ...view, elite: put(view.elite, a, -1) }
    case 'transformed':
      return transformed(view, a, b)
    case 'tucked':
      return tucked(view, a, b)
    case 'revealed':
      return { ...view, token: put(view.token, a % TOKENS, b), looked: put(view.looked, a % TOKENS, EVERYONE) }
    case 'destroyed':
      return lies(discard(view, (card) => card === b), b, PLACE.box)
    case 'total':
      return { ...view, active: groveOf(view, b) }
    case 'control':
      return { ...view, player: a, active: groveOf(view, b), cube: put(view.cube, groveOf(view, b), a) }
    case 'taken':
      return lies({ ...view, taken: b, offer: view.offer.map((card) => (card === b ? -1 : card)) }, b, PLACE.taken)
    case 'replaced':
      return settled(lies(discard(view, (card) => card === b), b, PLACE.box), a)
    case 'added':
      return settled(view, a)
    case 'bottom':
      return laid(deck(view, a, (cards) => cards.slice(1)), a, b, view.active)
    case 'discarded':
      return discard(view, () => true)
    case 'refilled':
      return refilled(view)
    case 'boxed':
      return lies({ ...view, offer: view.offer.map((card) => (card === a ? -1 : card)) }, a, PLACE.box)
    default:
      return view
  }
}
