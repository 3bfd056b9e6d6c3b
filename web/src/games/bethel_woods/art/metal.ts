/** Little mechanical parts: gears, rivets, pipes, dials, bulbs, steam. Metals: cu copper, br brass, ir iron, vg verdigris. */
import { n, rep } from '../../../art/geometry'

export type Metal = 'cu' | 'br' | 'ir' | 'vg'

/** The brightest tone of a metal; iron and verdigris have four only. */
const shine = (metal: Metal): string => `var(--${metal}5,var(--${metal}4))`

/** The outline of a gear of radius r with so many teeth. */
export function gear(r: number, teeth: number, deep = 0.2): string {
  const inner = r * (1 - deep)
  const at = (q: number, a: number) => `${n(q * Math.cos(a))} ${n(q * Math.sin(a))}`
  const half = Math.PI / teeth
  const tooth = (i: number) => {
    const a = 2 * half * i
    return `${i ? 'L' : 'M'}${at(inner, a - half * 0.64)}L${at(r, a - half * 0.36)}L${at(r, a + half * 0.36)}L${at(inner, a + half * 0.64)}`
  }
  return `${rep(teeth, tooth)}Z`
}

/** A gear with spokes' holes, lit from the upper left. */
export function cog(x: number, y: number, r: number, teeth: number, c: Metal = 'cu', holes = 5, turn = 0): string {
  const hole = (i: number) => {
    const a = (i / holes) * 6.283 + 0.3
    return `<circle cx="${n(r * 0.47 * Math.cos(a))}" cy="${n(r * 0.47 * Math.sin(a))}" r="${n(r * 0.155)}" fill="var(--${c}1)"/>`
  }
  return (
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn})"><path transform="rotate(${-turn}) translate(0 2.6) rotate(${turn})" d="${gear(r, teeth)}" fill="var(--${c}1)"/>` +
    `<path d="${gear(r, teeth)}" fill="url(#r-${c})"/><circle r="${n(r * 0.7)}" fill="none" stroke="var(--${c}1)" stroke-opacity=".45" stroke-width="${n(r * 0.05 + 0.5)}"/>` +
    `${rep(holes, hole)}<circle r="${n(r * 0.22)}" fill="var(--${c}2)"/><circle r="${n(r * 0.13)}" fill="${shine(c)}"/></g>`
  )
}

/** A row of rivets from one point to another. */
export function rivets(x0: number, y0: number, x1: number, y1: number, count: number, paint = 'cu1', r = 1.3): string {
  const at = (i: number) => i / (count - 1)
  return `<g fill="var(--${paint})">${rep(count, (i) => `<circle cx="${n(x0 + (x1 - x0) * at(i))}" cy="${n(y0 + (y1 - y0) * at(i))}" r="${r}"/>`)}</g>`
}

export const pipe = (d: string, w: number, c: Metal = 'cu'): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${d}" stroke="var(--${c}1)" stroke-width="${w}"/><path d="${d}" stroke="var(--${c}3)" stroke-width="${n(w * 0.72)}"/>` +
  `<path d="${d}" stroke="${shine(c)}" stroke-width="${n(w * 0.2)}" transform="translate(${n(-w * 0.12)} ${n(-w * 0.12)})" opacity=".85"/></g>`

/** A pressure gauge, its needle at an angle. */
export function dial(x: number, y: number, r: number, needle: number): string {
  const at = (q: number, a: number) => `${n(q * Math.cos(a))} ${n(q * Math.sin(a))}`
  return (
    `<g transform="translate(${x} ${y})"><circle r="${r + 2.4}" cy="1" fill="var(--br1)"/><circle r="${r + 2}" fill="url(#r-br)"/><circle r="${r}" fill="var(--st4)"/>` +
    `<path d="M${at(r * 0.75, -0.5)}A${n(r * 0.75)} ${n(r * 0.75)} 0 0 1 ${at(r * 0.75, 0.6)}" stroke="var(--alarm)" stroke-width="${n(r * 0.28)}" fill="none"/>` +
    `<path d="M0 0L${at(r * 0.78, needle)}" stroke="var(--ir1)" stroke-width="${n(r * 0.18)}" stroke-linecap="round"/><circle r="${n(r * 0.18)}" fill="var(--ir1)"/></g>`
  )
}

export const bulb = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 2.6}" fill="url(#halo)" opacity=".8"/><circle cx="${x}" cy="${y}" r="${r}" fill="var(--lamp)"/><circle cx="${n(x - r * 0.25)}" cy="${n(y - r * 0.25)}" r="${n(r * 0.55)}" fill="var(--lamp-2)"/>`

export const puff = (x: number, y: number, size = 1, dense = 0.7): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="var(--steam)" opacity="${dense}" filter="url(#steamf)"><circle r="9"/><circle cx="9" cy="-10" r="11"/><circle cx="22" cy="-17" r="8"/></g>`

export const shadow = (rx = 92): string => `<ellipse cy="5" rx="${rx}" ry="13" fill="#0a140a" opacity=".42"/>`
