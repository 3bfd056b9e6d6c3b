/** What each event of the chronicle does to the position that is shown, in two halves: it leaves somewhere, it arrives elsewhere. */
import type { Told } from '../../lib/board'
import type { RoundforestEvent } from '../../generated/views'
import type { View } from './reading'

const PRINCE = 6
const BEGGAR = 10
const SPIRIT = 11
const ROW = 3
const TOP = 2 * ROW
const SLIDE = 7 // tasks.py
const IN_AIR = -2

const put = (list: readonly number[], at: number, value: number): number[] => list.map((each, i) => (i === at ? value : each))
const add = (list: readonly number[], at: number, by: number): number[] => list.map((each, i) => (i === at ? each + by : each))
const addIn = (rows: readonly (readonly number[])[], row: number, at: number, by: number): number[][] =>
  rows.map((list, i) => (i === row ? add(list, at, by) : [...list]))

/** The numbers of an event in order; missing ones are 0. */
export const numbersOf = (told: Told): [number, number, number, number] => {
  const [a = 0, b = 0, c = 0, d = 0] = told.numbers
  return [a, b, c, d]
}

const bagged = (view: View, kind: number, by: number): View =>
  kind < 0 ? view : { ...view, blue_n: view.blue_n + by, blue_count: add(view.blue_count, kind, by) }
const coins = (view: View, seat: number, metal: number, by: number): View => ({ ...view, coins: addIn(view.coins, seat, metal, by) })
const supply = (view: View, metal: number, by: number): View => ({ ...view, supply: add(view.supply, metal, by) })
function packed(view: View, seat: number, kind: number): View {
  const pack = [...(view.pack[seat] ?? []).filter((each) => each >= 0), kind].sort((one, other) => one - other)
  return { ...view, pack: view.pack.map((each, i) => (i === seat ? Object.assign(each.map(() => -1), pack) : each)) }
}
function unpacked(view: View, seat: number, kind: number): View {
  const left = (view.pack[seat] ?? []).filter((each) => each >= 0)
  left.splice(Math.max(0, left.indexOf(kind)), 1)
  return { ...view, pack: view.pack.map((each, i) => (i === seat ? Object.assign(each.map(() => -1), left) : each)) }
}
/** Nothing is in question any more; what was drawn besides goes back into the bag (RF-151). */
function decided(view: View, kind: number): View {
  const rest = view.held.filter((each) => each >= 0)
  const at = rest.indexOf(kind)
  if (at >= 0) rest.splice(at, 1)
  return { ...rest.reduce((so, each) => bagged(so, each, 1), view), held: view.held.map(() => -1) }
}
function held(view: View, kind: number): View {
  const free = view.held.indexOf(-1)
  return { ...view, held: put(view.held, free < 0 ? 0 : free, kind) }
}
/** The chip of a cell lies aside (RF-069). */
function cleared(view: View, cell: number): View {
  const chip = view.chip[cell] ?? -1
  return chip < 0 ? view : { ...view, chip: put(view.chip, cell, -1), aside: add(view.aside, chip, 1) }
}
/** Card and token of a character go home (RF-113). */
function home(view: View, character: number, seat: number): View {
  const here = view.pawn[seat] ?? -1
  const token = view.token[here] === character ? put(view.token, here, -1) : view.token
  return { ...view, token, card: put(view.card, character, -1), pile_n: view.pile_n + 1, met: -1 }
}

/** The rows of the fairy slide once the first new object comes (RF-089 to RF-092). */
function slid(view: View): View {
  if (view.beside.some((kind) => kind >= 0)) return view
  const task = view.todo.find(([kind]) => kind === SLIDE)
  const hole = view.fairy.findIndex((kind) => kind < 0)
  const row = task?.[1] ?? Math.floor(Math.max(0, hole) / ROW)
  const beside = view.fairy.slice(row * ROW, row * ROW + ROW)
  const fairy = [...view.fairy.slice(0, row * ROW), ...view.fairy.slice(row * ROW + ROW), -1, -1, -1]
  return { ...view, beside, fairy, todo: view.todo.filter((each) => each !== task) }
}
const returned = (view: View): View => ({ ...view.beside.reduce((so, kind) => bagged(so, kind, 1), view), beside: view.beside.map(() => -1) })
function forFairy(view: View, kind: number): View {
  const now = slid(view)
  return bagged(now.blue_n ? now : returned(now), kind, -1)
}
function onTop(view: View, kind: number): View {
  const at = view.fairy.indexOf(-1, TOP)
  const now = { ...view, fairy: put(view.fairy, at < 0 ? TOP : at, kind) }
  return now.fairy.indexOf(-1, TOP) < 0 ? returned(now) : now
}

/** What the event takes away, before anything flies. */
export function takes(before: View, told: Told): View {
  const [a, b, c, d] = numbersOf(told)
  const view: View = { ...before, question: 0 }
  switch (told.event as RoundforestEvent) {
    case 'first_move':
    case 'moved':
    case 'rode':
      return { ...view, pawn: put(view.pawn, a, IN_AIR) }
    case 'compass_spent':
      return { ...view, compass: put(view.compass, a, b) }
    case 'turned':
      return { ...view, turned: put(view.turned, a, ((view.turned[a] ?? 0) + 1) % 4) }
    case 'restocked':
      return { ...view, black_n: view.black_n - 1, black_count: add(view.black_count, b, -1) }
    case 'chip_taken':
      return cleared(view, view.pawn[a] ?? -1)
    case 'object_drawn':
      return bagged(view, b, -1)
    case 'object_found':
      return { ...view, object: put(view.object, c, -1) }
    case 'kept':
      return view.held.includes(b) ? decided(view, b) : bagged(view, b, -1) // else swapped by the goblin (RF-160)
    case 'left':
    case 'returned':
      return decided(view, told.event === 'left' ? b : -1)
    case 'laid':
      return cleared(decided(view, b), c)
    case 'bartered':
      return { ...decided(view, -1), fairy: put(view.fairy, view.fairy.indexOf(c, d * ROW), -1) }
    case 'paid':
    case 'gave_coins':
      return coins(view, a, c, -b)
    case 'converted':
      return supply(decided(view, -1), b, -1)
    case 'fairy_got':
      return forFairy(view, a)
    case 'card_drawn':
      return { ...view, pile_n: view.pile_n - 1 }
    case 'gave_object':
    case 'gap_filled':
      return unpacked(view, a, b)
    case 'rewarded':
      return bagged(view, b, -1)
    case 'got_apple':
      return { ...view, orchard: view.orchard - 1 }
    case 'got_coins':
      return supply(view, c, -b)
    case 'sacrificed':
      return { ...view, apples: add(view.apples, a, -1) }
    case 'none_fits':
      return decided(view, -1)
    case 'fetched':
      return { ...view, pile_n: view.pile_n - 1 }
    case 'gap_cleared':
      return { ...view, gap: put(view.gap, c, -1) }
    case 'spirit_came':
      return cleared({ ...view, pile_n: view.pile_n - 1 }, c)
    default:
      return view
  }
}

/** What the event brings, once it has landed. `goal`: apples for the ring. */
export function gives(view: View, told: Told, goal: number): View {
  const [a, b, c] = numbersOf(told)
  switch (told.event as RoundforestEvent) {
    case 'first_move':
    case 'rode':
      return { ...view, pawn: put(view.pawn, a, b) }
    case 'moved':
      return { ...view, pawn: put(view.pawn, a, c) }
    case 'restocked':
      return { ...view, chip: put(view.chip, a, b) }
    case 'bag_refilled':
      return { ...view, black_n: view.black_n + a, black_count: view.black_count.map((n, i) => n + (view.aside[i] ?? 0)), aside: view.aside.map(() => 0) }
    case 'object_drawn':
    case 'object_found':
      return held(view, b)
    case 'kept':
    case 'rewarded':
    case 'gap_cleared':
      return packed(view, a, b)
    case 'left':
    case 'laid':
      return { ...view, object: put(view.object, c, b) }
    case 'bartered':
      return held(view, c)
    case 'paid':
    case 'gave_coins':
      return supply(view, c, b)
    case 'converted':
      return coins(view, a, b, 1)
    case 'fairy_got':
      return onTop(view, a)
    case 'card_drawn':
      return { ...view, card: put(view.card, b, 5), met: b }
    case 'mission_done':
      return home(view, c, a)
    case 'gave_object':
      return bagged(view, b, 1)
    case 'got_apple':
      return { ...view, apples: put(view.apples, a, b) }
    case 'got_coins':
      return coins(view, a, c, b)
    case 'sacrificed':
      return home({ ...view, orchard: view.orchard + 1 }, b, a)
    case 'in_debt':
      return { ...view, card: put(view.card, b, a), token: put(view.token, c, b), met: -1 }
    case 'card_laid':
      return { ...view, card: put(view.card, b, 4), token: put(view.token, c, b), met: -1 }
    case 'used':
      return b >= PRINCE && b < BEGGAR ? home(view, b, a) : view
    case 'fetched':
      return { ...home(view, BEGGAR, a), card: put(put(view.card, BEGGAR, -1), b, 5), met: b }
    case 'gap_filled':
      return { ...view, gap: put(view.gap, c, b) }
    case 'spirit_came':
      return { ...view, card: put(view.card, SPIRIT, 4), token: put(view.token, c, SPIRIT) }
    case 'won':
      return { ...view, apples: add(view.apples, a, -goal), orchard: view.orchard + goal, ring: a }
    default:
      return view
  }
}

