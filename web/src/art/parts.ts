/** The parts of the drawing kit: 3 to 8 flat paths each, drawn once, used everywhere. Foliage has four tones, --f1 to --f4. */
import { luck, n, rep, scallop } from './geometry'

// Places are worked into the paths: a part used five hundred times must be few nodes, without transforms of their own.
function bush(id: string, seed: number): string {
  const r = luck(seed)
  const leaves = (radius: number, k: number, tone: number, x: number, y: number, more = '') =>
    `<path fill="var(--f${tone},var(--c${tone}))" ${more}d="${scallop(radius, k, r, 0.86, x, y)}"/>`
  const body =
    leaves(21, 10, 1, 0, 0) + leaves(16.5, 9, 2, -1.5, -3.5) + leaves(10.5, 8, 3, -4, -7) + leaves(5, 6, 4, -6, -10, 'fill-opacity=".75" ')
  const glints = rep(7, () => {
    const t = r() * 6.28
    const q = 6 + r() * 9
    return glint(q * Math.cos(t) - 2, q * 0.8 * Math.sin(t) - 4, r() * 180)
  })
  return `<g id="${id}">${body}<path fill="var(--f4,var(--c4))" fill-opacity=".55" d="${glints}"/></g>`
}

/** A leaf that catches the light: a thin ellipse, turned. */
function glint(x: number, y: number, turn: number): string {
  const [dx, dy] = [2.1 * Math.cos((turn * Math.PI) / 180), 2.1 * Math.sin((turn * Math.PI) / 180)]
  const half = (tx: number, ty: number) => `A2.1 .9 ${n(turn)} 0 1 ${n(tx)} ${n(ty)}`
  return `M${n(x - dx)} ${n(y - dy)}${half(x + dx, y + dy)}${half(x - dx, y - dy)}Z`
}

function fern(): string {
  let d = ''
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const x = -2 + 18 * t * t
    const y = -30 * t
    const l = (1 - t) * 11 + 2.5
    d += `M${n(x)} ${n(y)}q${n(-l * 0.6)} -1 ${n(-l)} 2.5M${n(x)} ${n(y)}q${n(l * 0.5)} -3.5 ${n(l * 0.95)} -1.5`
  }
  return `<g id="fern" fill="none" stroke="var(--f3,var(--c3))" stroke-width="2" stroke-linecap="round"><path d="M-2 0Q2 -18 16 -30${d}"/></g>`
}

function tree(): string {
  const r = luck(31)
  return `<g id="tree"><path d="M-5 0Q-3 -14 -4 -30H4Q3 -14 6 0Q0 3 -5 0Z" fill="var(--wd1)"/><path d="M-3 -2Q-1 -16 -2 -30H1Q0 -14 0 0Z" fill="var(--wd2)"/><path fill="var(--f1,var(--c1))" d="${scallop(29, 12, r, 0.95, 0, -48)}"/><path fill="var(--f2,var(--c2))" d="${scallop(23, 11, r, 0.95, -3, -53)}"/><path fill="var(--f3,var(--c3))" d="${scallop(14, 9, r, 0.86, -7, -58)}"/><path fill="var(--f4,var(--c4))" fill-opacity=".8" d="${scallop(7, 7, r, 0.86, -10, -62)}"/></g>`
}

function pine(): string {
  const tiers = [
    [19, -6, 30],
    [15, -22, 27],
    [11, -37, 24],
    [7, -50, 20],
  ] as const
  const boughs = tiers.map(([w, y, h], i) => {
    const tone = i % 2 ? 2 : 1
    const left = `M${-w} ${y}Q${n(-w * 0.4)} ${n(y - h * 0.5)} 0 ${y - h}`
    return `<path d="${left}Q${n(w * 0.4)} ${n(y - h * 0.5)} ${w} ${y}Q${n(w * 0.6)} ${y + 3} ${n(w * 0.4)} ${y - 1}Q0 ${y + 5} ${n(-w * 0.4)} ${y - 1}Q${n(-w * 0.6)} ${y + 3} ${-w} ${y}Z" fill="var(--f${tone},var(--c${tone}))"/><path d="${left}Q-2 ${n(y - h * 0.4)} ${n(-w * 0.35)} ${y - 2}Q${n(-w * 0.6)} ${y + 2} ${-w} ${y}Z" fill="var(--f3,var(--c3))" fill-opacity=".7"/>`
  })
  return `<g id="pine"><path d="M-2.5 0V-10H2.5V0Z" fill="var(--wd1)"/>${boughs.join('')}</g>`
}

const tuft = `<g id="tuft" fill="none" stroke="var(--f3,var(--c3))" stroke-width="1.5" stroke-linecap="round"><path d="M0 0Q-1 -6 -5 -9M0 0Q0 -7 0 -11M0 0Q2 -5 5 -8M-2 0Q-4 -3 -7 -5M2 0Q5 -2 8 -4"/></g>`
const shroom = `<g id="shroom"><path d="M-2.6 0Q-3 -7 -2 -10H2Q3 -7 2.6 0Z" fill="var(--st4)"/><path d="M-9 -9Q-8 -19 0 -19T9 -9Q0 -5.5 -9 -9Z" fill="var(--crystal)"/><path d="M-6 -13Q-4 -17.5 0 -18" stroke="#fff" stroke-opacity=".5" fill="none" stroke-width="1.4" stroke-linecap="round"/><g fill="var(--fl2)"><circle cx="-3" cy="-11" r="1.4"/><circle cx="3" cy="-14" r="1.5"/><circle cx="5.5" cy="-10" r="1"/></g></g>`
const menhir = `<g id="menhir"><ellipse cy="1" rx="11" ry="4" fill="#0a1a10" fill-opacity=".35"/><path d="M-8 1Q-11 -14 -6 -27Q-3 -33 2 -30Q8 -26 9 -10L9 1Q1 4 -8 1Z" fill="var(--st2)"/><path d="M2 -30Q8 -26 9 -10L9 1Q6 2 3 2.3Q5 -14 -1 -30Q0 -31 2 -30Z" fill="var(--st1)"/><path d="M-6 -2Q-8 -15 -4 -26" stroke="var(--st4)" stroke-width="2" stroke-opacity=".7" fill="none" stroke-linecap="round"/><path d="M-8 1Q-9 -5 -8.6 -8Q-5 -5 -2 -6Q2 -2 9 -4L9 1Q1 4 -8 1Z" fill="var(--c3)" fill-opacity=".85"/></g>`
const candle = `<g id="candle"><circle cy="-9" r="15" fill="url(#halo)"/><path d="M-2.2 0V-6H2.2V0Z" fill="var(--st4)"/><path d="M0 -6.5Q-2.6 -9.5 0 -14Q2.6 -9.5 0 -6.5Z" fill="var(--lamp)"/><path d="M0 -7Q-1.2 -8.6 0 -11Q1.2 -8.6 0 -7Z" fill="var(--lamp-2)"/></g>`
const pad = `<g id="pad"><path d="M0 0L9.5 -1.6A10 4.6 0 1 1 7.6 2.9Z" fill="var(--c3)"/><path d="M0 0L8.5 -2.2A9 4 0 0 0 -8.5 -1.2Z" fill="var(--c4)" fill-opacity=".6"/></g>`
const lily = `<g id="lily"><path d="M0 0Q-7 -1 -7 -5Q-3 -4 -2 -2Q-3 -7 0 -9Q3 -7 2 -2Q3 -4 7 -5Q7 -1 0 0Z" fill="var(--fl2)"/><path d="M0 0Q-3 -2 -1.5 -6Q0 -8 1.5 -6Q3 -2 0 0Z" fill="var(--fl1)"/></g>`
const pom = `<g id="pom"><path d="M0 0V-7" stroke="var(--c3)" stroke-width="1.1"/><circle cy="-8" r="2.9" fill="var(--pf,var(--fl1))"/><circle cx="-.8" cy="-9" r="1.3" fill="#fff" fill-opacity=".6"/></g>`
const fly = `<g id="fly"><path d="M0 0C-3 -10 -14 -12 -14 -5C-14 0 -6 2 0 1C6 2 14 0 14 -5C14 -12 3 -10 0 0Z" fill="var(--bf)"/><path d="M0 1C-8 2 -11 8 -7 11C-3 12 -1 6 0 2C1 6 3 12 7 11C11 8 8 2 0 1Z" fill="var(--bf2)"/><path d="M0 -3V8M0 -3Q-2 -7 -4 -8M0 -3Q2 -7 4 -8" stroke="var(--wd1)" stroke-width="1.3" fill="none" stroke-linecap="round"/><circle cx="-9" cy="-5" r="1.6" fill="var(--fl3)"/><circle cx="9" cy="-5" r="1.6" fill="var(--fl3)"/></g>`
const heart = 'M0 0C-5 -1 -6 -6 -3 -7C-1 -7.6 0 -5 0 -3.6C0 -5 1 -7.6 3 -7C6 -6 5 -1 0 0Z'
const sprig = `<g id="sprig"><g fill="var(--clover)"><path d="${heart}"/><path transform="rotate(-118)" d="${heart}"/><path transform="rotate(118)" d="${heart}"/></g><path d="M0 -1V-5M0 0L5 2M0 0L-5 2" stroke="var(--c5)" stroke-opacity=".75" stroke-width=".9"/></g>`

/** Every part, as groups with ids for <use>. */
export const parts = (): string =>
  [
    bush('bush1', 1),
    bush('bush2', 22),
    bush('bush3', 333),
    fern(),
    tuft,
    shroom,
    menhir,
    tree(),
    pine(),
    candle,
    pad,
    lily,
    pom,
    fly,
    sprig,
  ].join('')

/** A wood of bare trunks over a width and a height. */
export function trunks(width: number, height: number, seed: number, count: number, colour: string, girth: number): string {
  const r = luck(seed)
  const draw = (i: number) => {
    const x = (width * (i + 0.2 + r() * 0.6)) / count
    const t = girth * (0.6 + r() * 0.8)
    const l = (r() - 0.5) * 30
    return `<path d="M${n(x - t / 2)} ${height + 10}Q${n(x - t * 0.35)} ${n(height * 0.5)} ${n(x - t * 0.3 + l)} -20H${n(x + t * 0.3 + l)}Q${n(x + t * 0.3)} ${n(height * 0.5)} ${n(x + t * 0.75)} ${height + 10}Z"/>`
  }
  return `<g fill="${colour}">${rep(count, draw)}</g>`
}
