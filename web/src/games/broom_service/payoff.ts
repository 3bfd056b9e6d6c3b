/** What a move costs and brings, as its card shows it; nothing is decided here. */
import { bit, cloudOn, sideOf } from './reading'
import { mayRob, pawnOf, type Asked } from './asked'
import { basket, type Tower } from './edition'
import { ASK, HILL_MARKET, MARKET, RESOURCES, ROOM } from './names'
import { aura, deliverable, preview } from './preview'
import { numberOf } from '../../kit/reading'

/** So many resources (0 to 3), victory points, lightning bolts, forest tiles or amulets; `most`: not more, and maybe none. */
export interface Share { what: number | 'vp' | 'bolt' | 'tile' | 'amulet'; number: number; most?: boolean }
export interface Payoff { costs: Share[]; gains: Share[]; word?: 'free' | 'safe' | 'risk' }

const WAND = RESOURCES.indexOf('wand')
const points = (number: number, most = false): Share[] => (number ? [{ what: 'vp', number, most }] : [])
const goods = (counts: readonly number[]): Share[] => counts.flatMap((number, what) => (number > 0 ? [{ what, number }] : []))
const some = (costs: Share[], gains: Share[]): Payoff => (costs.length || gains.length ? { costs, gains } : { costs, gains, word: 'free' })
const FREE: Payoff = { costs: [], gains: [], word: 'free' }

const curse = ({ view, box, role }: Asked): Share[] => (bit(view.cursed, role) ? points(box.data.cursed.points) : [])
const worth = (tower: Tower | undefined): number => tower?.points ?? 0

/** The most that the towers in reach are worth. */
const best = ({ view, box }: Asked, towers: Iterable<string>): number =>
  Math.max(0, ...[...towers].map((thing) => worth(box.sides[sideOf(view)].towers[numberOf(thing) % ROOM.towers])))

/** What a role may bring as the board lies now. */
function promise(at: Asked, brave: boolean): Share[] {
  const { view, box, you, role } = at
  const entry = box.data.role[role]
  if (entry?.kind === 'gatherer') return goods(basket(brave ? entry.brave : entry.cowardly))
  const open = preview(view, box, you, role, brave)
  const bonus = brave ? (entry?.brave_bonus ?? 0) : 0
  if (entry?.kind !== 'fairy') return points(open.towers.size ? best(at, open.towers) + bonus : 0, true)
  const bolts = Math.max(0, ...[...open.clouds].map((thing) => cloudOn(view, box, numberOf(thing) % ROOM.spots)?.bolts ?? 0))
  return [...(bolts ? [{ what: 'bolt' as const, number: bolts, most: true }] : []), ...points(open.clouds.size ? bonus : 0, true)]
}

/** Brave or cowardly: who is brave may be robbed as long as somebody speaks who may hold the role. */
function stance(at: Asked): Payoff {
  const cursed = at.view.question === ASK.lead ? curse(at) : []
  if (at.answer === 'none') return some(cursed, [])
  const safe = at.answer !== 'brave' || mayRob(at.view, at.you, at.role).length === 0
  return { costs: cursed, gains: promise(at, at.brave), word: safe ? 'safe' : 'risk' }
}

function mode(at: Asked): Payoff {
  const { box, kind, number, answer } = at
  const tile: Share[] = [{ what: 'tile', number: 1 }]
  if (kind === 'resource') return some([], [{ what: number, number: 1 }])
  if (answer === 'points') return some([], points(Number(box.data.event.find((each) => each.id === 'black_market')?.points ?? 0)))
  if (answer === 'five_points') return some(tile, points(box.data.forest_tile.find((each) => each.id === 'five_points')?.points ?? 0))
  if (answer === 'brave_coward') return some(tile, promise(at, true))
  return some([], promise(at, false))
}

/** What waits in a land: an amulet, a forest tile, towers that one could serve there. */
function landing(at: Asked, land: number): Payoff {
  const { view, box, you } = at
  const space = box.sides[sideOf(view)].spaces.find((each) => each.region === land && (view.tile[each.number] ?? -1) >= 0)
  const gains: Share[] = []
  if (space?.kind === 0 && bit(view.amulet[you] ?? 0, space.number)) gains.push({ what: 'amulet', number: 1 })
  if (space?.kind === 1) gains.push({ what: 'tile', number: 1 })
  if (view.owed) gains.push(...points(best(at, deliverable(view, box, you, land)), true))
  return some([], gains)
}

function tile({ view, box, answer }: Asked): Payoff {
  if (answer !== 'take') return FREE
  const lies = box.data.mountain_tile[view.tile[view.space] ?? -1]
  return some([], lies?.wands ? [{ what: WAND, number: lies.wands }] : goods([1, 1, 1]))
}

function delivery(at: Asked): Payoff {
  const { view, box, you, kind, number } = at
  if (kind !== 'tower') return FREE
  const tower = box.sides[sideOf(view)].towers[number % ROOM.towers]
  const market = number % ROOM.towers === MARKET ? box.data.hill_tile[HILL_MARKET] : undefined
  const colour = market?.colour ? RESOURCES.indexOf(market.colour) : (tower?.colour ?? 0)
  const land = view.pawns[you]?.[pawnOf(at)] ?? -1
  const sum = (market?.points ?? worth(tower)) + view.bonus + aura(view, box, land)
  const wands: Share[] = tower?.wands ? [{ what: WAND, number: tower.wands }] : []
  return some([{ what: colour, number: 1 }], [...points(sum), ...wands])
}

function dispelled({ view, box, you, kind, number }: Asked): Payoff {
  const cloud = kind === 'cloud' ? cloudOn(view, box, number % ROOM.spots) : null
  if (!cloud) return FREE
  const hoard = cloud.effect === 'hoard' && (view.goods[you]?.[cloud.colour] ?? 0) >= cloud.need ? cloud.points : 0
  const bolts: Share[] = cloud.bolts ? [{ what: 'bolt', number: cloud.bolts }] : []
  return some(cloud.stars ? [{ what: WAND, number: cloud.stars }] : [], [...bolts, ...points(hoard + view.bonus)])
}

function kept({ box, answer }: Asked): Payoff {
  const given = box.data.event.find((each) => each.id === 'more_or_less')?.points
  const sum = Array.isArray(given) ? (given[Number(answer) - 1] ?? 0) : 0
  return some(points(Math.max(0, -sum)), points(Math.max(0, sum)))
}

function set({ box, answer }: Asked): Payoff {
  if (answer !== 'hand_in') return FREE
  const event = box.data.event.find((each) => each.id === 'full_set')
  return some(goods(RESOURCES.map((name) => event?.set?.filter((each) => each === name).length ?? 0)), points(Number(event?.points ?? 0)))
}

const circle = (at: Asked): Payoff => landing(at, at.box.sides[sideOf(at.view)].circles.find((each) => each.number === at.number)?.region ?? -1)
const bids = ({ view, you, answer }: Asked): Payoff => some(goods(RESOURCES.map((_, at) => (at === view.bidding[you] ? Number(answer) : 0))), [])
const extra = (at: Asked): Payoff => (at.kind === 'role' ? some([{ what: 'tile', number: 1 }, ...curse(at)], []) : FREE)
const picked = ({ view, box, path }: Asked): Payoff => some(points(path.filter((thing) => bit(view.cursed, numberOf(thing))).length * box.data.cursed.points), [])

const OF: Record<number, (at: Asked) => Payoff> = {
  [ASK.choose]: picked, [ASK.pick]: picked, [ASK.keep]: kept, [ASK.extra]: extra, [ASK.lead]: stance, [ASK.follow]: stance, [ASK.mode]: mode,
  [ASK.gather]: (at) => (at.answer === 'take' ? some([], promise(at, at.brave)) : FREE),
  [ASK.move]: (at) => (at.kind === 'region' ? landing(at, at.number % ROOM.regions) : FREE),
  [ASK.turbo]: circle, [ASK.order]: () => FREE, [ASK.tile]: tile, [ASK.deliver]: delivery, [ASK.dispel]: dispelled, [ASK.bid]: bids, [ASK.set]: set,
}
export const payoffOf = (at: Asked): Payoff => OF[at.view.question]?.(at) ?? FREE
