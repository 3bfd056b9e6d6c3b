/** Smooth land from a map of hexagonal cells: each border between two regions is one curve, drawn once and used by both sides. */
import { luck, n, type Point } from '../../art/geometry'
import type { Cell, Side } from './edition'

export const U = 44 // the width of a cell; odd rows stand half a cell to the right
const S = U / Math.sqrt(3)
const RY = (U * Math.sqrt(3)) / 2

export const at = ([column, row]: Cell): Point => [(column + (row & 1 ? 0.5 : 0)) * U, row * RY]
export const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, p) => sum + p[0], 0) / points.length,
  points.reduce((sum, p) => sum + p[1], 0) / points.length,
]

export interface Frame { x0: number; x1: number; y0: number; y1: number }
interface Arc { a: string; b: string; of: string[]; fine: Point[]; control: Point[]; straight: boolean }
export interface Terrain {
  frame: Frame
  /** The outline of each region as a path, and its loops as points. */
  outline: Map<string, string>
  loops: Map<string, Point[][]>
  /** Borders between regions, as paths. */
  borders: { of: string[]; d: string }[]
}

type Link = [to: string, key: string, of: string[]]
interface Net { points: Map<string, Point>; links: Map<string, Link[]> }

const nameOf = (p: Point): string => `${Math.round(p[0] * 10)},${Math.round(p[1] * 10)}`

/** The sides of cells where two regions meet, or a region meets the board's edge, as a net of points. */
function netOf(rows: readonly (readonly string[])[]): Net {
  const points = new Map<string, Point>()
  const sides = new Map<string, string[]>()
  rows.forEach((cells, row) =>
    cells.forEach((region, column) => {
      const [x, y] = at([column, row])
      const corners: Point[] = [[0, -S], [U / 2, -S / 2], [U / 2, S / 2], [0, S], [-U / 2, S / 2], [-U / 2, -S / 2]].map(([dx = 0, dy = 0]) => [x + dx, y + dy])
      corners.forEach((p, i) => {
        const q = corners[(i + 1) % 6] as Point
        const [a, b] = [nameOf(p), nameOf(q)]
        points.set(a, p).set(b, q)
        const key = a < b ? `${a}|${b}` : `${b}|${a}`
        sides.set(key, [...(sides.get(key) ?? []), region])
      })
    }),
  )
  const links = new Map<string, Link[]>()
  for (const [key, regions] of sides) {
    if (regions.length === 2 && regions[0] === regions[1]) continue
    const [a = '', b = ''] = key.split('|')
    const of = regions.length === 1 ? [regions[0] ?? '', ''] : [...regions].sort()
    links.set(a, [...(links.get(a) ?? []), [b, of.join('/'), of]])
    links.set(b, [...(links.get(b) ?? []), [a, of.join('/'), of]])
  }
  return { points, links }
}

const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Corner cutting: each step brings the line nearer to its curve. */
function cut(line: Point[]): Point[] {
  const out: Point[] = [line[0] as Point]
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    out.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25], [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75])
  }
  out.push(line.at(-1) as Point)
  return out
}

const xy = (p: Point): string => `${n(p[0])} ${n(p[1])}`

/** The curve that corner cutting tends to, written exactly: a quadratic spline with its ends nailed. */
function spline(control: readonly Point[], straight: boolean): string {
  if (straight || control.length < 3) return control.slice(1).map((p) => `L${xy(p)}`).join('')
  const bends = control.slice(1, -1).map((p, i) => `Q${xy(p)} ${xy(half(p, control[i + 2] as Point))}`)
  return `L${xy(half(control[0] as Point, control[1] as Point))}${bends.join('')}L${xy(control.at(-1) as Point)}`
}

class Surveyor {
  readonly arcs: Arc[] = []
  readonly #seen = new Set<string>()
  readonly #luck = luck(77)

  constructor(readonly net: Net, readonly frame: Frame) {
    for (const a of net.links.keys()) if (this.#fork(a)) for (const link of this.#from(a)) this.#walk(a, link)
    for (const a of net.links.keys()) for (const link of this.#from(a)) this.#walk(a, link) // islands have no fork
  }

  #from(a: string): Link[] {
    return this.net.links.get(a) ?? []
  }
  #fork(a: string): boolean {
    const links = this.#from(a)
    return links.length !== 2 || links[0]?.[1] !== links[1]?.[1]
  }

  #walk(a: string, [to, , of]: Link): void {
    if (this.#seen.has(`${a}>${to}`)) return
    const path = [a, to]
    let [before, here] = [a, to]
    while (!this.#fork(here) && here !== a) {
      const next = this.#from(here).find((link) => link[0] !== before)
      if (!next) break
      ;[before, here] = [here, next[0]]
      path.push(here)
    }
    path.forEach((p, i) => {
      const q = path[i + 1]
      if (q) this.#seen.add(`${p}>${q}`).add(`${q}>${p}`)
    })
    const points = path.map((name) => this.net.points.get(name) as Point)
    const edge = of.includes('')
    const control = edge ? this.#alongTheEdge(points) : this.#border(path, points)
    const fine = edge ? control : cut(cut(control))
    this.arcs.push({ a, b: here, of: of.filter(Boolean), fine, control, straight: edge })
  }

  #border(path: string[], points: Point[]): Point[] {
    const nail = (i: number) => (this.#from(path[i] ?? '').some((link) => link[2].includes('')) ? this.#onEdge(points[i] as Point) : (points[i] as Point))
    const control: Point[] = [nail(0)]
    const long = points.length
    for (let i = 1; i < long; i++) {
      const [x, y] = half(points[i - 1] as Point, points[i] as Point)
      const free = long > 4 && i > 1 && i < long - 1
      control.push(free ? [x + (this.#luck() - 0.5) * 5, y + (this.#luck() - 0.5) * 5] : [x, y])
    }
    control.push(nail(long - 1))
    return control
  }

  #side([x, y]: Point): number {
    const far = [y - this.frame.y0, this.frame.x1 - x, this.frame.y1 - y, x - this.frame.x0]
    return far.indexOf(Math.min(...far))
  }
  #onEdge(p: Point): Point {
    const { x0, x1, y0, y1 } = this.frame
    const all: Point[] = [[p[0], y0], [x1, p[1]], [p[0], y1], [x0, p[1]]]
    return all[this.#side(p)] as Point
  }
  #alongTheEdge(points: readonly Point[]): Point[] {
    const { x0, x1, y0, y1 } = this.frame
    const corners: Record<string, Point> = { '01': [x1, y0], '12': [x1, y1], '23': [x0, y1], '03': [x0, y0] }
    const out: Point[] = []
    let last: number | null = null
    for (const p of points) {
      const side = this.#side(p)
      const corner = last !== null && side !== last ? corners[[last, side].sort().join('')] : undefined
      if (corner) out.push(corner)
      out.push(this.#onEdge(p))
      last = side
    }
    return out
  }
}

/** Arcs put end to end: the outline of a region, holes included. */
function around(region: string, arcs: readonly Arc[]): { d: string; loops: Point[][] } {
  const rest = arcs.filter((arc) => arc.of.includes(region))
  const loops: Point[][] = []
  let d = ''
  while (rest.length) {
    const first = rest.shift() as Arc
    const loop = [...first.fine]
    d += `M${xy(first.fine[0] as Point)}${spline(first.control, first.straight)}`
    for (let end = first.b; end !== first.a; ) {
      const found = rest.findIndex((arc) => arc.a === end || arc.b === end)
      if (found < 0) break
      const arc = rest.splice(found, 1)[0] as Arc
      const ahead = arc.a === end
      loop.push(...(ahead ? arc.fine.slice(1) : arc.fine.slice(0, -1).reverse()))
      d += spline(ahead ? arc.control : [...arc.control].reverse(), arc.straight)
      end = ahead ? arc.b : arc.a
    }
    d += 'Z'
    loops.push(loop)
  }
  return { d, loops }
}

/** The land of a side of the board. */
export function survey({ rows }: Pick<Side, 'rows'>): Terrain {
  const columns = rows[0]?.length ?? 0
  const frame = { x0: -U / 2, x1: (columns - 0.5) * U + U / 2, y0: -S, y1: (rows.length - 1) * RY + S }
  const { arcs } = new Surveyor(netOf(rows), frame)
  const names = [...new Set(rows.flat())]
  const drawn = names.map((name) => [name, around(name, arcs)] as const)
  return {
    frame,
    outline: new Map(drawn.map(([name, { d }]) => [name, d])),
    loops: new Map(drawn.map(([name, { loops }]) => [name, loops])),
    borders: arcs.filter((arc) => arc.of.length === 2).map((arc) => ({ of: arc.of, d: `M${xy(arc.control[0] as Point)}${spline(arc.control, false)}` })),
  }
}

/** Whether a point lies inside loops (a hole is outside). */
export function inside(loops: readonly (readonly Point[])[], x: number, y: number): boolean {
  let within = false
  for (const loop of loops)
    for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
      const [a, b] = loop[i] as Point
      const [c, d] = loop[j] as Point
      if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) within = !within
    }
  return within
}

/** How far a point lies from the nearest border. */
export function fromEdge(loops: readonly (readonly Point[])[], x: number, y: number): number {
  let least = Infinity
  for (const loop of loops)
    for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
      const [a, b] = loop[j] as Point
      const [c, d] = loop[i] as Point
      const long = (c - a) ** 2 + (d - b) ** 2
      const t = long ? Math.max(0, Math.min(1, ((x - a) * (c - a) + (y - b) * (d - b)) / long)) : 0
      least = Math.min(least, Math.hypot(x - a - t * (c - a), y - b - t * (d - b)))
    }
  return least
}

export type Free = (x: number, y: number, margin?: number) => boolean

/** Jittered points inside loops, away from their border and from what stands there, back to front. */
export function scatter(loops: readonly (readonly Point[])[], step: number, inset: number, free: Free, margin: number | undefined, seed: number): [number, number, number][] {
  const r = luck(seed)
  const all = loops.flat()
  const [xs, ys] = [all.map((p) => p[0]), all.map((p) => p[1])]
  const out: [number, number, number][] = []
  let row = 0
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.8, row++)
    for (let x = Math.min(...xs) + ((row % 2) * step) / 2; x < Math.max(...xs); x += step) {
      const [px, py] = [x + (r() - 0.5) * step * 0.6, y + (r() - 0.5) * step * 0.5]
      if (inside(loops, px, py) && fromEdge(loops, px, py) > inset && free(px, py, margin)) out.push([px, py, r()])
    }
  return out.sort((a, b) => a[1] - b[1])
}
