/** How a beast is drawn: furry outlines, single hairs, two halves alike. */
import { luck, n, type Luck } from '../../../art/geometry'

/** A furry closed outline, symmetrical, its tips falling downward. */
export function fur(rx: number, ry: number, tips: number, depth: number, seed: number): string {
  const r = luck(seed)
  const edge: [number, number][] = []
  const angle = (i: number): number => ((-90 + (180 * i) / tips) * Math.PI) / 180
  for (let i = 0; i <= tips; i++) {
    edge.push([rx * Math.cos(angle(i)), ry * Math.sin(angle(i))])
    if (i === tips) break
    const far = 1 + depth * (0.5 + r())
    edge.push([rx * far * Math.cos(angle(i + 0.72)), ry * far * Math.sin(angle(i + 0.72))])
  }
  const at = (i: number): [number, number] => edge[i] ?? [0, 0]
  const bend = (a: number, b: number): number => ((a + b) / 2) * 1.03
  let right = `M${n(at(0)[0])} ${n(at(0)[1])}`
  let left = ''
  for (let i = 1; i < edge.length; i += 2) {
    const [from, tip, to] = [at(i - 1), at(i), at(i + 1)]
    right += `Q${n(bend(from[0], tip[0]))} ${n(bend(from[1], tip[1]))} ${n(tip[0])} ${n(tip[1])}L${n(to[0])} ${n(to[1])}`
    left = `L${n(-tip[0])} ${n(tip[1])}Q${n(-bend(from[0], tip[0]))} ${n(bend(from[1], tip[1]))} ${n(-from[0])} ${n(from[1])}${left}`
  }
  return `${right}${left}Z`
}

type Hair = readonly [number, number, number, number]

/** Single hairs, each from a place along a way. */
export function hairs(seed: number, count: number, hair: (r: Luck) => Hair, colour: string, width = 1.3, opacity = 0.5): string {
  const r = luck(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const [x, y, dx, dy] = hair(r)
    d += `M${n(x)} ${n(y)}q${n(dx * 0.4)} ${n(dy * 0.2)} ${n(dx)} ${n(dy)}`
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
}

/** The right half, and the same on the left. */
export const both = (half: string): string => `${half}<g transform="scale(-1 1)">${half}</g>`
