/** What a choice costs and brings, as far as the seat can know it: objects, coins, apples, a compass; the back of what is still to be drawn. */
import { less, more } from '../../kit/payoff'
import { numberOf } from '../../kit/reading'
import type { CostProps, MoveOut } from '../../lib/board'
import { editionOf, groundOf, isHeavy, missionsOf, priceOf, type Edition, type Mission } from './edition'
import { characterName, METALS, OBJECTS, objectName, PRINCE, SPIRIT } from './names'
import { ASK, packOf, type View } from './reading'

/** A line of it: how many of a piece come or go; `key` names the piece for those who listen. */
export interface Part { tone: 'gain' | 'cost'; text: string; signs: string[]; key: string }
export interface Hand { view: View; box: Edition; seat: number }

const COPPER = 0
const SILVER = 1
const coins = ({ view, seat }: Hand, metal: number): number => view.coins[seat]?.[metal] ?? 0

const gain = (id: string, count = 1): Part => ({ tone: 'gain', text: more(count), signs: [id], key: id })
const cost = (id: string, count = 1): Part => ({ tone: 'cost', text: less(count), signs: [id], key: id })
const object = (kind: number): string => `o-${objectName(kind)}`
export const debt = (n: number): Part => ({ tone: 'cost', text: more(1), signs: [`c-${characterName(n)}`], key: 'debt' })

/** RF-070, RF-071, RF-095: whether an object can come into the backpack; a coin token is changed at once. */
export function room({ view, box, seat }: Hand, kind: number): 'yes' | 'coin' | 'full' | 'heavy' {
  const coin = METALS.findIndex((metal) => objectName(kind) === `coin_${metal}`)
  if (coin >= 0 && (view.supply[coin] ?? 0) > 0) return 'coin'
  const pack = packOf(view, seat)
  if (pack.length >= box.backpack.places) return 'full'
  return isHeavy(box, kind) && pack.some((each) => isHeavy(box, each)) ? 'heavy' : 'yes'
}
function obtains(hand: Hand, kind: number): Part[] {
  const fits = room(hand, kind)
  if (fits === 'coin') return [gain(objectName(kind).slice('coin_'.length))]
  return fits === 'yes' ? [gain(object(kind))] : []
}

/** RF-103: whether a seat has what a mission takes and what it wants to see. */
export function payable(hand: Hand, { give, show, reward }: Mission): boolean {
  const needs = [...give, ...show]
  const pack = packOf(hand.view, hand.seat).map(objectName) as string[]
  const count = (all: readonly string[], id: string): number => all.filter((each) => each === id).length
  const fits = [...new Set(needs)].every((id) => {
    const metal = METALS.findIndex((each) => each === id)
    return count(needs, id) <= (metal >= 0 ? coins(hand, metal) : count(pack, id))
  })
  return fits && (reward !== 'apple' || hand.view.orchard > 0)
}
/** Which mission a seat would do: the one that brings an apple if it can; -1 if it can do neither. */
export const doable = (hand: Hand, n: number): number => {
  const missions = missionsOf(hand.box, n)
  const can = missions.flatMap((mission, at) => (payable(hand, mission) ? [at] : []))
  return can.find((at) => missions[at]?.reward === 'apple') ?? can[0] ?? -1
}
function does(hand: Hand, { give, reward }: Mission): Part[] {
  const ids = [...new Set(give)]
  const costs = ids.map((id) => cost((METALS as readonly string[]).includes(id) ? id : `o-${id}`, give.filter((each) => each === id).length))
  if (reward === 'apple') return [...costs, gain('gapple')]
  const kind = (OBJECTS as readonly string[]).indexOf(reward)
  return kind >= 0 && (hand.view.blue_count[kind] ?? 0) > 0 ? [...costs, gain(`o-${reward}`)] : costs
}

/** What a character who helps takes and gives (RF-151 to RF-167). */
function helps({ view, box, seat }: Hand, n: number): Part[] {
  const silver = (view.coins[seat]?.[SILVER] ?? 0) > 0 && view.orchard > 0
  switch (characterName(n)) {
    case 'prince': return [gain('slot0')]
    case 'pedlar': return silver ? [cost('silver'), gain('gapple')] : [cost('slot0'), gain('copper')]
    case 'goblin': return [cost('slot0'), gain('slot0')]
    case 'beggar': return [cost('copper'), gain('cardback')]
    case 'forest_spirit': return [cost('gapple', box.goal.apples), gain('emerald')]
    default: return []
  }
}
export function meets(hand: Hand, n: number): Part[] {
  if (n >= PRINCE) return helps(hand, n)
  const mission = missionsOf(hand.box, n)[doable(hand, n)]
  return mission ? does(hand, mission) : hand.view.card[n] === hand.seat ? [cost('gapple')] : [debt(n)]
}

export type Exchange = 'apple' | 'silver' | 'copper' | 'nothing'
/** The best exchange that a seat can make at a well (RF-125 to RF-127). */
export function exchange(hand: Hand): Exchange {
  const { view, seat } = hand
  if (coins(hand, SILVER) >= 1 && view.orchard > 0) return 'apple'
  if (coins(hand, COPPER) >= 3 && (view.supply[SILVER] ?? 0) > 0) return 'silver'
  return packOf(view, seat).length >= 2 && (view.supply[COPPER] ?? 0) >= 2 ? 'copper' : 'nothing'
}
const EXCHANGES: Record<Exchange, Part[]> = {
  apple: [cost('silver'), gain('gapple')],
  silver: [cost('copper', 3), gain('silver')],
  copper: [cost('slot0', 2), gain('copper', 2)],
  nothing: [],
}

/** What acting on a tile brings. */
export function tile(hand: Hand, cell: number): Part[] {
  const { view, box, seat } = hand
  if (groundOf(box, view.layout, cell) === 'W') return EXCHANGES[exchange(hand)]
  const [character = -1, lying = -1, chip = -1] = [view.token[cell], view.object[cell], view.chip[cell]]
  if (character >= 0) return meets(hand, character)
  if (lying >= 0) return obtains(hand, lying)
  if (chip === 0) return view.blue_n && packOf(view, seat).length < box.backpack.places ? [gain('slot0')] : []
  return chip === 2 && view.pile_n ? [gain('cardback')] : []
}

/** What bartering costs beside the object in question (RF-083 to RF-087). */
export function price(hand: Hand, place: number): { coins: number; metal: 'copper' | 'silver' } {
  const copper = priceOf(hand.box, Math.floor(place / 3))
  return copper > coins(hand, COPPER) ? { coins: 1, metal: 'silver' } : { coins: copper, metal: 'copper' }
}
function barters(hand: Hand, place: number): Part[] {
  const { coins: many, metal } = price(hand, place)
  return [...(many ? [cost(metal, many)] : []), ...obtains(hand, hand.view.fairy[place] ?? -1)]
}

/** Answers that are words, by question. */
function answers(hand: Hand, word: string): Part[] {
  const { view, seat } = hand
  const held = view.held[0] ?? -1
  switch (view.question) {
    case ASK.object: return word === 'keep' ? obtains(hand, held) : []
    case ASK.coinToken: return [gain(word === 'convert' ? objectName(held).slice('coin_'.length) : object(held))]
    case ASK.mission: {
      const mission = missionsOf(hand.box, view.met)[['top', 'bottom'].indexOf(word)]
      return mission ? does(hand, mission) : word === 'apple' ? [cost('gapple')] : [debt(view.met)]
    }
    case ASK.ability: return word === 'use' ? helps(hand, view.met) : []
    case ASK.saddle: return word === 'use' ? rides(hand, view.pawn[seat] ?? -1) : []
    case ASK.pedlar: return [cost('silver'), gain('gapple')]
    case ASK.well: return EXCHANGES[word as Exchange]
    default: return word === 'open' ? [cost('o-chest'), cost('o-key'), gain('gapple')] : []
  }
}

const given = (kinds: readonly number[]): Part[] => [{ tone: 'cost', text: less(kinds.length), signs: kinds.map(object), key: 'objects' }]

export function payoff(move: MoveOut, hand: Hand): Part[] {
  const [first = '', last = ''] = [move.path[0], move.path.at(-1)]
  const number = numberOf(last)
  const carried = move.path.filter((thing) => thing.startsWith('carried:')).map(numberOf)
  if (first.startsWith('compass:')) return [cost('cmp'), ...tile(hand, number)]
  if (carried.length) return [...given(carried), last.startsWith('bag:') ? gain(object(number)) : gain('copper', carried.length)]
  if (last.startsWith('fairy:')) return barters(hand, number)
  if (last.startsWith('held:')) return obtains(hand, number)
  if (last.startsWith('character:')) return number === SPIRIT ? [] : meets(hand, number)
  if (last.startsWith('gap:')) return gapped(hand, number)
  if (last.startsWith('tile:')) return arrives(hand, number)
  return last.startsWith('answer:') ? answers(hand, last.slice('answer:'.length)) : []
}

/** The heavy object that is put into a gap or taken out of it. */
function gapped({ view, box, seat }: Hand, gap: number): Part[] {
  const lying = view.gap[gap] ?? -1
  const heavy = packOf(view, seat).find((kind) => isHeavy(box, kind)) ?? -1
  return lying >= 0 ? [gain(object(lying))] : [cost(object(heavy))]
}
export const saddled = ({ view, seat }: Hand): boolean => packOf(view, seat).some((kind) => objectName(kind) === 'saddle')
/** A saddle is spent to act where the unicorn goes: it leaves its place in the backpack first (RF-154). */
export function unsaddled(hand: Hand): Hand {
  const { view, seat } = hand
  const pack = packOf(view, seat)
  const at = pack.findIndex((kind) => objectName(kind) === 'saddle')
  return { ...hand, view: { ...view, pack: view.pack.map((each, who) => (who === seat ? pack.filter((_, place) => place !== at) : each)) } }
}
const rides = (hand: Hand, cell: number): Part[] => [cost('o-saddle'), ...tile(unsaddled(hand), cell)]

/** A tile to go to, to ride to, or only to lay something on. */
function arrives(hand: Hand, cell: number): Part[] {
  if (hand.view.question === ASK.move) return tile(hand, cell)
  return hand.view.question === ASK.unicornTarget && saddled(hand) ? rides(hand, cell) : []
}

/** The same, with what the shell gives to a card. */
export const handOf = ({ view, you, edition }: Pick<CostProps<View>, 'view' | 'you' | 'edition'>): Hand => ({ view, box: editionOf(edition), seat: you ?? view.player })
export const payoffOf = (move: MoveOut, at: Pick<CostProps<View>, 'view' | 'you' | 'edition'>): Part[] => payoff(move, handOf(at))
