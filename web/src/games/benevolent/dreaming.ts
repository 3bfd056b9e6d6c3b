/** The drawing of the Dream board: 360 wide; moons in a row, arrows as curves above and below. */
import { luck, n } from '../../art/geometry'
import type { Edition } from './edition'

export const WIDE = 360
export const MOON = 27

export interface Curve { thing: string; d: string; gift: string; from: number; to: number; at: { x: number; y: number }; straight: boolean }

export const moons = (spaces: number): number[] => Array.from({ length: spaces }, (_, i) => (spaces < 2 ? 180 : 48 + (i * 264) / (spaces - 1)))

/** One step on without a gift is a short straight arrow; all others are curves, odd spaces above, even ones below. */
export function curves(edition: Edition, y: number): Curve[] {
  const xs = moons(edition.dream_path.spaces)
  const gap = (xs[1] ?? 48) - (xs[0] ?? 48)
  const out = new Map<number, number>()
  const back = new Map<string, number>()
  return edition.arrow.map((arrow, i) => {
    const [from, to] = [arrow.from - 1, arrow.to - 1]
    const [xa, xb] = [xs[from] ?? 48, xs[to] ?? 48]
    const base = { thing: `arrow:${i}`, gift: arrow.gift, from, to }
    if (to === from + 1 && !arrow.gift) {
      return { ...base, straight: true, d: `M${n(xa + 31)} ${y}H${n(xb - 34)}`, at: { x: n((xa + xb) / 2), y } }
    }
    const side = arrow.from % 2 ? -1 : 1
    const leaving = out.get(from) ?? 0
    const landing = `${to}${side}`
    const arriving = back.get(landing) ?? 0
    out.set(from, leaving + 1)
    back.set(landing, arriving + 1)
    const way = Math.sign(xb - xa) || 1
    const span = Math.max(1, Math.round(Math.abs(xb - xa) / gap))
    const high = side < 0 ? -8 + 24 * span : 4 + 20 * span
    const x1 = xa + way * (4 + leaving * 7)
    const x2 = xb - way * (7 + arriving * 8)
    const ya = y + side * 29
    const yc = ya + side * high
    const middle = (x1 + x2) / 2
    const d = `M${n(x1)} ${ya}C${n(x1)} ${yc} ${n(x1 + way * 12)} ${yc} ${n(middle)} ${yc}S${n(x2)} ${yc} ${n(x2)} ${ya + side * 4}`
    return { ...base, straight: false, d, at: { x: n(middle), y: yc } }
  })
}

/** Where steps stand on a moon that several share. */
export function onMoon(count: number): { x: number; y: number; size: number }[] {
  if (count === 1) return [{ x: 0, y: 0, size: 34 }]
  if (count === 2) return [{ x: -12, y: -3, size: 29 }, { x: 12, y: 5, size: 29 }]
  const spots = [[-12, -10], [12, -10], [-12, 12], [12, 12], [0, 1]] as const
  return spots.slice(0, count).map(([x, y]) => ({ x, y, size: 25 }))
}

const r = luck(8)
export const stars = Array.from({ length: 60 }, () => ({ x: n(r() * 360), y: n(r() * 320), r: n(0.4 + r() * 1.1), o: n(0.15 + r() * 0.5) }))
