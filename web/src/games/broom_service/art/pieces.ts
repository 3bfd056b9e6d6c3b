/** What stands on the board: potions, towers, clouds, wands, castles, pawns, tiles. Colours go with a shape and a sign each. */
import { rounded, type Point } from '../../../art/geometry'

const CLOUD = 'M-25 12Q-33 6 -27 -3Q-27 -12 -17 -12Q-11 -21 1 -18Q11 -23 18 -13Q28 -13 28 -3Q33 7 24 12Q0 16 -25 12Z'
const SIGNS = ['carrot', 'grapes', 'leaves'] as const
const PAINTS = ['var(--po)', 'var(--pv)', 'var(--pg)'] as const
const FLASKS = [
  ['M-4.4 -19H4.4V-8.6A13 13 0 1 1 -4.4 -8.6Z', 'M-12.4 1Q0 -3 12.4 1A12.6 12.6 0 1 1 -12.4 1Z'],
  ['M-4.4 -19H4.4V-8L13.4 11.4Q15 17 9 17H-9Q-15 17 -13.4 11.4L-4.4 -8Z', 'M-8 -.6Q0 -3.6 8 -.6L13 11.6Q14 16 9 16H-9Q-14 16 -13 11.6Z'],
  ['M-4.6 -19H4.6V-13Q10.6 -11 10.6 -4.6V11.6Q10.6 17 5 17H-5Q-10.6 17 -10.6 11.6V-4.6Q-10.6 -11 -4.6 -13Z', 'M-9.8 -5Q0 -8 9.8 -5V11.6Q9.8 16 5 16H-5Q-9.8 16 -9.8 11.6Z'],
] as const

/** The sign of each resource: orange, violet, green potion, wand. */
export const RESOURCE_SYMBOLS = ['bs-po-0', 'bs-po-1', 'bs-po-2', 'bs-wand'] as const
export const COLOUR_SIGNS = SIGNS

const potion = ([flask, liquor]: readonly [string, string], at: number): string => {
  const paint = PAINTS[at]
  return `<symbol id="bs-po-${at}" viewBox="-20 -26 40 46"><path d="${flask}" fill="#1a1206" opacity=".5" transform="translate(0 2.4)"/><path d="${flask}" fill="#fff" opacity=".92"/><path d="${liquor}" fill="${paint}"/><path d="${flask}" fill="${paint}" opacity=".3"/><path d="${flask}" fill="none" stroke="#1c1030" stroke-width="1.7"/><rect x="-5" y="-24" width="10" height="6.4" rx="2" fill="var(--wd3)" stroke="#1c1030" stroke-width="1.4"/><use href="#i-${SIGNS[at]}" x="-7.5" y="${at===1?-.4:-2}" width="15" height="15" color="#fff"/><path d="M${at===1?-5:-7} ${at===2?-9:-4}v5" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".8"/></symbol>`
}

const tower = (paint: string, at: number): string =>
  `<symbol id="bs-tw-${at}-0" viewBox="-22 -42 44 60" overflow="visible"><ellipse cy="9" rx="15" ry="4.4" fill="#0a1404" opacity=".38"/><path d="M-9.5 8L-8.4 -16H8.4L9.5 8Q0 12 -9.5 8Z" fill="var(--st3)"/><path d="M3 -16H8.4L9.5 8Q6 10 2 10Z" fill="var(--st2)"/><path d="M-7 -14L-7.8 6" stroke="var(--st4)" stroke-width="2"/><path d="M-4 -13.4Q0 -19 4 -13.4V-7H-4Z" fill="var(--win)"/><path d="M-13.5 -15Q0 -10.6 13.5 -15Q6 -24 0 -39Q-6 -24 -13.5 -15Z" fill="${paint}"/><path d="M0 -39Q6 -24 13.5 -15Q8 -13 3.4 -12.6Q5 -24 0 -39Z" fill="#000" opacity=".24"/><path d="M-10.6 -16.6Q-4.6 -25 -1.4 -34" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".6" fill="none"/><path d="M-13.5 -15Q0 -10.6 13.5 -15Q6 -24 0 -39Q-6 -24 -13.5 -15Z" fill="none" stroke="#1c1206" stroke-width="1.1" opacity=".6"/></symbol>` +
  `<symbol id="bs-tw-${at}-1" viewBox="-24 -42 48 62" overflow="visible"><path d="M-20 12L-15 5H15L20 12Z" fill="#0a1404" opacity=".4"/><path d="M-13.5 10L-12.4 -18H12.4L13.5 10Z" fill="var(--st3)"/><path d="M4 -18H12.4L13.5 10H4Z" fill="var(--st2)"/><path d="M-10.6 -15L-11.4 8" stroke="var(--st4)" stroke-width="2"/><path d="M-4 -10Q0 -15 4 -10V-5H-4Z" fill="var(--win)"/><path d="M-16 -17V-29H-9.6V-25H-3.4V-29H3.4V-25H9.6V-29H16V-17Q0 -13.6 -16 -17Z" fill="${paint}"/><path d="M4 -15V-29H3.4V-25H9.6V-29H16V-17Q10 -15.6 4 -15Z" fill="#000" opacity=".22"/><path d="M-14 -19.4H-2M-14 -27H-11" stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".6"/><path d="M-16 -17V-29H-9.6V-25H-3.4V-29H3.4V-25H9.6V-29H16V-17Q0 -13.6 -16 -17Z" fill="none" stroke="#1c1206" stroke-width="1.1" opacity=".6"/><path d="M0 -25V-41" stroke="var(--wd1)" stroke-width="1.6"/><path d="M.6 -41L13 -37.4L.6 -33Z" fill="${paint}" stroke="#1c1206" stroke-opacity=".5" stroke-width=".8"/></symbol>`

const star: Point[] = Array.from({ length: 10 }, (_, i) => {
  const far = i % 2 ? 3.7 : 8.4
  return [far * Math.sin((i * Math.PI) / 5), -far * Math.cos((i * Math.PI) / 5)]
})

const cloud = (id: string, fill: string, edge: string): string =>
  `<symbol id="${id}" viewBox="-36 -26 72 52" overflow="visible"><path d="${CLOUD}" fill="#0a1404" opacity=".34" transform="translate(0 9)" filter="url(#soft2)"/><path d="${CLOUD}" fill="var(${edge})" transform="translate(0 4)"/><path d="${CLOUD}" fill="url(#bs-${fill})"/><path d="M-24 -2Q-23 -10 -15 -9.6Q-9 -17 1 -14.6Q10 -18.6 16 -10" stroke="#fff" stroke-width="2.2" stroke-linecap="round" fill="none" opacity=".9"/><path d="M-20 10Q-10 5 -4 10Q6 4 12 9Q18 6 22 10" stroke="var(${edge})" stroke-width="1.6" fill="none" opacity=".5" stroke-linecap="round"/><path d="${CLOUD}" fill="none" stroke="var(${edge})" stroke-width="1.2"/></symbol>`

const pawn = (k: number): string =>
  `<symbol id="bs-pawn${k}" viewBox="-22 -42 44 62" overflow="visible"><ellipse cy="14" rx="15" ry="4" fill="#0a1404" opacity=".45"/><use href="#seat${k}" x="-18" y="-22" width="36" height="36"/><path d="M-17 -16Q-8 -11 1 -13Q12 -14 17 -20Q10 -21 7 -23Q4 -33 8 -42Q-5 -39 -8 -22Q-12 -20 -17 -16Z" fill="#1c1206" transform="translate(0 2.2)"/><path d="M-17 -16Q-8 -11 1 -13Q12 -14 17 -20Q10 -21 7 -23Q4 -33 8 -42Q-5 -39 -8 -22Q-12 -20 -17 -16Z" fill="var(--seat${k})" stroke="${k===5?'#6b6650':'#fff'}" stroke-width="1.6" stroke-linejoin="round"/><path d="M-8.6 -21.6Q-1 -18.6 7.4 -22.6L6.6 -26Q0 -22.6 -7.2 -25.6Z" fill="${k===4?'#8d949c':'#1c1206'}" opacity=".75"/></symbol>`

const small = `<symbol id="bs-bolt" viewBox="-10 -12 20 24"><path d="M3.4 -10L-7 2.4H-.6L-3.4 10.4L7.4 -3H1Z" fill="var(--bolt)" stroke="var(--bolt2)" stroke-width="1.7" stroke-linejoin="round"/></symbol>
<symbol id="bs-star" viewBox="-10 -10 20 20"><path d="${rounded(star, 0.8)}" fill="#fff" stroke="#3b3470" stroke-width="1.9" stroke-linejoin="round"/></symbol>
<symbol id="bs-wand" viewBox="-20 -20 40 40"><path d="M-14 15L4 -4" stroke="#1c1206" stroke-width="7" stroke-linecap="round"/><path d="M-14 15L4 -4" stroke="#b3854e" stroke-width="4" stroke-linecap="round"/><path d="M-13 13L-7 6.6" stroke="#e9cc98" stroke-width="1.4" stroke-linecap="round"/><g transform="translate(7 -7) rotate(14) scale(1.24)"><use href="#bs-star" x="-10" y="-10" width="20" height="20"/></g><path d="M-8 -13v5M-10.5 -10.5h5M14 9v4M12 11h4" stroke="var(--spk,var(--ink-2))" stroke-width="1.5" stroke-linecap="round"/></symbol>
<symbol id="bs-castle" viewBox="-38 -52 76 72" overflow="visible"><ellipse cy="13" rx="34" ry="7" fill="#0a1404" opacity=".36"/><path d="M-28 13V-10H-14V-4H14V-10H28V13Q0 20 -28 13Z" fill="var(--st3)"/><path d="M16 15V-10H28V13Q22 15 16 15ZM6 16.4V-4H14V15.6Z" fill="var(--st2)"/><path d="M-10 -4V-28H10V-4Z" fill="var(--st3)"/><path d="M3 -4V-28H10V-4Z" fill="var(--st2)"/><path d="M-26 10V-8M-8.4 -6V-26" stroke="var(--st4)" stroke-width="2"/><path d="M-14 -4V-8H-9V-4ZM-3 -4V-8H3V-4ZM9 -4V-8H14V-4Z" fill="var(--st2)"/>
<path d="M-31 -9Q-21 -6 -11 -9L-21 -27ZM11 -9Q21 -6 31 -9L21 -27ZM-13 -27Q0 -23 13 -27L0 -48Z" fill="var(--banner)"/><path d="M-21 -27L-11 -9Q-15 -7.6 -19 -7.4ZM21 -27L31 -9Q27 -7.6 23 -7.4ZM0 -48L13 -27Q8 -25.4 3 -25Z" fill="#000" opacity=".25"/><path d="M-28 -10.6L-22 -21M-9 -28L-2 -40M14 -10.6L20 -21" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".5"/>
<path d="M-6 16.4V6Q0 -2 6 6V16.4Z" fill="var(--wd1)"/><path d="M-4 16V7Q0 1.6 4 7V16Z" fill="var(--lamp)" opacity=".85"/><g fill="var(--win)"><path d="M-23 2Q-21 -3 -19 2V6H-23ZM19 2Q21 -3 23 2V6H19ZM-2.6 -14Q0 -19 2.6 -14V-9H-2.6Z"/></g><path d="M0 -48V-56" stroke="var(--wd1)" stroke-width="1.6"/><path d="M.6 -56Q6 -59 13 -55Q8 -52 13 -49Q6 -51 .6 -48Z" fill="var(--banner)"/></symbol>`

/** Tiles of cardboard: a side and a shadow, the landscape on top. 40 x 40. */
const tile = (id: string, ground: string, picture: string): string =>
  `<symbol id="bs-t-${id}" viewBox="-22 -22 44 48" overflow="visible"><rect x="-19" y="-15" width="38" height="38" rx="9" fill="#0a1404" opacity=".35"/><rect x="-19" y="-16" width="38" height="38" rx="9" fill="var(--wd1)"/><rect x="-19" y="-20" width="38" height="38" rx="9" fill="${ground}"/><rect x="-17.6" y="-18.6" width="35.2" height="35.2" rx="7.6" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.4"/>${picture}</symbol>`

const use = (id: string, x: number, y: number, w: number, h = w): string => `<use href="#${id}" x="${x}" y="${y}" width="${w}" height="${h}"/>`
const flame = 'M0 10C-9 9 -10 0 -5 -5C-5 -1 -2 -1 -2 -4C-2 -9 2 -13 5 -15C4 -10 10 -6 9 1C8 7 5 10 0 10Z'
const broom = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(52)"><path d="M0 -14V4" stroke="#1c1206" stroke-width="4" stroke-linecap="round"/><path d="M0 -14V4" stroke="#e1c08a" stroke-width="2" stroke-linecap="round"/><path d="M-3 2H3L6 13Q0 15 -6 13Z" fill="#e9cc98" stroke="#1c1206" stroke-width="1.2"/></g>`
const plate = (letter: string, x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="8" fill="#fdf6df" stroke="#1c1206" stroke-width="1"/><text class="bs-letter" x="${x}" y="${y + 4.6}">${letter}</text>`

const ROCK = 'var(--tile-rock)'
const WOOD = 'var(--tile-wood)'
const DOWN = 'var(--tile-down)'
const TURBOS = ['AB', 'AC', 'AD', 'BD', 'CD'] as const

const tiles = (): string =>
  tile('m0', ROCK, use('bs-po-0', -17, -8, 15, 17) + use('bs-po-1', -7.5, -14, 15, 17) + use('bs-po-2', 2, -8, 15, 17)) +
  tile('m1', ROCK, use('bs-wand', -18, -12, 22) + use('bs-wand', -4, -12, 22)) +
  tile('m2', ROCK, use('bs-tw-1-0', -2, -17, 20, 27) + use('bs-po-1', -16, -6, 17, 19)) +
  tile('m3', ROCK, broom(-6, -4) + broom(6, 2)) +
  tile('m4', ROCK, use('bs-cloud', -17, -15, 34, 25) + `<path d="M-11 8L11 -12" stroke="#b3262d" stroke-width="3.4" stroke-linecap="round"/>`) +
  tile('f0', WOOD, `<path d="${flame}" transform="translate(5 -2) scale(.95)" fill="#ff9a4d" stroke="#1c1206" stroke-width="1.2"/><use href="#i-snail" x="-17" y="-6" width="19" height="19" color="#fff"/>`) +
  tile('f1', WOOD, `<rect x="-12" y="-13" width="15" height="20" rx="3" fill="#4a3f92" stroke="#fff" stroke-width="1.2" transform="rotate(-10)"/><rect x="-3" y="-13" width="15" height="20" rx="3" fill="#fcf8ea" stroke="#1c1206" stroke-width="1.2" transform="rotate(8)"/><path d="M5 -7V3M0 -2H10" stroke="#44652a" stroke-width="2.6" stroke-linecap="round"/>`) +
  tile('f2', WOOD, `<circle cy="-1" r="13.5" fill="#fdf6df" stroke="#1c1206" stroke-width="1.2"/><text class="bs-letter bs-big" y="5.4">5</text>`) +
  TURBOS.map((pair, at) => tile(`h${at}`, DOWN, broom(-2, -5) + plate(pair.charAt(0), -9, 9) + plate(pair.charAt(1), 9, 9))).join('') +
  tile('h5', DOWN, `<path d="M-14 -4H14L11 -15H-11Z" fill="var(--po)" stroke="#1c1206" stroke-width="1.1"/><path d="M-7 -15L-8 -4H-1V-15ZM7 -15L8 -4H14L11 -15Z" fill="#fff" opacity=".8"/><path d="M-12 -4V14M12 -4V14M-13 5H13" stroke="#4b3019" stroke-width="2.4"/>` + use('bs-po-0', -7, -6, 14, 16)) +
  `<symbol id="bs-circle" viewBox="-26 -22 52 40" overflow="visible"><ellipse cy="4" rx="23" ry="12" fill="var(--heath)" fill-opacity=".8"/><ellipse cy="4" rx="15" ry="7.5" fill="url(#halo)"/>${[[-19, 0], [-11, -6], [0, -8.5], [11, -6], [19, 0], [14, 9], [0, 13], [-14, 9]].map(([x, y]) => `<path d="M${(x ?? 0) - 3.4} ${(y ?? 0) + 3}L${(x ?? 0) - 2.6} ${(y ?? 0) - 7}Q${x} ${(y ?? 0) - 10} ${(x ?? 0) + 2.6} ${(y ?? 0) - 7}L${(x ?? 0) + 3.4} ${(y ?? 0) + 3}Z" fill="var(--st3)" stroke="var(--st1)" stroke-width="1"/>`).join('')}</symbol>` +
  `<symbol id="bs-amulet" viewBox="-12 -14 24 28"><path d="M-6 -12Q0 -16 6 -12L3 -5H-3Z" fill="none" stroke="#7c542e" stroke-width="2"/><circle cy="3" r="8.4" fill="#fdf6df" stroke="#1c1206" stroke-width="1.4"/><circle cy="3" r="5" fill="currentColor" stroke="#1c1206" stroke-width=".8"/></symbol>`

const flames = `<symbol id="bs-flame" viewBox="-14 -38 28 44" overflow="visible"><path d="M-2.8 4L-4 -10H4L2.8 4Z" fill="#7c542e"/><path d="M-4.4 -9H4.4V-13H-4.4Z" fill="#3a2a1c"/><path d="M0 -12C-9 -13 -10 -22 -5 -27C-5 -23 -2 -23 -2 -26C-2 -31 2 -35 5 -37C4 -32 10 -28 9 -21C8 -15 5 -12 0 -12Z" fill="#e2491c"/><path d="M0 -13C-5 -14 -5 -19 -2 -22C-1 -20 1 -21 1 -24C5 -21 6 -14 0 -13Z" fill="#ffb347"/></symbol><symbol id="bs-smoke" viewBox="-14 -38 28 44" overflow="visible"><path d="M-2.6 2L-3.4 -9H3.4L2.6 2Z" fill="#7c542e"/><path d="M-3.6 -8H3.6V-12H-3.6Z" fill="#3a2a1c"/><path d="M0 -13Q-5 -18 0 -22T1 -31" fill="none" stroke="#d6cdf2" stroke-width="2.2" stroke-linecap="round" opacity=".75"/></symbol>`

export const pieces = (): string =>
  FLASKS.map(potion).join('') +
  PAINTS.map(tower).join('') +
  cloud('bs-cloud', 'clg', '--cl3') +
  cloud('bs-storm', 'stg', '--sc3') +
  small +
  [1, 2, 3, 4, 5].map(pawn).join('') +
  tiles() +
  flames
