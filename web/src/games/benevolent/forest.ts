/** The Forest on the screen: where hexes lie, which cardboard they are printed on, where the Reserve and the wood stand. */
import { luck, type Point } from '../../art/geometry'
import { PLACES, type PlaceName } from '../../art/places'
import type { Benevolent } from '../../generated/views'
import type { Bush } from '../../kit/Bushes.svelte'
import type { Edition } from './edition'

export interface Spot { hex: number; thing: string; place: PlaceName; x: number; y: number; raised: boolean }
export interface Segment { cells: Point[]; raised: boolean }
export interface Box { x: number; y: number; w: number; h: number }
export interface Forest { spots: Spot[]; segments: Segment[]; reserve: Point; box: Box }

type Axial = readonly [number, number]
const NEAR: Axial[] = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [-1, 1]]
export const RISE = 10 // how much higher an upper segment lies
const WIDE = 87
const TALL = 100

const turned = ([q, r]: Axial, times: number): Axial => (times > 0 ? turned([-r, q + r], times - 1) : [q, r])
const at = ([q, r]: Axial): Point => [173.2 * (q + r / 2), 150 * r]
const key = ([q, r]: Axial): string => `${q},${r}`

/** The cells of each segment laid, in slot order (the edition's layouts are numbered by players, BE-017). */
function laid(view: Benevolent, edition: Edition): Axial[][] {
  const layouts = edition.layout.map((layout, i) => [layout, i] as const).sort((a, b) => a[0].players - b[0].players || a[1] - b[1])
  const slots = layouts[view.layout]?.[0].slots ?? []
  return slots.map(([k, q, r]) =>
    edition.segment_shape.cells.map((cell) => {
      const [a, b] = turned(cell, ((k % 6) + 6) % 6)
      return [a + q, b + r] as const
    }),
  )
}

/** The empty cell beside the Forest that leaves hexes largest in a frame of this shape: there the Reserve lies. */
function clearing(cells: Axial[], tight: Box, shape: number): Point {
  const taken = new Set(cells.map(key))
  const free = cells.flatMap(([q, r]) => NEAR.map(([a, b]) => [q + a, r + b] as const)).filter((cell) => !taken.has(key(cell)))
  const cost = (point: Point) => {
    const box = around(tight, point)
    return Math.max(box.w, box.h * shape) + (box.w + box.h) * 0.15 - point[1] / 100 - point[0] / 1000
  }
  const [first, ...others] = free.map(at)
  return others.reduce((best, point) => (cost(point) < cost(best) ? point : best), first ?? [0, 0])
}

/** The Forest, turned by sixths so that it fits a frame (its width by its height) best. */
export function lay(view: Benevolent, edition: Edition, turn: number, shape: number): Forest {
  const cells = Array.from({ length: view.hexes }, (_, i) => [view.hex_q[i] ?? 0, view.hex_r[i] ?? 0] as const)
  const slots = laid(view, edition)
  const top = new Map<string, number>()
  const upper = new Set<number>()
  slots.forEach((slot, n) => {
    for (const cell of slot) {
      if (top.has(key(cell))) upper.add(n)
      top.set(key(cell), n)
    }
  })
  const rise = (n: number | undefined) => (n !== undefined && upper.has(n) ? RISE : 0)
  const spots = cells.map((cell, hex) => {
    const [x, y] = at(turned(cell, turn))
    const up = rise(top.get(key(cell)))
    return { hex, thing: `hex:${hex}`, place: PLACES[view.location[hex] ?? 0] ?? 'altar', x, y: y - up, raised: up > 0 }
  })
  const drawn = slots.length ? slots : [cells]
  const segments = drawn.map((slot, n) => ({
    raised: upper.has(n),
    cells: slot.map((cell): Point => {
      const [x, y] = at(turned(cell, turn))
      return [x, y - rise(n)]
    }),
  }))
  const xs = spots.map((spot) => spot.x)
  const ys = spots.map((spot) => spot.y)
  const tight = {
    x: Math.min(...xs) - WIDE,
    y: Math.min(...ys) - TALL,
    w: Math.max(...xs) - Math.min(...xs) + 2 * WIDE,
    h: Math.max(...ys) - Math.min(...ys) + 2 * TALL,
  }
  const reserve = clearing(cells.map((cell) => turned(cell, turn)), tight, shape)
  return { spots, segments, reserve, box: around(tight, reserve) }
}

function around(tight: Box, [x, y]: Point): Box {
  const left = Math.min(tight.x, x - 60) - 12
  const up = Math.min(tight.y, y - 52) - 14
  const right = Math.max(tight.x + tight.w, x + 60) + 12
  const down = Math.max(tight.y + tight.h, y + 62) + 24
  return { x: left, y: up, w: right - left, h: down - up }
}

/** The turn (in sixths) that makes hexes largest in a frame; reading order is kept unless much is won. */
export function bestTurn(view: Benevolent, edition: Edition, width: number, height: number): number {
  const size = (turn: number) => {
    const { box } = lay(view, edition, turn, width / height)
    return Math.min(width / box.w, height / box.h)
  }
  const sizes = [0, 1, 5].map((turn) => [turn, size(turn)] as const)
  const best = sizes.reduce((a, b) => (b[1] > a[1] ? b : a))
  return best[1] > (sizes[0]?.[1] ?? 0) * 1.12 ? best[0] : 0
}

/** Bushes and trees around the cardboard, far ones first. */
export function wood({ spots, reserve, box }: Forest): Bush[] {
  const rnd = luck(2024)
  const middles: Point[] = [...spots.map(({ x, y }) => [x, y] as const)]
  const found: { x: number; y: number; d: number }[] = []
  const most = Math.round((box.w + box.h) / 6)
  for (let i = 0; i < 5000 && found.length < most; i++) {
    const x = box.x - 110 + rnd() * (box.w + 220)
    const y = box.y - 90 + rnd() * (box.h + 180)
    const d = Math.min(...middles.map((c) => Math.hypot(c[0] - x, c[1] - y)))
    const clear = Math.hypot((reserve[0] - x) * 0.85, reserve[1] - y) > 66
    if (clear && d > 88 && d < 176 && found.every((p) => Math.hypot(p.x - x, p.y - y) > 20)) found.push({ x, y, d })
  }
  found.sort((a, b) => Number(b.d > 150) - Number(a.d > 150) || a.y - b.y)
  return found.map(({ x, y, d }, i) => {
    const tall = d > 112 && d < 146 && (i % 9 === 4 || i % 7 === 3)
    const part = tall ? (i % 9 === 4 ? 'pine' : 'tree') : `bush${1 + (i % 3)}`
    const tint = d > 160 ? 't-far2' : d > 144 ? 't-far' : d > 128 ? 't-back' : ''
    return { part, x, y: tall ? y + 16 : y, size: tall ? 0.8 + rnd() * 0.3 : 1 + rnd() * 0.5, tint }
  })
}
