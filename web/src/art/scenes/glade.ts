/** The clearing where people gather, seen from above, 880 × 640: a stump, a stool for each, bushes all round. */
import { HEROES } from '../places'
import { luck, n, rep, use } from './kit'

export const WIDTH = 880
export const HEIGHT = 640
const X = WIDTH / 2
const Y = 322

type Spot = readonly [number, number]

/** Where the stools of a table stand, for as many as the clearing holds. */
export const SPOTS: Record<number, readonly Spot[]> = {
  1: [[X, 470]],
  2: [[172, 290], [708, 290]],
  3: [[172, 158], [708, 158], [X, 452]],
  4: [[172, 158], [708, 158], [708, 430], [172, 430]],
  5: [[X, 120], [716, 214], [650, 446], [230, 446], [164, 214]],
}

function ring(count: number, across: number, down: number, small: number, large: number, seed: number, tint: string): string {
  const r = luck(seed)
  const bushes = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 6.283 + (r() - 0.5) * 0.12
    return [X + across * Math.cos(turn) * (1 + (r() - 0.5) * 0.05), Y + down * Math.sin(turn) * (1 + (r() - 0.5) * 0.06), small + r() * (large - small), i] as const
  }).sort((one, other) => one[1] - other[1])
  return bushes.map(([x, y, size, i]) => use(`bush${1 + (i % 3)}`, x, y, size, tint)).join('')
}

const stool = ([x, y]: Spot): string =>
  `<g transform="translate(${x} ${y})"><ellipse cy="24" rx="52" ry="17" fill="#0c140a" opacity=".35"/><path d="M-40 2Q-42 18 -46 24Q0 40 46 24Q42 18 40 2Z" fill="var(--wd1)"/><path d="M-40 2Q-42 18 -46 24Q-30 30 -22 31Q-26 14 -26 4Z" fill="var(--wd2)"/><ellipse rx="41" ry="15" fill="var(--wd4)"/><ellipse rx="41" ry="15" fill="none" stroke="var(--wd2)" stroke-width="2.5"/><g fill="none" stroke="var(--wd3)" stroke-width="1.5"><ellipse rx="29" ry="10"/><ellipse rx="16" ry="5.5"/></g></g>`

function grass(): string {
  const r = luck(66)
  return rep(60, () => `<g opacity="${n(0.3 + r() * 0.5)}">${use('tuft', 40 + r() * 800, 60 + r() * 540, 0.7 + r() * 0.6)}</g>`)
}

const ground = `<defs><radialGradient id="glade" cx=".5" cy=".47" r=".62"><stop offset="0" stop-color="var(--g1)"/><stop offset=".55" stop-color="var(--g2)"/><stop offset="1" stop-color="var(--g3)"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glade)"/><ellipse cx="${X}" cy="${Y + 24}" rx="330" ry="200" fill="var(--earth)" opacity=".35"/><ellipse cx="${X}" cy="${Y + 24}" rx="230" ry="130" fill="var(--earth)" opacity=".5"/>`
const wood = (): string =>
  `${ring(80, 640, 470, 2.4, 3.4, 15, 't-far')}${ring(64, 490, 360, 1.7, 2.6, 5, 't-far2')}${ring(50, 462, 326, 1.2, 1.8, 9, '')}${use('tree', 60, 180, 1.5)}${use('tree', 836, 200, 1.6)}${use('pine', 120, 120, 1.3)}${use('pine', 760, 110, 1.4)}${use('pine', 790, 128, 1)}`

export default (seats: number): string =>
  `${ground}${grass()}${wood()}<g transform="translate(${X} ${Y + 2}) scale(2.62)">${HEROES.table()}</g>${(SPOTS[seats] ?? []).map(stool).join('')}${use('shroom', 330, 560, 1.6)}${use('shroom', 352, 572, 1.1)}${use('fern', 560, 570, 1.7)}${use('fern', 112, 330, 1.5)}`
