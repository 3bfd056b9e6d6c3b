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
/** Where their critical tiles lie, along the edge of the board. */
export const TILES: readonly Point[] = [[188, -318], [292, -262], [256, 272], [-190, 316], [-288, 264], [-262, -274]]
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

/** The way from one clearing to the next, clockwise from `from` if `way` is 1: a ribbon that bends outwards, and its head. */
export function ribbon(from: number, way: number): { d: string; x: number; y: number; turn: number } {
  const [a, b] = [placeOf(from), placeOf(from + way)]
  const mid: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const cut = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
  const [s, e] = [cut(a, b, 0.3), cut(a, b, 0.72)]
  const far = Math.hypot(mid[0], mid[1])
  const bend: Point = [mid[0] + (mid[0] / far) * 34, mid[1] + (mid[1] / far) * 34]
  const turn = (Math.atan2(e[1] - bend[1], e[0] - bend[0]) * 180) / Math.PI
  const r = (x: number) => Math.round(x * 10) / 10
  return { d: `M${r(s[0])} ${r(s[1])}Q${r(bend[0])} ${r(bend[1])} ${r(e[0])} ${r(e[1])}`, x: r(e[0]), y: r(e[1]), turn: r(turn) }
}
