/** What the board reads off a position: only what it shows; no rule is decided here. */
import type { BroomService } from '../../generated/views'
import type { Say } from '../../kit/reading'
import type { BoardProps } from '../../lib/board'
import type { Box, CloudTile } from './edition'
import { FOREST_TILES, HILL_MARKET, keyed, LANDSCAPES, MOUNTAIN_TILES, RESOURCES, ROLES, ROOM, SIDES } from './names'

export type View = BroomService
export type Props = BoardProps<View>

export const sideOf = (view: View): 0 | 1 => (view.side === 1 ? 1 : 0)

/** Clouds that still lie on the board, by spot. */
export function cloudOn(view: View, box: Box, spot: number): CloudTile | null {
  const tile = view.cloud[spot] ?? -1
  return tile >= 0 && (view.taker[spot] ?? -1) < 0 ? (box.clouds[tile] ?? null) : null
}
export function cloudsOver(view: View, box: Box, region: number): number {
  return box.sides[sideOf(view)].spots.filter((spot) => spot.region === region && cloudOn(view, box, spot.number)).length
}

/** Clouds and bolts that a seat has kept. */
export function stormOf(view: View, box: Box, seat: number): { clouds: number; bolts: number } {
  const kept = view.cloud.filter((tile, spot) => tile >= 0 && view.taker[spot] === seat)
  return { clouds: kept.length, bolts: kept.reduce((sum, tile) => sum + (box.clouds[tile]?.bolts ?? 0), 0) }
}

const bit = (mask: number, at: number): boolean => Math.floor(mask / 2 ** at) % 2 === 1
export { bit }

/** Mountain spaces with a tile, and whether a seat's own amulet still lies there. */
export function amuletsOf(view: View, box: Box, seat: number): { lie: number[]; taken: number } {
  const spaces = box.sides[sideOf(view)].spaces.filter((space) => space.kind === 0 && (view.tile[space.number] ?? -1) >= 0)
  const lie = spaces.filter((space) => bit(view.amulet[seat] ?? 0, space.number)).map((space) => space.number)
  return { lie, taken: spaces.length - lie.length }
}

/** The cards a seat holds, as far as this seat may know: the roles, or null. */
export function handOf(view: View, seat: number): number[] | null {
  const held = view.held?.[seat]
  if (!held || held.some((each) => each === null)) return null
  const roles = held.flatMap((order, role) => (order ? [[role, order] as const] : []))
  return roles.sort((a, b) => a[1] - b[1] || a[0] - b[0]).map(([role]) => role)
}

export const covered = (view: View, box: Box, tower: number): boolean =>
  box.sides[sideOf(view)].spaces.some((space) => space.covers.includes(tower) && (view.tile[space.number] ?? -1) >= 0)

/** Where the market tile lies, or -1 (BS-213). */
export const marketSpace = (view: View, box: Box): number =>
  box.sides[sideOf(view)].spaces.find((space) => space.kind === 2 && view.tile[space.number] === HILL_MARKET)?.number ?? -1

// Names

const NAMED = [/^[a-x1-4]$/, /^[a-zE-K1-3]$/] as const
export function regionName(box: Box, side: number, region: number, say: Say): string {
  const id = [...box.sides[side === 1 ? 1 : 0].regions.values()].find((each) => each.number === region)?.id ?? '~'
  return NAMED[side === 1 ? 1 : 0].test(id) ? say(`region-${SIDES[side === 1 ? 1 : 0]}-${id}`) : say('region-unnamed', { id })
}
export const roleName = (role: number, say: Say): string => (ROLES[role] ? say(keyed('role', ROLES[role] ?? '')) : say('role-unknown'))

/** What a role does, in the words of the rules. */
export function roleText(box: Box, role: number, brave: boolean, say: Say): string {
  const entry = box.data.role[role]
  if (!entry) return ''
  const lands = LANDSCAPES.filter((land) => entry.landscapes?.includes(land))
  const given = Object.fromEntries(RESOURCES.map((name) => [name, (brave ? entry.brave : entry.cowardly)?.[name] ?? 0]))
  return say(keyed('role-text', entry.kind, brave ? 'brave' : 'cowardly'), { first: lands[0] ?? '', second: lands.at(-1) ?? '', bonus: entry.brave_bonus ?? 0, ...given })
}

export function towerName(box: Box, side: number, tower: number, say: Say): string {
  const found = box.sides[side === 1 ? 1 : 0].towers[tower]
  if (!found) return say('tower-market')
  return say('tower-name', { shape: found.square ? 'square' : 'round', colour: RESOURCES[found.colour] ?? '', number: tower + 1 })
}

export function stormText(tile: CloudTile, say: Say): string {
  return tile.effect === 'heavy' ? '' : say(`storm-${tile.effect}`, { points: tile.points, number: tile.need, resource: RESOURCES[tile.colour] ?? '' })
}

/** What the tile on a space does. */
export function tileText(view: View, box: Box, space: number, say: Say): string {
  const tile = view.tile[space] ?? -1
  const kind = box.sides[sideOf(view)].spaces[space]?.kind ?? 0
  if (tile < 0) return say('tile-none')
  if (kind === 0) return say(keyed('mountain', MOUNTAIN_TILES[tile] ?? '', 'text'), { wands: box.data.mountain_tile[tile]?.wands ?? 0 })
  if (kind === 1) return forestText(box, tile, say)
  const hill = box.data.hill_tile[tile]
  if (tile === HILL_MARKET) return say('hill-market-text', { resource: hill?.colour ?? '', number: 1, points: hill?.points ?? 0 })
  const circles = [...(hill?.circles ?? [])].sort()
  return say('hill-turbo-text', { first: circles[0] ?? '', second: circles[1] ?? '' })
}
export const forestText = (box: Box, tile: number, say: Say): string =>
  say(keyed('forest', FOREST_TILES[tile] ?? '', 'text'), { points: box.data.forest_tile[tile]?.points ?? 0 })

/** What an event does, in the words of the rules. */
export function eventText(box: Box, event: number, say: Say): string {
  const entry = box.data.event[event]
  if (!entry) return ''
  const { points } = entry
  const numbers: Record<string, number> = { best: entry.first ?? 0, second: entry.second ?? 0 }
  if (typeof points === 'number') numbers['points'] = points
  else if (Array.isArray(points)) points.forEach((each, i) => (numbers[`with${entry.id === 'more_or_less' ? i + 1 : i}`] = each))
  else Object.assign(numbers, points)
  return say(keyed('happening', entry.id, 'text'), numbers)
}

/** The points for 1, 2, 3 … cards kept under More or Less? (BS-131). */
export function keptPoints(box: Box): number[] {
  const points = box.data.event.find((each) => each.id === 'more_or_less')?.points
  return Array.isArray(points) ? points : []
}

export const seatsOf = (view: View): number[] => Array.from({ length: view.seats }, (_, seat) => seat)
export const towerThing = (view: View, tower: number): string => `tower:${view.side * ROOM.towers + tower}`
export const cloudThing = (view: View, spot: number): string => `cloud:${view.side * ROOM.spots + spot}`
export const tileThing = (view: View, space: number): string => `tile:${view.side * ROOM.spaces + space}`
