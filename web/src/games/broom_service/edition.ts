/** The box of the table, as the board needs it: maps, cards, clouds, tiles, numbered as the rules number them. */
import type { Landscape, Resource } from './names'
import { LANDSCAPES, RESOURCES, ROOM, SIDES, SPACE_KINDS, STORMS } from './names'

export type Cell = readonly [number, number]
interface Placed { id: string; region: string; cell: Cell; provenance: string }
export interface TowerEntry { id: string; colour: Resource; shape: 'round' | 'square'; points: number; wands: number; cells: Cell[]; provenance: string }
interface SideData {
  sea: string
  map: string
  region: { id: string; landscape: Landscape | 'water'; provenance: string }[]
  castle: Placed[]
  cloud_spot: Placed[]
  tile_space: (Placed & { kind: (typeof SPACE_KINDS)[number]; covers: string[] })[]
  circle: Placed[]
  tower: TowerEntry[]
}
type Basket = Partial<Record<Resource, number>>
interface RoleEntry { id: string; kind: 'witch' | 'gatherer' | 'druid' | 'fairy'; landscapes?: Landscape[]; brave?: Basket; cowardly?: Basket; brave_bonus?: number; provenance: string }
interface CloudEntry { id: string; count: number; stars: number; bolts: number; effect?: string; colour?: Resource; need?: number; points?: number }
export interface EventEntry { id: string; when: string; points?: number | number[] | Record<Landscape, number>; first?: number; second?: number; set?: Resource[]; provenance: string }
interface Data {
  hand: { cards: number }
  cursed: { points: number }
  role: RoleEntry[]
  event: EventEntry[]
  heavy_cloud: CloudEntry[]
  storm_cloud: CloudEntry[]
  lightning: { points: number[]; extra: number }
  amulets: { points: number[] }
  resource_sets: { four: number; three: number }
  mountain_tile: { id: string; wands?: number }[]
  forest_tile: { id: string; points?: number }[]
  hill_tile: { id: string; circles?: string[]; colour?: Resource; points?: number }[]
  recto: SideData
  verso: SideData
}

export interface Region { number: number; id: string; land: Landscape | 'water' | 'sea' }
export interface Tower { number: number; colour: number; square: boolean; points: number; wands: number; cells: Cell[]; lands: number[] }
export interface Spot { number: number; region: number; cell: Cell }
export interface Space extends Spot { kind: number; covers: number[] }
export interface CloudTile { stars: number; bolts: number; effect: (typeof STORMS)[number]; colour: number; need: number; points: number }
export interface Side {
  name: 'recto' | 'verso'
  rows: string[][]
  sea: string
  regions: Map<string, Region>
  castles: Spot[]
  spots: Spot[]
  spaces: Space[]
  circles: Spot[]
  towers: Tower[]
}
export interface Box { data: Data; sides: [Side, Side]; clouds: CloudTile[] }

/** Lands are numbered from 0, waters after them, each in the order of the file (maps.py). */
function regionsOf(data: SideData): Map<string, Region> {
  let land = 0
  let water: number = ROOM.lands
  return new Map(data.region.map(({ id, landscape }) => [id, { id, land: landscape, number: landscape === 'water' ? water++ : land++ }]))
}

function sideOf(name: 'recto' | 'verso', data: SideData): Side {
  const rows = data.map.trim().split('\n').map((row) => row.trim().split(/\s+/))
  const regions = regionsOf(data)
  const number = (id: string) => regions.get(id)?.number ?? -1
  const spot = (each: Placed, at: number): Spot => ({ number: at, region: number(each.region), cell: each.cell })
  const towers = data.tower.map((each, at) => ({
    number: at,
    colour: RESOURCES.indexOf(each.colour),
    square: each.shape === 'square',
    points: each.points,
    wands: each.wands,
    cells: each.cells,
    lands: [...new Set(each.cells.map(([column, row]) => number(rows[row]?.[column] ?? '')))],
  }))
  return {
    name,
    rows,
    sea: data.sea,
    regions,
    castles: data.castle.map(spot),
    spots: data.cloud_spot.map(spot),
    spaces: data.tile_space.map((each, at) => ({
      ...spot(each, at),
      kind: SPACE_KINDS.indexOf(each.kind),
      covers: each.covers.map((id) => data.tower.findIndex((tower) => tower.id === id)),
    })),
    circles: data.circle.map((each) => ({ ...spot(each, 'ABCD'.indexOf(each.id)) })),
    towers,
  }
}

const cloudsOf = (entries: CloudEntry[]): CloudTile[] =>
  entries.flatMap(({ count, stars, bolts, effect, colour, need = 0, points = 0 }) =>
    Array.from({ length: count }, () => ({
      stars,
      bolts,
      effect: STORMS.find((name) => name === effect) ?? 'heavy',
      colour: colour ? RESOURCES.indexOf(colour) : 0,
      need,
      points,
    })),
  )

const known = new WeakMap<object, Box>()

/** The box of an edition; worked out once. */
export function boxOf(edition: unknown): Box {
  const data = edition as Data
  const found = known.get(data)
  if (found) return found
  const [recto, verso] = SIDES.map((name) => sideOf(name, data[name])) as [Side, Side]
  const box: Box = { data, sides: [recto, verso], clouds: [...cloudsOf(data.heavy_cloud), ...cloudsOf(data.storm_cloud)] }
  known.set(data, box)
  return box
}

/** Points for so many bolts at the end (BS-154). */
export function lightning({ data }: Box, bolts: number): number {
  const { points, extra } = data.lightning
  const top = points.length - 1
  return bolts > top ? (points[top] ?? 0) + extra * (bolts - top) : (points[bolts] ?? 0)
}

export const basket = (given: Basket | undefined): number[] => RESOURCES.map((name) => given?.[name] ?? 0)
export const landscapesOf = (box: Box, role: number): Landscape[] => {
  const named = box.data.role[role]?.landscapes ?? []
  return LANDSCAPES.filter((land) => named.includes(land))
}
