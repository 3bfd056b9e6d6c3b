/** The Venerables: beings made of light. Each is drawn twice, once as its own glow. */
import { both } from './strokes'

type Hues = readonly [string, string, string]
/** `whole` is false for the glow behind it. */
type Shape = (a: string, b: string, c: string, whole: boolean) => string

/** Teal, violet, rose; ember for those with a red back. */
export const HUES: readonly Hues[] = [
  ['#f4fff6', '#9cf0d6', '#2f9d93'],
  ['#fff7ff', '#d4b6ff', '#7a5bc4'],
  ['#fffaf2', '#ffc4b0', '#c2607a'],
  ['#fff6e0', '#ffb05e', '#b8341f'],
]
/** Shape and hue of each Venerable, in the order of their numbers; the last three have a red back. */
export const VENERABLES = [
  ['stag', 0],
  ['moth', 1],
  ['elder', 0],
  ['hare', 0],
  ['moth', 0],
  ['stag', 1],
  ['elder', 2],
  ['hare', 2],
  ['elder', 1],
  ['moth', 3],
  ['elder', 3],
  ['stag', 3],
] as const

const glowing = (id: string, h: Hues, shape: Shape): string =>
  `<g id="${id}"><g opacity=".55" filter="url(#spirit-glow)">${shape(h[1], h[1], h[1], false)}</g>${shape(h[0], h[1], h[2], true)}</g>`;


const stag: Shape = (a, b, c, q) =>
  `${both(`<path d="M9 -30C12 -50 30 -46 36 -62C38 -68 36 -74 34 -78M14 -46C22 -56 18 -66 20 -78M27 -53C40 -54 48 -58 52 -68M11 -38C24 -34 40 -38 48 -46" fill="none" stroke="${b}" stroke-width="${q?4.4:8}" stroke-linecap="round"/>${q?`<path d="M9 -30C12 -50 30 -46 36 -62C38 -68 36 -74 34 -78M14 -46C22 -56 18 -66 20 -78M27 -53C40 -54 48 -58 52 -68M11 -38C24 -34 40 -38 48 -46" fill="none" stroke="${a}" stroke-width="1.7" stroke-linecap="round"/>`:''}<path d="M12 -18Q28 -30 40 -22Q34 -8 16 -8Z" fill="${b}"/>`)}<path d="M-40 96Q-38 50 -20 34Q0 26 20 34Q38 50 40 96Z" fill="${c}" opacity="${q?.62:1}"/><path d="M-30 96Q-28 56 -12 40L0 70L12 40Q28 56 30 96Z" fill="${b}" opacity="${q?.6:1}"/><path d="M-17 -26Q0 -34 17 -26Q22 -6 13 16Q9 32 0 34Q-9 32 -13 16Q-22 -6 -17 -26Z" fill="${b}"/>${q?`<path d="M-14 -24Q-4 -30 0 -28Q-3 0 -6 30Q-10 24 -11 16Q-20 -4 -14 -24Z" fill="${a}" opacity=".85"/>${both(`<path d="M7 -9Q12 -14 16 -8Q12 -4 7 -9Z" fill="#0b2b30"/>`)}<path d="M-5 25Q0 22 5 25Q3 31 0 31Q-3 31 -5 25Z" fill="#0b2b30" opacity=".75"/><path d="M0 -20a2.4 2.4 0 1 1 2.2 -2.4" stroke="#fff" stroke-width="1.6" fill="none"/><g fill="none" stroke="${a}" stroke-width="1.5" opacity=".8"><path d="M0 52a4 4 0 1 1 4 -4a8 8 0 1 1 -11 7"/></g>`:''}`;

const hare: Shape = (a, b, c, q) =>
  `${both(`<path d="M5 -20C2 -46 6 -74 18 -84C28 -72 26 -40 16 -18Z" fill="${b}"/>${q?`<path d="M10 -24C8 -46 11 -64 17 -74C22 -62 20 -42 14 -22Z" fill="${c}" opacity=".7"/>`:''}`)}<path d="M-34 98Q-40 56 -16 36H16Q40 56 34 98Z" fill="${c}" opacity="${q?.65:1}"/><path d="M-20 98Q-24 62 0 46Q24 62 20 98Z" fill="${b}" opacity="${q?.75:1}"/><path d="M0 -26C20 -26 28 -8 24 8C20 28 10 36 0 36C-10 36 -20 28 -24 8C-28 -8 -20 -26 0 -26Z" fill="${b}"/>${q?`<path d="M-2 -25C-18 -24 -26 -8 -22 8C-19 22 -12 30 -6 33C-14 10 -10 -12 -2 -25Z" fill="${a}" opacity=".9"/>${both(`<ellipse cx="14" cy="0" rx="4.2" ry="5.4" fill="#12303a"/><circle cx="13" cy="-2" r="1.5" fill="#fff"/><path d="M8 22L28 18M8 25L27 27" stroke="${a}" stroke-width="1.3" stroke-linecap="round"/>`)}<path d="M-4 17Q0 14 4 17L0 22Z" fill="#12303a"/><path d="M0 22V27M0 27Q-4 30 -7 28M0 27Q4 30 7 28" stroke="#12303a" stroke-width="1.5" fill="none"/><path d="M-11 64q11 -14 22 0q-11 14 -22 0" stroke="${a}" stroke-width="1.6" fill="none"/><circle cy="64" r="3" fill="${a}"/>`:''}`;

const elder: Shape = (a, b, c, q) =>
  `<g fill="none" stroke="${b}" stroke-linecap="round" stroke-width="${q?5:9}">${both(`<path d="M8 -20C12 -40 30 -44 34 -66M22 -45C36 -48 46 -54 54 -66M12 -32C14 -52 10 -62 14 -80M30 -54C28 -64 24 -70 24 -78"/>`)}</g><path d="M-22 -22Q0 -36 22 -22Q30 8 24 40Q28 74 48 98H-48Q-28 74 -24 40Q-30 8 -22 -22Z" fill="${c}" opacity="${q?.9:1}"/><path d="M-18 -20Q0 -31 18 -20Q25 8 19 42Q22 76 32 98H-32Q-22 76 -19 42Q-25 8 -18 -20Z" fill="${b}"/>${q?`<path d="M-16 -19Q-6 -25 -2 -25Q-10 20 -12 98H-30Q-20 76 -17 42Q-23 8 -16 -19Z" fill="${a}" opacity=".75"/>${both(`<path d="M4 4Q7 -9 15 -8Q20 -2 14 5Q8 8 4 4Z" fill="#0d2c2f"/><circle cx="11" cy="-1" r="2.6" fill="#fff"/>`)}<path d="M-7 30Q0 17 7 30Q5 46 0 46Q-5 46 -7 30Z" fill="#0d2c2f" opacity=".75"/><g stroke="${c}" stroke-width="1.8" fill="none" stroke-linecap="round"><path d="M-13 -14Q-6 -20 0 -12Q6 -20 13 -14M-14 14Q-17 50 -24 92M14 14Q17 50 24 92M-7 56Q-10 76 -12 94M7 56Q10 76 12 94M0 54V96M-3 14Q0 18 3 14"/></g>${[[-54,-68],[-34,-70],[-14,-82],[14,-82],[34,-70],[54,-68],[24,-80],[-24,-80]].map(([x,y])=>`<path transform="translate(${x} ${y}) rotate(${x})" d="M0 5C-5 2 -5 -5 0 -10C5 -5 5 2 0 5Z" fill="${a}"/>`).join('')}`:''}`;

const moth: Shape = (a, b, c, q) =>
  `${both(`<path d="M3 -10C16 -52 52 -58 58 -38C62 -18 40 4 4 12Z" fill="${b}" opacity="${q?.92:1}"/><path d="M4 10C32 8 46 24 38 44C32 60 18 58 14 48C10 36 6 26 3 18Z" fill="${c}" opacity="${q?.85:1}"/>${q?`<path d="M8 -8C20 -40 46 -48 52 -36C54 -22 36 -4 10 4Z" fill="${a}" opacity=".55"/><circle cx="37" cy="-27" r="8.6" fill="${c}"/><circle cx="37" cy="-27" r="5" fill="#0f2536"/><circle cx="35.4" cy="-29" r="1.9" fill="#fff"/><path d="M8 0Q28 -10 54 -24M8 4Q26 2 44 -8" stroke="${c}" stroke-width="1.3" fill="none"/><circle cx="27" cy="36" r="4.6" fill="${a}" opacity=".8"/>`:''}<path d="M2 -18Q10 -40 24 -44" fill="none" stroke="${b}" stroke-width="2.4" stroke-linecap="round"/>`)}<path d="M0 -22Q7 -20 6 -8Q9 14 4 40Q2 56 0 60Q-2 56 -4 40Q-9 14 -6 -8Q-7 -20 0 -22Z" fill="${b}"/>${q?`<path d="M-1 -21Q-6 -18 -5 -8Q-8 14 -3 40L0 58Q1 20 -1 -21Z" fill="${a}"/><path d="M-6 4H6M-6 12H6M-5 20H5M-5 28H5" stroke="${c}" stroke-width="1.4"/><circle cx="-3" cy="-15" r="1.6" fill="#0f2536"/><circle cx="3" cy="-15" r="1.6" fill="#0f2536"/>`:''}`;

const SHAPES = { stag, hare, elder, moth }

/** Every Venerable that is used, as a group sp-<shape><hue>. */
export const spirits = (): string =>
  VENERABLES.map(([shape, hue]) => glowing(`sp-${shape}${hue}`, HUES[hue] as Hues, SHAPES[shape])).join('')
