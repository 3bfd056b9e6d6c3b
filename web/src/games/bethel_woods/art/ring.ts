/** The ring of six clearings around the orphanage: flat-topped, a little wider than true hexes. */
import { rounded, type Point } from '../../../art/geometry'

const corners = (k: number): Point[] =>
  ([[-75, -113], [75, -113], [150, 0], [75, 113], [-75, 113], [-150, 0]] as const).map(([x, y]) => [x * k, y * k] as const)

export const HEX = rounded(corners(0.972), 11)
export const HEX_INSIDE = rounded(corners(0.922), 10)
export const HEX_OUTSIDE = rounded(corners(1), 11)
export const hex = corners

/** The middles of the machines 1 to 6, clockwise from the top. */
export const PLACES: readonly Point[] = [[0, -226], [225, -113], [225, 113], [0, 226], [-225, 113], [-225, -113]]
/** Where the critical tile of a machine lies along the edge of the board: its left side for a width, and its middle. */
export function tilePlace(machine: number, wide: number, edge: number): Point {
  const left = [96, edge - wide, Math.min(edge - wide, 270 - wide / 2), -96 - wide, -edge, Math.max(-edge, -270 - wide / 2)][machine] ?? 0
  return [left, [-320, -256, 262, 320, 256, -262][machine] ?? 0]
}
/** The four sockets of a machine. */
export const SOCKETS = [-57, -19, 19, 57] as const
export const BAR = 19
export const FEET = 85

export const placeOf = (machine: number): Point => PLACES[((machine % 6) + 6) % 6] ?? [0, 0]

/** The six rooms of the orphanage: outline, middle, the way along the outer wall, the middle of that wall. */
export interface RoomShape { outline: string; x: number; y: number; along: Point; wall: Point; inner: Point }
export const ROOMS: readonly RoomShape[] = [0, 1, 2, 3, 4, 5].map((k) => {
  const [o, i] = [corners(0.955), corners(0.69)]
  const [a, b] = [k, (k + 1) % 6]
  const [oa, ob, ia, ib] = [o[a] as Point, o[b] as Point, i[a] as Point, i[b] as Point]
  const [x, y] = [(oa[0] + ob[0] + ia[0] + ib[0]) / 4, (oa[1] + ob[1] + ia[1] + ib[1]) / 4]
  const outline = rounded([oa, ob, ib, ia].map(([u, v]) => [x + (u - x) * 0.955, y + (v - y) * 0.9] as const), 7)
  const long = Math.hypot(ob[0] - oa[0], ob[1] - oa[1])
  return {
    outline, x, y,
    along: [(ob[0] - oa[0]) / long, (ob[1] - oa[1]) / long],
    wall: [(oa[0] + ob[0]) / 2, (oa[1] + ob[1]) / 2],
    inner: [(ia[0] + ib[0]) / 2, (ia[1] + ib[1]) / 2],
  }
})

/** How workers stand side by side on a machine: as many as come, two rows from seven on. */
export function lane(count: number): { x: number; y: number; size: number }[] {
  const rows = count > 6 ? 2 : 1
  const wide = Math.ceil(count / rows)
  const gap = wide > 5 ? 27 : wide > 4 ? 31 : 37
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / wide)
    const here = row ? count - wide : wide
    return { x: ((i % wide) - (here - 1) / 2) * gap, y: FEET - (rows - 1 - row) * 20, size: wide > 5 ? 34 : 38 }
  })
}

/** The way from one clearing to the next, clockwise if `way` is 1: a ribbon from lane to lane beside the gauges, and its head. */
export function ribbon(from: number, way: number): { d: string; x: number; y: number; turn: number } {
  const [a, b] = [placeOf(from), placeOf(from + way)]
  const side = Math.sign(a[0] + b[0])
  let [s, bend, e]: [Point, Point, Point] = [[0, 0], [0, 0], [0, 0]]
  if (Math.abs(a[0] - b[0]) < 1) {
    const [upper, lower]: [Point, Point] = [[side * 297, -38], [side * 316, 86]]
    ;[s, bend, e] = a[1] < b[1] ? [upper, [side * 350, 18], lower] : [lower, [side * 352, 18], upper]
  } else {
    s = [a[0] + Math.sign(b[0] - a[0]) * 78, a[1] + 66]
    e = [b[0] + Math.sign(a[0] - b[0]) * 84, b[1] + 62]
    const [x, y] = [(s[0] + e[0]) / 2, (s[1] + e[1]) / 2]
    bend = y < 0 ? [x - side * 26, y + 38] : [x + side * 26, y + 28]
  }
  const turn = (Math.atan2(e[1] - bend[1], e[0] - bend[0]) * 180) / Math.PI
  return { d: `M${s[0]} ${s[1]}Q${bend[0]} ${bend[1]} ${e[0]} ${e[1]}`, x: e[0], y: e[1], turn: Math.round(turn) }
}
