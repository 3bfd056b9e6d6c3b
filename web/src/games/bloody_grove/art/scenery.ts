/** What stands around a beast: hedge, moon, falling leaves, motes of light. */
import { luck, n, rep, use } from '../../../art/geometry'

/** A row of bushes; `tint` is one of the foliages of duel.css. */
export function hedge(count: number, width: number, y: number, small: number, large: number, seed: number, tint: string): string {
  const r = luck(seed)
  return rep(count, (i) =>
    use(`bush${1 + (i % 3)}`, (width * (i + 0.5)) / count + (r() - 0.5) * 8, y + (r() - 0.5) * 7, small + r() * (large - small), `t-duel-${tint}`),
  )
}

export const moon = (x: number, y: number, r: number, kind: string): string =>
  `<circle cx="${x}" cy="${y}" r="${n(r * 1.75)}" fill="url(#moonlit-${kind})"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon-${kind})"/><g opacity=".2" fill="#8a2a1c"><circle cx="${n(x - r * 0.4)}" cy="${n(y - r * 0.36)}" r="${n(r * 0.17)}"/><circle cx="${n(x + r * 0.42)}" cy="${n(y - r * 0.5)}" r="${n(r * 0.12)}"/><circle cx="${n(x + r * 0.5)}" cy="${n(y + r * 0.2)}" r="${n(r * 0.2)}"/></g>`

export const LEAF = 'M0 6C-6 2 -6 -5 0 -10C6 -5 6 2 0 6Z'

export function leaves(seed: number, count: number, colours: readonly string[]): string {
  const r = luck(seed)
  return rep(
    count,
    (i) =>
      `<path transform="translate(${n(8 + r() * 110)} ${n(10 + r() * 130)}) rotate(${n(r() * 360)}) scale(${n(0.35 + r() * 0.4)})" d="${LEAF}" fill="${colours[i % colours.length]}" opacity="${n(0.5 + r() * 0.5)}"/>`,
  )
}

export function motes(seed: number, count: number, colour: string): string {
  const r = luck(seed)
  const mote = () => `<circle cx="${n(6 + r() * 114)}" cy="${n(8 + r() * 150)}" r="${n(0.5 + r() * 1.5)}" opacity="${n(0.35 + r() * 0.6)}"/>`
  return `<g fill="${colour}">${rep(count, mote)}</g>`
}

export const beast = (id: string, x: number, y: number, scale: number): string => `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`
