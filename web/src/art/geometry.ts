/** Shapes of the drawing kit: seeded luck, rounded outlines, leafy outlines, hexes. */
export type Luck = () => number
export type Point = readonly [number, number]

/** A small generator (mulberry32): the same seed draws the same wood on every screen. */
export function luck(seed: number): Luck {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A number as it stands in a path: one decimal. */
export const n = (x: number): number => +x.toFixed(1)

export const rep = (times: number, draw: (i: number) => string): string => Array.from({ length: times }, (_, i) => draw(i)).join('')

/** A pointed hex of radius r, its top corner first. */
export const hexCorners = (r: number): Point[] =>
  Array.from({ length: 6 }, (_, i) => [r * Math.sin((i * Math.PI) / 3), -r * Math.cos((i * Math.PI) / 3)] as const)

/** A closed outline with its corners rounded by c. */
export function rounded(points: readonly Point[], c: number): string {
  const count = points.length
  let d = ''
  points.forEach((q, i) => {
    const p = points[(i + count - 1) % count] as Point
    const s = points[(i + 1) % count] as Point
    const a = Math.hypot(p[0] - q[0], p[1] - q[1])
    const b = Math.hypot(s[0] - q[0], s[1] - q[1])
    const u = [q[0] + ((p[0] - q[0]) * c) / a, q[1] + ((p[1] - q[1]) * c) / a] as const
    const v = [q[0] + ((s[0] - q[0]) * c) / b, q[1] + ((s[1] - q[1]) * c) / b] as const
    d += `${i ? 'L' : 'M'}${n(u[0])} ${n(u[1])}Q${n(q[0])} ${n(q[1])} ${n(v[0])} ${n(v[1])}`
  })
  return `${d}Z`
}

/** The outline of foliage: k bumps around a flattened disc at a point. */
export function scallop(r: number, k: number, rnd: Luck, flat = 0.86, cx = 0, cy = 0): string {
  const points: Point[] = []
  for (let i = 0; i < k; i++) {
    const t = ((i + (rnd() - 0.5) * 0.45) / k) * 2 * Math.PI
    const q = r * (0.86 + 0.2 * rnd())
    points.push([cx + q * Math.cos(t), cy + q * flat * Math.sin(t)])
  }
  const first = points[0] as Point
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let i = 1; i <= k; i++) {
    const a = points[i - 1] as Point
    const b = points[i % k] as Point
    const c = Math.hypot(a[0] - b[0], a[1] - b[1]) * 0.56
    d += `A${n(c)} ${n(c)} 0 0 1 ${n(b[0])} ${n(b[1])}`
  }
  return `${d}Z`
}

/** The hex of a forest tile, and the thin line inside its edge. */
export const HEX = rounded(hexCorners(97), 9)
export const HEX_INSIDE = rounded(hexCorners(90), 9)

/** A part of the kit, placed: `tint` is a class of tints.css that changes its foliage. */
export function use(part: string, x: number, y: number, scale: number | string = 1, tint = '', more = ''): string {
  const size = typeof scale === 'number' ? n(scale * 100) / 100 : scale
  return `<use href="#${part}" transform="translate(${n(x)} ${n(y)}) scale(${size})"${tint ? ` class="${tint}"` : ''}${more ? ` ${more}` : ''}/>`
}

/** An icon centred on a point, in one colour. */
export const icon = (name: string, x: number, y: number, size: number, colour: string, more = ''): string =>
  `<use href="#i-${name}" x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${n(size)}" height="${n(size)}" color="${colour}" ${more}/>`
