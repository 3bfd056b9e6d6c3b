/** The ground of the forest: octagons, four woods (oak, birch, maple, pine) that orient the eye, the wells. */
import { luck, n, rep, rounded, use, type Point } from '../../../art/geometry'

export const WOODS = ['nw', 'ne', 'se', 'sw'] as const
export type Wood = (typeof WOODS)[number]

/** An octagon whose flat sides lie a away from its middle. */
export const octagon = (a: number): Point[] =>
  Array.from({ length: 8 }, (_, i) => {
    const t = ((i + 0.5) * Math.PI) / 4
    const r = a / Math.cos(Math.PI / 8)
    return [r * Math.sin(t), -r * Math.cos(t)] as const
  })
export const oct = (a: number, c = 1): string => rounded(octagon(a), c)
export const OCT = oct(55, 7)
export const OCT_EDGE = oct(58.6, 8)

const wood = (w: Wood) =>
  `<radialGradient id="gr-${w}" cx=".5" cy=".5" r=".56"><stop offset="0" stop-color="var(--${w}a)"/><stop offset=".55" stop-color="var(--${w}b)"/><stop offset="1" stop-color="var(--${w}c)"/></radialGradient>`

export const paints = (): string => `<clipPath id="octclip"><path d="${OCT}"/></clipPath>${WOODS.map(wood).join('')}
<radialGradient id="glade"><stop offset="0" stop-color="#fffbe0" stop-opacity=".55"/><stop offset=".7" stop-color="#fffbe0" stop-opacity=".18"/><stop offset="1" stop-color="#fffbe0" stop-opacity="0"/></radialGradient>
<radialGradient id="floor"><stop offset="0" stop-color="var(--floor1)"/><stop offset=".62" stop-color="var(--floor2)"/><stop offset="1" stop-color="var(--floor3)"/></radialGradient>
<radialGradient id="ring-out"><stop offset=".6" stop-color="var(--h1)"/><stop offset=".82" stop-color="var(--h2)" stop-opacity=".75"/><stop offset="1" stop-color="var(--h3)" stop-opacity="0"/></radialGradient>
<linearGradient id="leathg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--leather3)"/><stop offset=".4" stop-color="var(--leather)"/><stop offset="1" stop-color="var(--leather2)"/></linearGradient>
<linearGradient id="sheen" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>
<radialGradient id="moonh"><stop offset="0" stop-color="var(--moonlight)" stop-opacity=".8"/><stop offset="1" stop-color="var(--moonlight)" stop-opacity="0"/></radialGradient>`

// Small plants
const birch = `<g id="birch"><path d="M-2.4 0Q-1.6 -16 -2 -34H1.6Q1.8 -16 2.8 0Z" fill="#f4f0e0"/><path d="M.6 0Q.8 -16 .4 -34H1.6Q1.8 -16 2.8 0Z" fill="#b9b6a4"/><g stroke="#3b3a30" stroke-width="1.1" stroke-linecap="round"><path d="M-2 -6H0M0 -12H1.6M-1.8 -19H0M-.4 -25H1.4M-1.8 -30H-.4"/></g></g>`
const heath = `<g id="heath"><path d="M0 0Q-4 -4 -6 -9M0 0Q-1 -6 -1 -11M0 0Q3 -5 5 -9M0 0Q5 -3 8 -5" stroke="var(--sw2)" stroke-width="1.2" fill="none"/><g fill="var(--heather)"><circle cx="-6" cy="-9" r="2.3"/><circle cx="-1" cy="-11" r="2.6"/><circle cx="5" cy="-9" r="2.4"/><circle cx="8.4" cy="-5" r="2"/><circle cx="-3.4" cy="-6" r="1.9"/><circle cx="2" cy="-7" r="1.9"/></g><g fill="var(--heather2)"><circle cx="-6.6" cy="-10" r="1"/><circle cx="-1.6" cy="-12" r="1.1"/><circle cx="4.4" cy="-10" r="1"/></g></g>`
const fallen = `<g id="dleaf"><path d="M-4 0Q0 -3.4 4.6 0Q0 3.4 -4 0Z" fill="var(--dl,var(--se3))"/><path d="M-5.4 0H3" stroke="#3a1c0a" stroke-opacity=".5" stroke-width=".6"/></g>`
const pebble = `<g id="pebb"><ellipse rx="4" ry="2.8" fill="var(--st1)"/><ellipse cx="-.6" cy="-.8" rx="3.2" ry="2" fill="var(--st3)"/></g>`

/** What grows in one corner of a tile; the cross of paths stays free. */
function corner(w: Wood, sx: number, sy: number, r: () => number): string {
  const k = r()
  const jolt = () => (r() - 0.5) * 5
  const low = (down: number, up: number) => (sy > 0 ? down : up)
  const bush = (x: number, y: number, size: number, back = false) =>
    use(`bush${1 + Math.floor(r() * 3)}`, sx * x + jolt(), sy * y + jolt(), size, back ? `w-${w} bk` : `w-${w}`)
  let s = bush(43, 43, 0.94, true) + bush(26, 51, 0.54, true) + bush(51, 26, 0.54, true)
  if (w === 'sw' && k < 0.7) {
    s += bush(46, low(31, 44), 0.44) + use('pine', sx * 38, low(53, -19), 0.56 + r() * 0.08) + use('pine', sx * 28, low(56, -30), 0.4) + use('heath', sx * 27, low(34, -20), 0.7)
  } else if (w === 'ne' && k < 0.7) {
    s += bush(30, 49, 0.46) + bush(47, 46, 0.52) + use('birch', sx * 35, low(53, -19), 0.86) + use('birch', sx * 42, low(48, -22), 0.72) + bush(47, low(30, 36), 0.4)
  } else {
    s += bush(29, 47, 0.5, k <= 0.4) + bush(47, 29, 0.5) + bush(39, 39, 0.6) + bush(34, 30, 0.34, true) + bush(30, 35, 0.36)
  }
  if (w === 'nw' && k > 0.55) s += use('fern', sx * 27, low(36, -19), 0.34)
  if ((w === 'nw' || w === 'se') && k < 0.35) s += use('shroom', sx * 25, low(31, -21), 0.42)
  if (w === 'ne' && k > 0.35) s += use('pom', sx * 24, low(29, -20), 0.7, 'w-white') + use('pom', sx * 28, low(25, -23), 0.6, 'w-violet')
  if (w === 'sw' && k > 0.4) s += use('heath', sx * 25, low(30, -18), 0.62) + use('pebb', sx * 31, low(25, -24), 0.7)
  return s
}

const SEEDS: Record<Wood, number> = { nw: 11, ne: 22, se: 33, sw: 44 }
function scene(w: Wood, v: number): string {
  const r = luck(SEEDS[w] + v * 7)
  const whole = 'x="-62" y="-62" width="124" height="124"'
  let s = `<rect ${whole} fill="url(#gr-${w})"/>`
  s += rep(10, () => use('tuft', (r() * 2 - 1) * 44, (r() * 2 - 1) * 44, 0.38 + r() * 0.2, '', `opacity="${n(0.3 + r() * 0.35)}"`))
  if (w === 'se') {
    s += rep(16, (i) => `<use href="#dleaf" transform="translate(${n((r() * 2 - 1) * 46)} ${n((r() * 2 - 1) * 46)}) rotate(${n(r() * 360)}) scale(.8)" class="w-leaf${2 + (i % 3)}"/>`)
  }
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const) s += corner(w, sx, sy, r)
  return `<symbol id="t-${w}${v}" viewBox="-60 -60 120 120" overflow="visible"><g clip-path="url(#octclip)" class="w-${w}">${s}<circle r="30" fill="url(#glade)"/><rect ${whole} fill="url(#vig)" opacity=".7"/></g></symbol>`
}

/** The well: a low ring of stones seen from above, water that keeps a gleam of gold. */
function well(): string {
  const r = luck(9)
  let s = `<ellipse cy="9" rx="25" ry="17" fill="#10180a" opacity=".4"/><path d="M-22 -1V8A22 17 0 0 0 22 8V-1Z" fill="var(--st1)"/>`
  s += rep(9, (i) => {
    const t = 0.2 + i * 0.34
    return `<path d="M${n(22 * Math.cos(t))} ${n(17 * Math.sin(t) - 1)}V${n(17 * Math.sin(t) + 8)}" stroke="#20261f" stroke-opacity=".6" stroke-width="1.4"/>`
  })
  s += `<ellipse cy="-1" rx="22.6" ry="17.6" fill="var(--st2)"/>`
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * 6.283
    const b = ((i + 0.86) / 13) * 6.283
    const at = (x: number, y: number, t: number) => `${n(x * Math.cos(t))} ${n(-1 + y * Math.sin(t))}`
    s += `<path d="M${at(22, 17, a)}A22 17 0 0 1 ${at(22, 17, b)}L${at(14.6, 10.8, b)}A14.6 10.8 0 0 0 ${at(14.6, 10.8, a)}Z" fill="var(--st${r() > 0.4 ? 3 : r() > 0.5 ? 4 : 2})"/>`
  }
  s += `<ellipse cy="-1" rx="14.4" ry="10.6" fill="var(--w1)"/><ellipse cy="1" rx="13" ry="8.4" fill="url(#water)"/><ellipse cy="2" rx="13" ry="8" fill="url(#halo)"/><g fill="none" stroke="var(--w4)" stroke-opacity=".75"><ellipse cx="1" cy="2" rx="7" ry="3.6"/><ellipse cx="1" cy="2" rx="3.4" ry="1.6"/></g><path d="M-10 -2Q-6 -6 0 -7" stroke="#fff" stroke-width="1.5" stroke-linecap="round" fill="none" opacity=".8"/><path d="M-22 -4Q-21 -10 -15 -13Q-14 -9 -17 -7Q-17 -3 -22 -4ZM15 11Q20 9 22 4Q22 10 17 15Z" fill="var(--c3)"/>`
  s += `<g fill="var(--lamp-2)"><path d="M6 -14l1 -3.6l1 3.6l3.6 1l-3.6 1l-1 3.6l-1 -3.6l-3.6 -1Z"/><path d="M-8 -19l.7 -2.4l.7 2.4l2.4 .7l-2.4 .7l-.7 2.4l-.7 -2.4l-2.4 -.7Z"/></g>`
  return `<symbol id="wellart" viewBox="-26 -26 52 52" overflow="visible">${s}</symbol>`
}

/** Scenes t-nw0, t-nw1, t-ne0… (120 × 120 around their middle), wellart, plants. */
export const woods = (): string => birch + heath + fallen + pebble + well() + WOODS.map((w) => scene(w, 0) + scene(w, 1)).join('')
