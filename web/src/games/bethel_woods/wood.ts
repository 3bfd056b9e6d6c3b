/** The wood around the board, the same on every screen. */
import { luck, type Point } from '../../art/geometry'
import type { Bush } from '../../kit/Bushes.svelte'
import { PLACES } from './art/ring'

/** How far a point is from the nearest clearing. */
const away = (x: number, y: number): number =>
  Math.min(...[[0, 0] as Point, ...PLACES].map(([cx, cy]) => {
    const [dx, dy] = [Math.abs(cx - x) * 0.8, Math.abs(cy - y)]
    return Math.max(dy, dx * 0.83 + dy * 0.5)
  }))

export function wood(): Bush[] {
  const r = luck(77)
  const spots: (readonly [number, number, number])[] = []
  for (let i = 0; i < 6000 && spots.length < 250; i++) {
    const [x, y] = [-450 + r() * 900, -400 + r() * 800]
    const far = away(x, y)
    if (far > 108 && far < 212 && spots.every((each) => Math.hypot(each[0] - x, each[1] - y) > 23)) spots.push([x, y, far])
  }
  spots.sort((a, b) => Number(b[2] > 165) - Number(a[2] > 165) || a[1] - b[1])
  return spots.map(([x, y, far], i) => {
    const tall = (i % 9 === 4 || i % 7 === 3) && far > 132 && far < 172
    const tint = far > 182 ? 't-far2' : far > 160 ? 't-far' : far > 138 ? 't-back' : ''
    return { part: tall ? (i % 9 === 4 ? 'pine' : 'tree') : `bush${1 + (i % 3)}`, x, y: y + (tall ? 16 : 0), size: tall ? 0.8 + r() * 0.35 : 1.1 + r() * 0.5, tint }
  })
}
