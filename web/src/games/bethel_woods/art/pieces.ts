/** The pieces: tokens (one silhouette for each type), workers (one figure for each type), the spy. */
import { rounded } from '../../../art/geometry'
import { gear } from './metal'

/** The four types in the order of the rules: mechanical, structural, digital, electrical. */
export const TYPES = ['m', 's', 'd', 'e'] as const
export type Type = (typeof TYPES)[number]

const OUTLINE: Record<Type, string> = {
  m: gear(24, 8, 0.17),
  s: rounded([[-20, -20], [20, -20], [20, 20], [-20, 20]], 5),
  d: rounded([[-17, -23], [8, -23], [17, -14], [17, 23], [-17, 23]], 4),
  e: rounded([[0, -25], [21, 0], [0, 25], [-21, 0]], 5),
}
const SIGN: Record<Type, number> = { m: 24, s: 27, d: 28, e: 29 }

const sign = (t: Type): string => `<use href="#i-t${t}" x="${-SIGN[t] / 2}" y="${-SIGN[t] / 2}" width="${SIGN[t]}" height="${SIGN[t]}" color="var(--t${t}-ink)"/>`

/** Tokens k-m… and what is only printed, kg-m… */
const token = (t: Type): string =>
  `<symbol id="k-${t}" viewBox="-26 -26 52 52" overflow="visible"><path d="${OUTLINE[t]}" fill="#1a1206" opacity=".6" transform="translate(0 2.6)"/><path d="${OUTLINE[t]}" fill="var(--t${t})"/>` +
  `<path d="${OUTLINE[t]}" fill="url(#enamel)"/><path d="${OUTLINE[t]}" fill="none" stroke="#fff" stroke-opacity=".78" stroke-width="1.7" transform="scale(.92)"/>` +
  `<path d="${OUTLINE[t]}" fill="none" stroke="#1c1406" stroke-opacity=".55" stroke-width="1"/>${sign(t)}</symbol>` +
  `<symbol id="kg-${t}" viewBox="-26 -26 52 52" overflow="visible"><path d="${OUTLINE[t]}" fill="var(--t${t})" opacity=".82"/>` +
  `<path d="${OUTLINE[t]}" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="4 3.4"/>${sign(t)}</symbol>`

interface Figure { body: string; tool: string; head: string; skin: string }
const FIGURES: Record<Type, Figure> = {
  m: {
    body: 'M-15 0Q-18 -16 -10 -25Q-6 -28 0 -28Q6 -28 10 -25Q18 -16 15 0Q0 4 -15 0Z',
    tool: '<g transform="translate(17 -27) rotate(10)"><use href="#i-tm" x="-10" y="-10" width="20" height="20" color="#20160a" stroke="#20160a" stroke-width="60"/><use href="#i-tm" x="-10" y="-10" width="20" height="20" color="var(--ir4)"/></g>',
    head: '<circle cx="-3" cy="-35" r="1.1" fill="#20160a"/><circle cx="3.4" cy="-35" r="1.1" fill="#20160a"/><path d="M-5 -31Q0 -27.5 5 -31Q0 -33 -5 -31Z" fill="#5a3316"/><path d="M-10.5 -38Q-11 -48 0 -48.5Q10 -48.5 10.5 -40L16 -37.5Q17 -36 14 -36Q2 -40.5 -10.5 -38Z" fill="#7a2b19" stroke="#20160a" stroke-width="1"/><path d="M-7 -44Q-3 -47 3 -46.5" stroke="#fff" stroke-opacity=".45" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
    skin: 'skin1',
  },
  s: {
    body: 'M-12 0V-24Q-12 -28 -8 -28H8Q12 -28 12 -24V0Q0 4 -12 0Z',
    tool: '<g transform="rotate(-24 -13 -14)"><rect x="-19" y="-27" width="7.4" height="25" rx="3.4" fill="#fff8e2" stroke="#20160a" stroke-width="1.2"/><path d="M-19 -18H-11.6M-19 -10H-11.6" stroke="#3a76a8" stroke-width="1.6"/></g>',
    head: '<circle cx="-3" cy="-34" r="1.1" fill="#20160a"/><circle cx="3.2" cy="-34" r="1.1" fill="#20160a"/><path d="M-8 -42V-55Q0 -58 8 -55V-42Z" fill="#2f3a16" stroke="#20160a" stroke-width="1"/><path d="M-8 -46H8V-42.6H-8Z" fill="var(--ts)"/><path d="M-13 -41Q0 -46 13 -41Q0 -37.4 -13 -41Z" fill="#2f3a16" stroke="#20160a" stroke-width="1"/><path d="M-5 -53V-47" stroke="#fff" stroke-opacity=".4" stroke-width="1.8" stroke-linecap="round"/>',
    skin: 'skin2',
  },
  d: {
    body: 'M-17 0L-8 -25Q-7 -28 -4 -28H4Q7 -28 8 -25L17 0Q0 5 -17 0Z',
    tool: '<g transform="translate(15 -20) rotate(12)"><path d="M-6 -9H3L6 -6V9H-6Z" fill="#fff8e2" stroke="#20160a" stroke-width="1.2"/><g fill="#65429f"><rect x="-3.6" y="-5" width="2.4" height="2"/><rect x="1" y="-2" width="2.4" height="2"/><rect x="-3.6" y="1" width="2.4" height="2"/><rect x="1" y="4" width="2.4" height="2"/></g></g>',
    head: '<path d="M-10 -33Q-12 -48 0 -48Q12 -48 10 -33Q8 -40 0 -40T-10 -33Z" fill="#3d2566" stroke="#20160a" stroke-width="1"/><circle cy="-50" r="4.6" fill="#3d2566" stroke="#20160a" stroke-width="1"/><path d="M-10 -36.5H10" stroke="#20160a" stroke-width="2.4"/><circle cx="-4.2" cy="-36" r="4.3" fill="#9fe9e0" stroke="#20160a" stroke-width="1.6"/><circle cx="4.2" cy="-36" r="4.3" fill="#9fe9e0" stroke="#20160a" stroke-width="1.6"/><circle cx="-5.2" cy="-37.2" r="1.3" fill="#fff"/><circle cx="3.2" cy="-37.2" r="1.3" fill="#fff"/>',
    skin: 'skin1',
  },
  e: {
    body: 'M-9 0L-15 -15L-7 -27Q-5 -28 0 -28Q5 -28 7 -27L15 -15L9 0Q0 4 -9 0Z',
    tool: '<path d="M17 -36L9 -21H14L10 -8L21 -24H15.5L20 -35Z" fill="#fff7c9" stroke="#20160a" stroke-width="1.2" stroke-linejoin="round"/>',
    head: '<circle cx="-3" cy="-34" r="1.1" fill="#20160a"/><circle cx="3.2" cy="-34" r="1.1" fill="#20160a"/><path d="M-10.6 -37Q-11 -48 0 -48Q11 -48 10.6 -37Q0 -41 -10.6 -37Z" fill="#0d5563" stroke="#20160a" stroke-width="1"/><circle cy="-49" r="9" fill="url(#halo)"/><circle cy="-48.5" r="5" fill="#fffbe0" stroke="#20160a" stroke-width="1.2"/><path d="M-7 -44Q-5 -46 -3 -46.4" stroke="#fff" stroke-opacity=".6" stroke-width="1.5" stroke-linecap="round"/>',
    skin: 'skin3',
  },
}

/** Workers w-m…: feet on 0, about 50 high. */
function worker(t: Type): string {
  const { body, tool, head, skin } = FIGURES[t]
  return (
    `<symbol id="w-${t}" viewBox="-22 -58 44 62" overflow="visible"><ellipse cy="0" rx="15" ry="4.6" fill="#0c1206" opacity=".45"/>` +
    `<path d="${body}" fill="#20160a" transform="translate(0 1.6)" stroke="#20160a" stroke-width="3.4" stroke-linejoin="round"/><circle cy="-36" r="10.6" fill="#20160a"/>` +
    `<path d="${body}" fill="var(--t${t})" stroke="#fff" stroke-width="1.7" stroke-linejoin="round"/><path d="${body}" fill="url(#enamel)"/>${tool}` +
    `<circle cy="-36" r="8.8" fill="var(--${skin})"/><path d="M3 -44.2A8.8 8.8 0 0 1 3 -27.8Q7 -36 3 -44.2Z" fill="#000" opacity=".16"/>${head}` +
    `<use href="#i-t${t}" x="-8.5" y="-21" width="17" height="17" color="var(--t${t}-ink)"/></symbol>`
  )
}

/** A slate cloak under a wide hat. */
const spy =
  `<symbol id="spy" viewBox="-26 -44 52 70" overflow="visible"><path d="M-19 22Q-22 2 -11 -10Q0 -18 11 -10Q22 2 19 22Q0 29 -19 22Z" fill="#0b0f14"/><path d="M-17 20Q-20 2 -10 -9Q0 -16 10 -9Q20 2 17 20Q0 27 -17 20Z" fill="#39414d"/><path d="M-2 -8L-11 20Q-6 23 0 23Q6 23 11 20L2 -8Z" fill="#8c2330"/><path d="M-10 -9Q0 -2 10 -9L13 2Q0 12 -13 2Z" fill="#232a33"/><path d="M-9 -21Q0 -12 9 -21L8 -10Q0 -4 -8 -10Z" fill="#0b0f14"/><ellipse cy="-20" rx="9" ry="9" fill="#caa27c"/><path d="M-9.5 -23H9.5V-17Q0 -13 -9.5 -17Z" fill="#0b0f14"/><path d="M-6.6 -20L-1.8 -18.6M6.6 -20L1.8 -18.6" stroke="#ff7d5c" stroke-width="2.6" stroke-linecap="round"/><path d="M-22 -25Q0 -36 22 -25Q0 -17 -22 -25Z" fill="#161c23"/><path d="M-11 -27Q-11 -40 -5 -40Q0 -37 5 -40Q11 -40 11 -27Q0 -22 -11 -27Z" fill="#2b333d"/><path d="M-11 -29Q0 -24 11 -29V-26.4Q0 -21.6 -11 -26.4Z" fill="#8c2330"/><path d="M-15 16Q-17 2 -9 -7" stroke="#8b97a5" stroke-width="1.8" fill="none" stroke-linecap="round" opacity=".8"/></symbol>`

export const pieces = (): string => TYPES.map(token).join('') + TYPES.map(worker).join('') + spy
