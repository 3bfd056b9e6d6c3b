/** The fairy's hollow oak with its three shelves. 356 × 314. */
import { luck, n, rep, use } from '../../../art/geometry'

/** Height of the shelves, bottom row first, and where the three objects of a row stand. */
export const SHELVES = [270, 195, 120] as const
export const PLACES = [144, 212, 280] as const

const LEFT = 'M0 0H70Q40 26 34 70Q28 120 34 170Q38 230 30 280Q26 312 40 334H0Z'
const RIGHT = 'M356 0H250Q318 14 324 66Q330 120 324 176Q320 232 328 284Q330 312 318 334H356Z'
const TAG = 'M-30 -9Q-30 -14 -25 -14H25Q30 -14 30 -9V13Q30 18 25 18H-25Q-30 18 -30 13Z'

const shelf = (y: number) =>
  `<path d="M34 ${y}H324L328 ${y + 11}Q180 ${y + 16} 30 ${y + 11}Z" fill="#000" opacity=".4" transform="translate(0 5)"/><path d="M30 ${y - 4}H328L330 ${y + 9}Q180 ${y + 13} 28 ${y + 9}Z" fill="var(--wd2)"/><path d="M30 ${y - 4}H328L328.6 ${y}H29.6Z" fill="var(--wd4)"/><path d="M60 ${y + 5}H130M170 ${y + 6}H250M270 ${y + 4}H310" stroke="var(--wd1)" stroke-opacity=".6" stroke-width="1.2"/>${use('tuft', 312, y - 3, 0.55)}${PLACES.map((x) => `<ellipse cx="${x}" cy="${y - 3}" rx="22" ry="4" fill="#000" opacity=".45"/>`).join('')}<g transform="translate(72 ${y - 24})"><path d="M0 -20V-13" stroke="var(--wd3)" stroke-width="2"/><path d="${TAG}" fill="#f6ead0" stroke="var(--wd1)" stroke-width="1.2"/></g>`

export function oak(): string {
  const r = luck(31)
  const [low, middle, top] = SHELVES
  let s = `<defs><radialGradient id="hol" cx=".6" cy=".3" r=".9"><stop offset="0" stop-color="var(--hollow1)"/><stop offset=".55" stop-color="var(--hollow2)"/><stop offset="1" stop-color="var(--hollow3)"/></radialGradient><linearGradient id="bark" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="var(--wd1)"/><stop offset=".5" stop-color="var(--wd2)"/><stop offset="1" stop-color="var(--wd1)"/></linearGradient></defs><rect width="356" height="314" fill="url(#hol)"/>`
  s += rep(34, () => `<circle cx="${n(30 + r() * 300)}" cy="${n(20 + r() * 290)}" r="${n(0.5 + r() * 1.3)}" fill="var(--lamp-2)" opacity="${n(0.15 + r() * 0.5)}"/>`)
  s += `<ellipse cx="290" cy="56" rx="120" ry="80" fill="url(#halo)" opacity=".55"/>`
  for (const side of [LEFT, RIGHT]) s += `<path d="${side}" fill="#000" opacity=".35" transform="translate(${side === LEFT ? 5 : -5} 3)"/><path d="${side}" fill="url(#bark)"/>`
  s += `<path d="M0 0H356V26Q320 30 262 8Q200 2 90 6Q52 16 34 40Q18 40 0 34Z" fill="url(#bark)"/>`
  s += `<g fill="none" stroke="var(--wd1)" stroke-opacity=".75" stroke-width="2" stroke-linecap="round"><path d="M10 40Q18 110 10 190T14 330M22 60Q28 130 20 200T26 320M346 40Q338 120 346 190T342 330M335 70Q330 140 336 220T332 320M4 240Q8 260 4 290"/></g><g fill="none" stroke="var(--wd3)" stroke-opacity=".6" stroke-width="1.4" stroke-linecap="round"><path d="M14 44Q22 110 14 186M342 60Q335 130 342 200M28 210Q22 260 30 300"/></g>`
  s += use('bush1', 16, 312, 0.9) + use('bush2', 338, 310, 0.95) + use('bush3', 2, 12, 0.8) + use('bush1', 350, 14, 0.9) + use('fern', 40, 313, 0.6) + use('shroom', 312, 311, 0.9) + use('shroom', 300, 313, 0.55)
  s += `<use href="#fairy" x="-60" y="-60" width="120" height="120" transform="translate(306 46) rotate(-5) scale(.74)"/>`
  s += SHELVES.map(shelf).join('')
  s += `<g fill="none" stroke="#e9dfb8" stroke-width="2" stroke-linecap="round" opacity=".8"><path d="M326 ${top + 18}V${middle - 14}M326 ${middle + 18}V${low - 14}" stroke-dasharray="1 6"/><path d="M321 ${middle - 18}l5 6l5 -6M321 ${low - 18}l5 6l5 -6"/></g>`
  return s
}
