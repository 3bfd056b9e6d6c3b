/** What each event of the chronicle does to the position that is shown. The true position follows once all have been played. */
import type { BroomService as View, BroomServiceEvent } from '../../generated/views'
import type { Told } from '../../lib/board'

/** What the events need to know of the box. */
export interface Facts {
  hand: number
  set: readonly number[]
  towers: readonly (readonly { colour: number; square: boolean }[])[]
  market: number
  spaces: readonly (readonly { number: number; region: number }[])[]
}

const ROOM = { regions: 44, towers: 62, spots: 24 } // of a side; names.ts says the same
const WAND = 3
const UNKNOWN = -1
const NONE = 2
const PASSED = 3
const OUT = 4

const set = <T>(list: readonly T[], at: number, value: T): T[] => list.map((each, i) => (i === at ? value : each))
const add = (list: readonly number[], at: number, by: number): number[] => list.map((each, i) => (i === at ? each + by : each))
const addIn = (rows: readonly (readonly number[])[], row: number, at: number, by: number): number[][] => rows.map((list, i) => (i === row ? add(list, at, by) : [...list]))
const has = (mask: number, at: number): boolean => Math.floor(mask / 2 ** at) % 2 === 1
const points = (view: View, seat: number, by: number): View => ({ ...view, vp: add(view.vp, seat, by) })
const goods = (view: View, seat: number, kind: number, by: number): View => ({ ...view, goods: addIn(view.goods, seat, kind, by) })

/** A seat's own cards, where this browser may know them. */
const hand = (view: View, seat: number, change: (order: number, role: number) => number): View =>
  view.held ? { ...view, held: view.held.map((row, i) => (i === seat ? row.map((order, role) => (order === null ? null : change(order, role))) : row)) } : view

function lay(view: View, seat: number, role: number): View {
  if (has(view.laid[seat] ?? 0, role)) return view
  const next = { ...view, left: add(view.left, seat, -1), laid: add(view.laid, seat, 2 ** role) }
  return hand(next, seat, (order, each) => (each === role ? 0 : order))
}

/** A new trick, unless the position already waits for its first card. */
function trick(view: View, seat: number, role: number): View {
  const begun = view.role === -1
  return {
    ...view,
    role,
    leader: seat,
    trick: begun ? view.trick : view.trick + 1,
    claim: begun ? view.claim : -1,
    stance: begun ? view.stance : view.stance.map(() => UNKNOWN),
    fresh: begun ? view.fresh : view.fresh.map((row) => row.map(() => 0)),
  }
}

function declare(view: View, seat: number, role: number, stance: number): View {
  const laid = lay(view, seat, role)
  return { ...laid, stance: set(laid.stance, seat, stance), claim: stance === 0 ? seat : laid.claim }
}

function laid(view: View, seat: number, role: number): View {
  const leads = view.role !== role || view.stance[seat] !== UNKNOWN
  return declare({ ...(leads ? trick(view, seat, role) : view), idle: 1 }, seat, role, NONE)
}

function begin(view: View, round: number, event: number): View {
  const none = view.left.map(() => 0)
  const fresh = { ...view, round, event, events: set(view.events, round - 1, event), trick: 0, led: 0, cursed: 0, picked: none, left: none, laid: none, shown: none, extra: none }
  return view.held ? { ...fresh, held: view.held.map((row) => row.map((order) => (order === null ? null : 0))) } : fresh
}

/** The space on which the pawn that moved last stands. */
const spaceUnder = (view: View, facts: Facts, seat: number): number => facts.spaces[view.side]?.find((space) => space.region === view.pawns[seat]?.[view.pawn])?.number ?? -1

function delivered(view: View, facts: Facts, seat: number, thing: number, worth: number): View {
  const tower = facts.towers[view.side]?.[thing % ROOM.towers]
  const served = points(goods(view, seat, tower?.colour ?? facts.market, -1), seat, worth)
  return tower && !tower.square ? { ...served, occupied: set(served.occupied, thing % ROOM.towers, 1) } : served
}

function forestTile(view: View, facts: Facts, seat: number, tile: number): View {
  const space = spaceUnder(view, facts, seat)
  return { ...view, tile: set(view.tile, space, -1), tiles: addIn(view.tiles, seat, tile, 1), fresh: addIn(view.fresh, seat, tile, 1) }
}

const useTile = (view: View, seat: number, tile: number): View => ({ ...view, tiles: addIn(view.tiles, seat, tile, -1), spent: add(view.spent, tile, 1) })

/** Events that bring points and nothing else: to whom, how many. */
export const EARNED: ReadonlySet<string> = new Set(['market_points', 'aura', 'brave_bonus', 'hoard', 'places', 'bid_won', 'gathering', 'sets'])

/** The position after an event. */
export function happen(view: View, told: Pick<Told, 'event' | 'numbers'>, you: number | null, facts: Facts): View {
  const [a = 0, b = 0, c = 0] = told.numbers
  switch (told.event as BroomServiceEvent) {
    case 'round':
      return begin(view, a, b)
    case 'cursed':
      return { ...view, cursed: has(view.cursed, a) ? view.cursed : view.cursed + 2 ** a }
    case 'chosen':
      return view.left.reduce((next, _, seat) => hand(next, seat, (order) => (order ? 1 : 0)), { ...view, left: view.left.map((each, seat) => (seat < view.seats ? facts.hand : each)) })
    case 'kept':
      return hand(points({ ...view, left: set(view.left, a, b) }, a, c), a, (order) => (order && order <= b ? 1 : 0))
    case 'extra_used':
      return { ...useTile(view, a, 1), left: add(view.left, a, 1), extra: set(view.extra, a, 1) }
    case 'extra_card':
      return you === null ? view : hand(view, you, (order, role) => (role === a ? 1 : order))
    case 'led':
      return declare({ ...trick(view, a, b), idle: 0, led: has(view.led, b) ? view.led : view.led + 2 ** b }, a, b, c)
    case 'followed':
      return declare(view, a, b, c)
    case 'laid':
      return laid(view, a, b)
    case 'passed':
      return { ...view, stance: set(view.stance, a, PASSED) }
    case 'robbed':
      return { ...view, stance: set(view.stance, a, OUT) }
    case 'performs':
      return { ...view, leader: a, actor: a, brave: 1 }
    case 'curse':
      return points(view, a, -b)
    case 'moonshine':
      return goods(view, a, b, 1)
    case 'tile_brave':
      return useTile(view, a, 0)
    case 'tile_points':
      return points(useTile(view, a, 2), a, b)
    case 'gathered':
    case 'took':
      return goods(view, a, b, c)
    case 'delivery_wands':
      return goods(view, a, WAND, b)
    case 'moved':
      return { ...view, pawn: b - 1, pawns: view.pawns.map((row, seat) => (seat === a ? set(row, b - 1, c % ROOM.regions) : row)) }
    case 'jumped':
      return { ...view, pawns: view.pawns.map((row, seat) => (seat === a ? set(row, view.pawn, c % ROOM.regions) : row)) }
    case 'forest_tile':
      return forestTile(view, facts, a, b)
    case 'amulet':
      return { ...view, amulet: add(view.amulet, a, -(2 ** Math.max(0, spaceUnder(view, facts, a)))) }
    case 'delivered':
      return delivered(view, facts, a, b, c)
    case 'dispelled':
      return { ...goods(view, a, WAND, -c), taker: set(view.taker, b % ROOM.spots, a) }
    case 'set_handed':
      return facts.set.reduce((next, count, kind) => goods(next, a, kind, -count), points(view, a, b))
    case 'empty_hands':
    case 'lightning':
    case 'amulets':
      return points(view, a, c)
    default:
      return EARNED.has(told.event) ? points(view, a, b) : view
  }
}
