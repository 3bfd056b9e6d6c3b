/** Tokens: seats (a shape and a beast each), their steps, gifts (a silhouette each), the leaf. 52 × 52 around their middle. */
import { ICONS } from './icons'
import { rounded } from './geometry'

export const BEASTS = ['frog', 'squirrel', 'hare', 'raven', 'stag'] as const
export const GIFTS = ['clover', 'feather', 'crystal', 'amber', 'statuette'] as const
export type GiftName = (typeof GIFTS)[number]

/** Outline of each seat's pieces, from seat 1: disc, triangle, square, lozenge, pentagon. */
export const SHAPES = [
  'M0 -19A19 19 0 1 1 -.01 -19Z',
  rounded(
    [
      [0, -24],
      [23, 16],
      [-23, 16],
    ],
    8,
  ),
  rounded(
    [
      [-17.5, -17.5],
      [17.5, -17.5],
      [17.5, 17.5],
      [-17.5, 17.5],
    ],
    6,
  ),
  rounded(
    [
      [0, -24],
      [22, 0],
      [0, 24],
      [-22, 0],
    ],
    6,
  ),
  rounded(
    [0, 1, 2, 3, 4].map((i) => [21.5 * Math.sin(i * 1.2566), -21.5 * Math.cos(i * 1.2566) + 1] as const),
    5,
  ),
] as const

function seat(shape: string, at: number): string {
  const k = at + 1
  const down = k === 2 ? 3.5 : 0
  const size = k === 2 ? 24 : k === 4 ? 26 : 29
  const colour = `<path d="${shape}" fill="var(--seat${k})"/>`
  const edge = `<path d="${shape}" fill="none" stroke="${k === 5 ? '#6b6650' : '#fff'}" stroke-width="2.4" stroke-opacity=".92"/><path d="${shape}" fill="none" stroke="#10180a" stroke-width="1" stroke-opacity=".65" transform="scale(1.07)"/>`
  const pattern = k > 1 ? `<path d="${shape}" fill="url(#pt${k})"/>` : ''
  const sign = (name: string, s: number) =>
    `<use href="#i-${name}" x="${-s / 2}" y="${-s / 2 + down}" width="${s}" height="${s}" color="var(--seat${k}-ink)"/>`
  const side = `<path d="${shape}" fill="#20160a" fill-opacity=".9" transform="translate(0 3)"/><path d="${shape}" fill="none" stroke="#20160a" stroke-width="3" transform="translate(0 2)"/>`
  return (
    `<symbol id="seat${k}" viewBox="-26 -26 52 52">${colour}${edge}${sign(BEASTS[at] ?? 'frog', size)}</symbol>` +
    `<symbol id="step${k}" viewBox="-26 -26 52 52" overflow="visible">${side}${colour}${pattern}${edge}${sign('foot', size * 0.78)}</symbol>`
  )
}

/** Crests and steps; step0 is the grey one, printed: no side, no shadow. */
export const seats = (): string =>
  SHAPES.map(seat).join('') +
  `<symbol id="step0" viewBox="-26 -26 52 52"><circle r="17" fill="var(--paper)" fill-opacity=".5"/><circle r="17" fill="none" stroke="var(--grey-step-2)" stroke-dasharray="3 3.6" stroke-width="1.6"/><use href="#i-foot" x="-11" y="-11" width="22" height="22" color="var(--grey-step-2)"/></symbol>`

const OUTLINES: Record<GiftName, string> = {
  clover: 'M0 -20A20 20 0 1 1 -.01 -20Z',
  feather: rounded(
    [
      [0, -23],
      [17, -8],
      [17, 12],
      [0, 22],
      [-17, 12],
      [-17, -8],
    ],
    9,
  ),
  crystal: rounded(
    [
      [0, -24],
      [18, -4],
      [0, 24],
      [-18, -4],
    ],
    4,
  ),
  amber: 'M0 -22C13 -22 19 -8 18 3C17 14 9 21 0 21C-9 21 -17 14 -18 3C-19 -8 -13 -22 0 -22Z',
  statuette: rounded(
    [
      [-15, -20],
      [15, -20],
      [18, 20],
      [-18, 20],
    ],
    7,
  ),
}
const SIZES: Record<GiftName, number> = { clover: 27, feather: 26, crystal: 26, amber: 28, statuette: 34 }
const INKS: Record<GiftName, string> = { clover: '#f2ffe2', feather: '#f7f0ff', crystal: '#ffe9e6', amber: '#4a2800', statuette: '#4d4734' }

function gift(name: GiftName): string {
  const d = OUTLINES[name]
  const s = SIZES[name]
  const sign = (colour: string) => `<use href="#i-${name}" x="${-s / 2}" y="${-s / 2}" width="${s}" height="${s}" color="${colour}"/>`
  return (
    `<symbol id="g-${name}" viewBox="-26 -26 52 52"><path d="${d}" fill="#1a1206" fill-opacity=".55" transform="translate(0 2.4)"/><path d="${d}" fill="var(--${name})"/><path d="${d}" fill="url(#enamel)"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.8" transform="scale(.93)"/><path d="${d}" fill="none" stroke="#1c1406" stroke-opacity=".5" stroke-width="1"/>${sign(INKS[name])}</symbol>` +
    `<symbol id="slot-${name}" viewBox="-26 -26 52 52"><path d="${d}" fill="var(--slot,none)" stroke="var(--slot-line,var(--ink-3))" stroke-opacity=".7" stroke-width="1.8" stroke-dasharray="4 4"/><g opacity=".5">${sign('var(--slot-line,var(--ink-3))')}</g></symbol>`
  )
}

/** Gift tokens (g-clover…), their empty places (slot-clover…), the leaf. */
export const gifts = (): string =>
  GIFTS.map(gift).join('') +
  `<symbol id="leaf" viewBox="-26 -26 52 52"><use href="#i-leaf" x="-21" y="-19" width="42" height="42" color="#20310f" opacity=".5"/><use href="#i-leaf" x="-21" y="-21" width="42" height="42" color="var(--leafc,#6f9a2c)"/></symbol>`

export const icons = (): string =>
  Object.entries(ICONS)
    .map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`)
    .join('')
