/** Where everything stands on a side of the board: towers, castles, clouds, tiles, circles, and room for pawns beside them. */
import type { Point } from '../../art/geometry'
import { CURIO_OF, type Curio } from './art/curios'
import type { Box, Side, Space, Spot, Tower } from './edition'
import { ROOM } from './names'
import { at, fromEdge, inside, middle, survey, type Free, type Terrain } from './terrain'

export interface Standing { x: number; y: number }
export interface TowerAt extends Tower, Standing { foot: Point; stones: { region: number; points: Standing[] }[] }
export type At<T> = T & Standing
export interface Place { number: number; id: string; land: string; thing: string; d: string; heart: Standing; name: Standing; slots: Standing[] }
export interface Realm {
  side: Side
  terrain: Terrain
  places: Map<number, Place>
  towers: TowerAt[]
  castles: At<Spot>[]
  clouds: At<Spot>[]
  spaces: At<Space>[]
  circles: At<Spot>[]
  curios: (Standing & { curio: Curio })[]
  free: Free
}

interface Stake { x: number; y: number; home: Point; r: number; give: number; within: string | null }

/** Things that stand too close step aside, each as far as it may; those of one cell stay in their region. */
function settle(stakes: Stake[], terrain: Terrain): void {
  const { x0, x1, y0, y1 } = terrain.frame
  for (let round = 0; round < 60; round++)
    for (const [i, a] of stakes.entries()) {
      let [dx, dy] = [0, 0]
      for (const [j, b] of stakes.entries()) {
        if (i === j) continue
        const [ox, oy] = [a.x - b.x || (i < j ? 0.1 : -0.1), a.y - b.y]
        const gap = Math.hypot(ox, oy)
        const want = a.r + b.r
        if (gap < want) {
          const push = ((want - gap) / want) * 4 * (a.give / (a.give + b.give || 1))
          dx += (ox / (gap || 1)) * push
          dy += (oy / (gap || 1)) * push
        }
      }
      const [x, y] = [a.x + dx + (a.home[0] - a.x) * 0.04, a.y + dy + (a.home[1] - a.y) * 0.04]
      const far = Math.hypot(x - a.home[0], y - a.home[1])
      const keep = far > a.give ? a.give / far : 1
      const [nx, ny] = [a.home[0] + (x - a.home[0]) * keep, a.home[1] + (y - a.home[1]) * keep]
      const loops = a.within === null ? null : terrain.loops.get(a.within)
      if (loops && !(inside(loops, nx, ny) && fromEdge(loops, nx, ny) > 7)) continue
      a.x = Math.min(x1 - 20, Math.max(x0 + 20, nx))
      a.y = Math.min(y1 - 16, Math.max(y0 + 34, ny))
    }
}

/** The roomiest spots of a region, one after another. */
function roomy(loops: Point[][], taken: { x: number; y: number; r: number }[], count: number, own: number, edge: number): Standing[] {
  const all = loops.flat()
  const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])]
  const heart = middle(all)
  const points: (Standing & { edge: number })[] = []
  for (let y = Math.min(...ys); y < Math.max(...ys); y += 7)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 7)
      if (inside(loops, x, y)) points.push({ x, y, edge: fromEdge(loops, x, y) })
  const found: Standing[] = []
  const stands = [...taken]
  const cost = (p: Standing & { edge: number }) => {
    let room = Math.min(p.edge - edge, 20)
    for (const s of stands) room = Math.min(room, Math.hypot(p.x - s.x, (p.y - s.y) * 0.78) - s.r - own)
    return Math.min(room, 14) - Math.hypot(p.x - heart[0], p.y - heart[1]) * 0.012
  }
  for (let i = 0; i < count && points.length; i++) {
    const best = points.reduce((a, b) => (cost(b) > cost(a) ? b : a))
    found.push({ x: best.x, y: best.y })
    stands.push({ x: best.x, y: best.y, r: own })
  }
  return found
}

/** Stepping-stones from a border tower to each region it serves. */
function stones(tower: Tower, x: number, y: number, foot: Point, side: Side): TowerAt['stones'] {
  if (tower.cells.length === 1) return []
  return tower.cells.map((cell) => {
    const [cx, cy] = at(cell)
    const [dx, dy] = [cx - foot[0], cy - foot[1]]
    const long = Math.hypot(dx, dy) || 1
    const points = [0, 1, 2].map((k) => {
      const q = 16 + k * 8
      const aside = k % 2 ? 1.6 : -1.6
      return { x: x + (dx / long) * q * 1.1 + (aside * dy) / long, y: y + 6 + (dy / long) * q - (aside * dx) / long }
    })
    const id = side.rows[cell[1]]?.[cell[0]] ?? ''
    return { region: side.regions.get(id)?.number ?? -1, points }
  })
}

/** Where things stand, before paint and pawns. */
function stakesOf(side: Side, terrain: Terrain) {
  const stake = (cells: readonly (readonly [number, number])[], r: number, give: number): Stake => {
    const home = middle(cells.map(at))
    const within = cells.length === 1 ? (side.rows[cells[0]?.[1] ?? 0]?.[cells[0]?.[0] ?? 0] ?? null) : null
    return { x: home[0], y: home[1], home, r, give, within }
  }
  const covered = new Set(side.spaces.flatMap((space) => space.covers))
  const towers = side.towers.map((tower) => stake(tower.cells, covered.has(tower.number) ? 1 : 21, tower.cells.length > 1 ? 10 : 20))
  const castles = side.castles.map((castle) => stake([castle.cell], 30, 8))
  const clouds = side.spots.map((spot) => stake([spot.cell], 29, 30))
  const spaces = side.spaces.map((space) => stake([space.cell], 23, 18))
  const circles = side.circles.map((circle) => stake([circle.cell], 24, 18))
  settle([...towers, ...castles, ...clouds, ...spaces, ...circles], terrain)
  return { towers, castles, clouds, spaces, circles }
}

const known = new WeakMap<Side, Realm>()

/** A side of the board, laid out once. */
export function realmOf(box: Box, which: number): Realm {
  const side = box.sides[which === 1 ? 1 : 0]
  const found = known.get(side)
  if (found) return found
  const terrain = survey(side)
  const stakes = stakesOf(side, terrain)
  const put = <T>(list: readonly T[], where: readonly Stake[]): At<T>[] => list.map((each, i) => ({ ...each, x: where[i]?.x ?? 0, y: where[i]?.y ?? 0 }))
  const towers = put(side.towers, stakes.towers).map((tower, i) => {
    const foot = stakes.towers[i]?.home ?? [tower.x, tower.y]
    return { ...tower, foot, stones: stones(tower, tower.x, tower.y, foot, side) }
  })
  const fixed = [
    ...stakes.towers.map(({ x, y, r }) => ({ x, y: y - 6, r: r > 1 ? 20 : 1 })),
    ...stakes.castles.map(({ x, y }) => ({ x, y: y - 10, r: 34 })),
    ...stakes.spaces.map(({ x, y }) => ({ x, y, r: 22 })),
    ...stakes.circles.map(({ x, y }) => ({ x, y, r: 24 })),
  ]
  const misty = stakes.clouds.map(({ x, y }) => ({ x, y, r: 26 }))
  const places = new Map<number, Place>()
  const curios: Realm['curios'] = []
  for (const { id, land, number } of side.regions.values()) {
    const loops = terrain.loops.get(id) ?? []
    const slots = land === 'water' ? [] : roomy(loops, fixed, 10, 16, 12)
    const heart = roomy(loops, [...fixed, ...misty], 1, 8, 6)[0] ?? { x: 0, y: 0 }
    const curio = CURIO_OF[side.name][id]
    if (curio) {
      const spot = roomy(loops, [...fixed, ...misty, ...slots.slice(0, 2).map((s) => ({ ...s, y: s.y - 6, r: 17 }))], 1, 11, 10)[0]
      if (spot) curios.push({ ...spot, curio })
    }
    const [x] = middle(loops.flat())
    places.set(number, { number, id, land, thing: `region:${which * ROOM.regions + number}`, d: terrain.outline.get(id) ?? '', heart, name: { x, y: Math.max(...loops.flat().map((p) => p[1])) }, slots })
  }
  const paintless = [
    ...fixed.map((each) => ({ ...each, r: each.r + 4 })),
    ...[...places.values()].flatMap((place) => place.slots.slice(0, 2).map(({ x, y }) => ({ x, y: y - 6, r: 19 }))),
    ...curios.map(({ x, y }) => ({ x, y: y - 3, r: 15 })),
  ]
  const realm: Realm = {
    side,
    terrain,
    places,
    towers,
    castles: put(side.castles, stakes.castles),
    clouds: put(side.spots, stakes.clouds),
    spaces: put(side.spaces, stakes.spaces),
    circles: put(side.circles, stakes.circles),
    curios,
    free: (x, y, margin) => paintless.every((s) => Math.hypot(x - s.x, y - s.y) > (margin === undefined ? s.r : s.r * 0.45 + margin)),
  }
  known.set(side, realm)
  return realm
}
