/** Signs of the pages about oneself: 24 × 24, drawn with one stroke, or filled (devices). */
import { ICONS } from '../generated/icons-people'

const STROKES = {
  right: 'M9 6l6 6l-6 6',
  check: 'M4.5 12.5L10 18L20 6.5',
  copy: 'M9 9H20V20H9ZM5 15H4V4H15V5',
  out: 'M12 4V15M7 11l5 5l5 -5M5 20H19',
  link: 'M10 14a4 4 0 0 0 6 0l3 -3a4 4 0 0 0 -6 -6l-1.5 1.5M14 10a4 4 0 0 0 -6 0l-3 3a4 4 0 0 0 6 6l1.5 -1.5',
  time: 'M12 3.5a8.5 8.5 0 1 1 -.01 0ZM12 8V12.5L15 14.5',
  print: 'M7 9V4H17V9M7 17H4V9H20V17H17M7 14H17V20H7Z',
  away: 'M6 6L18 18M18 6L6 18',
  play: 'M8 5.5V18.5L19 12Z',
  touch: 'M12 3.5c-4 0 -6.5 2.6 -6.5 6.5c0 4 -.6 5 -1.2 6M18.6 7.5c.8 2.3 .7 5.5 .2 8.5M12 7c-2 0 -3.2 1.3 -3.2 3.3c0 4.4 -.9 6.4 -2 8.2M15.2 10.2c.2 4 -.4 7 -1.6 10.3M12 10.5c.2 4.5 -.6 7 -2 10',
}
const SHAPES = {
  phone: 'M8 2H16Q18 2 18 4V20Q18 22 16 22H8Q6 22 6 20V4Q6 2 8 2ZM8 5V18H16V5ZM12 19a1 1 0 1 0 .01 0Z',
  tablet: 'M5 2.5H19Q21 2.5 21 4.5V19.5Q21 21.5 19 21.5H5Q3 21.5 3 19.5V4.5Q3 2.5 5 2.5ZM5 5V18H19V5ZM12 18.8a1 1 0 1 0 .01 0Z',
  computer: 'M5.5 4H18.5Q20 4 20 5.5V15H4V5.5Q4 4 5.5 4ZM6 6V13H18V6ZM1.5 16.5H22.5V18Q22.5 20 20.5 20H3.5Q1.5 20 1.5 18Z',
}
const ICONED = { key: ICONS.key, laurel: ICONS.laurel }

export type GlyphName = keyof typeof STROKES | keyof typeof SHAPES | keyof typeof ICONED

const has = <T extends object>(all: T, name: PropertyKey): name is keyof T => name in all

/** The inside of a drawing, and how large it is. */
export function glyph(name: GlyphName): { box: number; body: string } {
  if (has(STROKES, name)) return { box: 24, body: `<path d="${STROKES[name]}" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>` }
  if (has(SHAPES, name)) return { box: 24, body: `<path d="${SHAPES[name]}" fill="currentColor" fill-rule="evenodd"/>` }
  return { box: 512, body: ICONED[name as keyof typeof ICONED] }
}

/** The sign of a kind of device; one that does not say is taken for a computer. */
export const ofDevice = (kind: string): GlyphName => (kind === 'phone' || kind === 'tablet' ? kind : 'computer')
