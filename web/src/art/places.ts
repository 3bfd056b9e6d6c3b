/**
 * The six places of Benevolent, each a clearing on a hex (LOOKS §7), back to front: ground, two rows of bushes, one hero
 * object lit from the upper left, its warm light, bushes in the lower corners, vignette and a shaft of light. The lower
 * third stays quiet: the steps stand there.
 */
import { grounds } from './defs'
import { luck, n, rep, use } from './geometry'

export const PLACES = ['altar', 'meadow', 'nest', 'pond', 'circle', 'table'] as const
export type PlaceName = (typeof PLACES)[number]

function canopy(seed: number, open: number): string {
  const r = luck(seed)
  const edge = (x: number) => -50 - 50 * (1 - Math.abs(x) / 87)
  const back = rep(11, (i) => {
    const x = -92 + 18.4 * i
    return use(`bush${1 + (i % 3)}`, x + (r() - 0.5) * 8, edge(x) + 8 + r() * 6, 0.95 + r() * 0.35, 't-back')
  })
  const front = rep(9, (i) => {
    const x = -90 + 22.5 * i
    const down = Math.abs(x) > 60 ? 14 : 18 - open
    return use(`bush${1 + ((i + 1) % 3)}`, x + (r() - 0.5) * 10, edge(x) + down + r() * 8, 0.62 + r() * 0.3, r() > 0.6 ? 't-lit' : '')
  })
  return back + front
}

const CORNERS = [
  [-86, 26],
  [-80, 48],
  [88, 22],
  [82, 46],
  [-62, 66],
  [64, 66],
  [-44, 80],
  [46, 80],
] as const
function corners(seed: number): string {
  const r = luck(seed)
  return CORNERS.map(([x, y]) =>
    use(`bush${1 + Math.floor(r() * 3)}`, x + (r() - 0.5) * 8, y + (r() - 0.5) * 6, 0.5 + r() * 0.3, r() > 0.5 ? '' : 't-back'),
  ).join('')
}

function grass(seed: number, count: number): string {
  const r = luck(seed)
  return rep(count, () => use('tuft', (r() * 2 - 1) * 70, -30 + r() * 92, 0.5 + r() * 0.45, '', `stroke-opacity="${n(0.35 + r() * 0.4)}"`))
}

function meadow(): string {
  const r = luck(77)
  const spots = Array.from({ length: 98 }, () => [(r() * 2 - 1) * 72, -26 + r() * 62, r()] as const).sort((a, b) => a[1] - b[1])
  const flowers = spots.map(([x, y, k]) => {
    if ((x / 76) ** 2 + ((y - 8) / 40) ** 2 > 1) return ''
    if (k < 0.42) return use('sprig', x, y, 0.7 + k * 1.1)
    return use('pom', x, y, 0.8 + k * 0.35, k < 0.62 ? 't-pink' : k < 0.9 ? 't-white' : 't-yellow')
  })
  return `<ellipse cy="8" rx="70" ry="34" fill="var(--g1)" fill-opacity=".55"/>${flowers.join('')}<use href="#fly" transform="translate(34 -34) rotate(16) scale(1.15)" class="t-fly1"/><use href="#fly" transform="translate(-36 -26) rotate(-22) scale(.85)" class="t-fly2"/>`
}

function pond(): string {
  let s = `<path d="M-66 -2Q-64 -30 -22 -32Q4 -40 34 -30Q70 -24 66 2Q62 30 14 30Q-22 36 -48 24Q-66 16 -66 -2Z" fill="var(--c1)" fill-opacity=".55"/><path d="M-62 0Q-60 -26 -22 -28Q4 -36 32 -27Q65 -21 62 2Q58 26 14 26Q-22 31 -46 20Q-62 14 -62 0Z" fill="url(#water)"/>`
  s += `<path d="M-58 -4Q-54 -24 -22 -26Q4 -33 32 -25Q60 -19 59 -4Q40 -16 4 -19Q-34 -18 -58 -4Z" fill="var(--c1)" fill-opacity=".35"/><ellipse cx="10" cy="4" rx="13" ry="5.5" fill="var(--w4)" fill-opacity=".85"/><g stroke="var(--w4)" stroke-linecap="round" stroke-width="1.3" stroke-opacity=".6"><path d="M-12 10H8M16 13H30M-2 16H14M20 -4H34M-34 -8H-20M-44 4H-34" fill="none"/></g><ellipse cx="10" cy="4" rx="26" ry="10" fill="none" stroke="var(--w4)" stroke-opacity=".4"/>`
  s +=
    use('pad', -34, 8, 1.15) +
    use('pad', -22, 17, 0.8) +
    use('pad', 40, 10, 1) +
    use('pad', -44, -6, 0.7) +
    use('lily', -34, 7, 1.2) +
    use('lily', 41, 9, 0.9)
  s += `<g stroke="var(--c2)" stroke-width="1.8" stroke-linecap="round" fill="none"><path d="M54 8Q55 -14 50 -34M58 10Q62 -10 61 -28M50 10Q48 -6 44 -20M-58 6Q-60 -14 -56 -30M-62 8Q-66 -6 -66 -20"/></g><g fill="var(--wd2)"><rect x="48" y="-40" width="3.6" height="11" rx="1.8"/><rect x="59.4" y="-34" width="3.4" height="10" rx="1.7"/><rect x="-58" y="-37" width="3.6" height="11" rx="1.8"/></g>`
  return s
}

function nest(): string {
  const r = luck(12)
  let s = `<path d="M-98 8Q-50 18 -20 14Q30 12 98 -30" stroke="var(--wd1)" stroke-width="13" fill="none" stroke-linecap="round"/><path d="M-98 5Q-50 14 -20 10Q30 8 98 -34" stroke="var(--wd3)" stroke-width="3.4" fill="none" stroke-opacity=".7"/><path d="M40 2Q56 18 78 18M-50 14Q-62 -4 -80 -8" stroke="var(--wd1)" stroke-width="5" fill="none" stroke-linecap="round"/>`
  s += `<path d="M-42 -16Q-38 24 0 25Q38 24 42 -16Z" fill="var(--wd1)"/>`
  s += `<ellipse cy="-16" rx="42" ry="15" fill="var(--wd2)"/><ellipse cy="-15" rx="33" ry="10.5" fill="var(--wd1)"/>`
  s += [
    [-14, -17, -14],
    [13, -17, 12],
    [0, -13, 0],
  ]
    .map(
      ([x, y, a]) =>
        `<g transform="translate(${x} ${y}) rotate(${a})"><ellipse rx="9.6" ry="12" fill="url(#egg)"/><g fill="var(--fl3)" fill-opacity=".7"><circle cx="-3" cy="-4" r="1.1"/><circle cx="3" cy="-1" r=".9"/><circle cx="-1" cy="4" r="1"/><circle cx="4" cy="-6" r=".7"/></g><ellipse cx="-3" cy="-5" rx="2.2" ry="3.4" fill="#fff" fill-opacity=".55"/></g>`,
    )
    .join('')
  for (let i = 0; i < 46; i++) {
    const t = r(),
      x = -42 + 84 * t,
      d = Math.sqrt(Math.max(0, 1 - (x / 44) ** 2)),
      y = -10 + r() * 32 * d
    s += `<path d="M${n(x - 12)} ${n(y - 3 + r() * 6)}Q${n(x)} ${n(y + 5)} ${n(x + 12)} ${n(y - 3 + r() * 5)}" stroke="var(--wd${1 + Math.floor(r() * 4)})" stroke-width="${n(1 + r() * 1.4)}" fill="none" stroke-linecap="round" stroke-opacity=".9"/>`
  }
  s += `<path d="M-42 -13Q0 6 42 -13" stroke="var(--wd3)" stroke-width="4" fill="none"/><path d="M-42 -15Q0 3 42 -15" stroke="var(--wd4)" stroke-width="1.4" fill="none"/>`
  s += `<g transform="translate(33 -26) rotate(38) scale(.085)" color="var(--feather)"><use href="#i-feather" x="-256" y="-256" width="512" height="512"/></g>`
  s += use('bush2', -68, -4, 0.55, 't-lit') + use('bush1', 74, 14, 0.5, 't-lit') + use('bush3', -52, 22, 0.42)
  return s
}

function altar(): string {
  return (
    `<ellipse cy="16" rx="62" ry="19" fill="var(--earth)" fill-opacity=".75"/><ellipse cy="14" rx="46" ry="12" fill="var(--earth-2)" fill-opacity=".4"/><ellipse cy="-6" rx="40" ry="34" fill="url(#halo)"/>
 <path d="M-36 14L-31 -24L-14 -25L-13 14Q-24 19 -36 14Z" fill="var(--st2)"/><path d="M-19 -24L-14 -25L-13 14L-19 16Z" fill="var(--st1)"/><path d="M14 14L16 -25L33 -23L37 14Q26 19 14 14Z" fill="var(--st2)"/><path d="M27 -24L33 -23L37 14L30 16Z" fill="var(--st1)"/>
 <path d="M-13 14L-14 -22H16L14 14Q0 18 -13 14Z" fill="#120d06" fill-opacity=".55"/><path d="M-9 15L-8 -6Q0 -14 8 -6L10 15Z" fill="url(#lampg)"/>
 <path d="M-50 -26Q-46 -40 -20 -41Q14 -46 40 -38Q54 -33 50 -24Q26 -17 -4 -19Q-36 -16 -50 -26Z" fill="var(--st2)"/><path d="M-50 -26Q-36 -16 -4 -19Q26 -17 50 -24Q52 -29 49 -32Q20 -25 -6 -27Q-36 -25 -49 -31Q-51 -29 -50 -26Z" fill="var(--st1)"/><path d="M-42 -35Q-20 -40 10 -40" stroke="var(--st4)" stroke-width="2.4" fill="none" stroke-linecap="round" stroke-opacity=".8"/>
 <path d="M18 -42Q34 -41 44 -35Q52 -31 48 -27Q40 -30 36 -27Q32 -33 26 -32Q24 -38 18 -42Z" fill="var(--c3)"/><path d="M-50 -26Q-44 -31 -40 -27Q-36 -32 -30 -28L-32 -20Q-44 -21 -50 -26Z" fill="var(--c3)"/>
 <g fill="none" stroke="var(--st4)" stroke-opacity=".75" stroke-width="1.6"><path d="M-26 2a5 5 0 1 1 4 -7a3.2 3.2 0 1 1 -5 2"/><path d="M27 4a5 5 0 1 1 -4 -7a3.2 3.2 0 1 1 5 2"/></g>` +
    use('candle', -18, -40, 1) +
    use('candle', -5, -42, 1.2) +
    use('candle', 9, -42, 0.9) +
    use('candle', -46, 22, 0.9) +
    use('candle', 48, 22, 0.9) +
    use('fern', -56, 22, 0.7) +
    use('fern', 58, 24, '-.7 .7')
  )
}

function circle(): string {
  let s = `<ellipse cy="2" rx="66" ry="34" fill="var(--heath)" fill-opacity=".55"/><ellipse cy="2" rx="54" ry="26" fill="var(--g2)"/><ellipse cy="2" rx="40" ry="18" fill="url(#halo)"/><g fill="none" stroke="var(--lamp-2)" stroke-linecap="round" stroke-opacity=".9"><path d="M0 2a4 2 0 1 1 7 1a11 5 0 1 1 -17 -1a17 8 0 1 1 28 2a25 11 0 1 1 -40 -3" stroke-width="1.7"/></g>`
  const st = Array.from({ length: 9 }, (_, i) => {
    const t = ((i + 0.5) / 9) * 2 * Math.PI + 0.2
    return [58 * Math.cos(t), 2 + 27 * Math.sin(t), i] as const
  }).sort((one, other) => one[1] - other[1])
  for (const [x, y, i] of st) {
    const sc = 0.62 + (0.34 * (y + 30)) / 60
    s += `<use href="#menhir" transform="translate(${n(x)} ${n(y + 4)}) scale(${n((i % 2 ? 1 : -1) * sc * 100) / 100} ${n(sc * (i % 3 ? 1.0 : 1.18) * 100) / 100})"/>`
  }
  return s + use('tuft', -20, 24, 0.8) + use('tuft', 26, 26, 0.7)
}

function table(): string {
  const r = luck(5)
  let s = rep(
    26,
    () =>
      `<ellipse transform="translate(${n((r() * 2 - 1) * 70)} ${n(-20 + r() * 60)}) rotate(${n(r() * 180)})" rx="4" ry="1.8" fill="var(--${r() > 0.5 ? 'litter' : 'earth-2'})" fill-opacity=".8"/>`,
  )
  s += `<ellipse cy="24" rx="58" ry="13" fill="#0c140a" fill-opacity=".35"/>`
  s += `<path d="M-40 -8Q-42 12 -52 24Q-36 26 -28 20Q-16 28 0 28Q16 28 28 20Q38 27 54 22Q42 10 40 -8Z" fill="var(--wd1)"/><path d="M-40 -8Q-42 12 -52 24Q-42 24 -36 20Q-28 8 -28 -4ZM-12 0Q-12 16 -16 26Q-6 28 0 28Q-2 14 2 2Z" fill="var(--wd2)"/><path d="M30 -4Q30 12 40 22Q48 24 54 22Q42 10 40 -8Z" fill="#000" fill-opacity=".2"/>`
  s += `<ellipse cy="-10" rx="50" ry="19" fill="var(--wd1)"/><ellipse cy="-13" rx="50" ry="18.5" fill="var(--wd4)"/><ellipse cy="-13" rx="50" ry="18.5" fill="none" stroke="var(--wd2)" stroke-width="2.6"/><g fill="none" stroke="var(--wd3)" stroke-width="1.3"><ellipse cx="2" cy="-13" rx="40" ry="14"/><ellipse cx="3" cy="-13" rx="30" ry="10"/><ellipse cx="3" cy="-13" rx="19" ry="6.4"/><ellipse cx="4" cy="-13" rx="9" ry="3"/></g><path d="M50 -13L30 -14M-20 -29L-12 -22" stroke="var(--wd2)" stroke-width="1.2"/>`
  s += `<g transform="translate(-20 -17) rotate(-9)"><path d="M-13 -4L11 -6L14 4L-11 6Z" fill="#000" fill-opacity=".25" transform="translate(1 2)"/><path d="M-13 -4L11 -6L14 4L-11 6Z" fill="var(--dream-2)"/><path d="M-10 -2.6L9 -4.2L11.5 2.8L-8.6 4.4Z" fill="none" stroke="var(--lamp)" stroke-width="1"/><circle cx=".4" cy="0" r="1.9" fill="var(--lamp)"/></g><g transform="translate(6 -9) rotate(12)"><path d="M-12 -4L10 -5L12 4L-10 5Z" fill="#000" fill-opacity=".25" transform="translate(1 2)"/><path d="M-12 -4L10 -5L12 4L-10 5Z" fill="var(--moss-2)"/><path d="M-9 -2.6L8 -3.4L9.6 2.6L-7.8 3.2Z" fill="none" stroke="var(--lamp-2)" stroke-width="1"/></g>`
  s += `<circle cx="28" cy="-28" r="30" fill="url(#halo)"/><g transform="translate(28 -16)"><path d="M-7 0H7V-3H-7ZM-6 -3L-7 -17H7L6 -3Z" fill="var(--wd1)"/><path d="M-4.4 -4L-5 -15.6H5L4.4 -4Z" fill="var(--lamp)"/><path d="M0 -5Q-2.6 -8 0 -13Q2.6 -8 0 -5Z" fill="#fff"/><path d="M-8 -17Q0 -25 8 -17Z" fill="var(--wd1)"/><path d="M-3 -21Q0 -28 3 -21" fill="none" stroke="var(--wd1)" stroke-width="1.6"/></g>`
  return s + use('shroom', -58, 28, 0.95) + use('shroom', -48, 33, 0.65) + use('shroom', 62, 26, 0.75) + use('fern', 64, -2, 0.5)
}

/** The hero object of each place, by itself. */
export const HEROES: Record<PlaceName, () => string> = { altar, meadow, nest, pond, circle, table }

const SEEDS: Record<PlaceName, number> = { meadow: 101, pond: 202, nest: 303, altar: 404, circle: 505, table: 606 }
const TUFTS: Partial<Record<PlaceName, number>> = { meadow: 8, pond: 8 }

function place(name: PlaceName): string {
  const seed = SEEDS[name]
  const whole = `x="-100" y="-105" width="200" height="210"`
  return `<symbol id="p-${name}" viewBox="-87 -100 174 200" overflow="visible"><g clip-path="url(#hexclip)"><rect ${whole} fill="url(#gd-${name})"/>${grass(seed + 5, TUFTS[name] ?? 14)}${canopy(seed, name === 'nest' ? -4 : 0)}${HEROES[name]()}${corners(seed + 9)}<rect ${whole} fill="url(#vig)"/><path d="M-70 -105L10 -105L60 40L-20 60Z" fill="url(#shaft)" filter="url(#soft)" opacity=".8"/></g></symbol>`
}

/** The places as symbols p-altar, p-meadow… (174 × 200 around their middle). */
export const places = (): string => `<defs>${grounds()}</defs>${PLACES.map(place).join('')}`
