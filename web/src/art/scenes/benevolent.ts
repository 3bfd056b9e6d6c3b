/** Benevolent: morning gold, a path of footprints to the altar. */
import { GLOW, icon, row, sky, use } from './kit'
import { HEROES } from '../places'

const defs = sky('sB', [0, '#f8eebc'], [0.45, '#b9d08a'], [1, '#5f8a45']) + GLOW

export default (): string =>
  `<defs>${defs}</defs>` +
  `<rect width="260" height="176" fill="url(#sB)"/><circle cx="176" cy="46" r="90" fill="url(#gl)"/>${row('pine', 12, 260, 92, 0.55, 0.85, 3, 't-morning-far')}${row('tree', 9, 270, 104, 0.7, 0.95, 8, 't-morning')}<path d="M0 100Q120 78 260 96V176H0Z" fill="#8fae4f"/><path d="M0 112Q120 92 260 108V176H0Z" fill="#a8c25c"/><path d="M70 176Q96 140 132 130Q162 122 172 108L186 110Q190 128 162 140Q128 152 124 176Z" fill="#ecd6a2"/>
<g transform="translate(178 92) scale(.74)" class="t-fixed">${HEROES.altar()}</g>${(
    [
      [104, 166, 20],
      [116, 152, 24],
      [130, 143, 46],
      [147, 134, 50],
      [161, 124, 30],
    ] as const
  )
    .map(
      ([x, y, a], i) =>
        `<g transform="translate(${x + (i % 2 ? 5 : -4)} ${y}) rotate(${a - 40})">${icon('foot', 0, 0, 11 - i * 0.9, '#8a6434')}</g>`,
    )
    .join('')}
${(
  [
    ['clover', 44, 66, 24],
    ['feather', 76, 44, 26],
    ['crystal', 112, 32, 28],
    ['amber', 214, 34, 24],
    ['statuette', 240, 60, 22],
  ] as const
)
  .map(
    ([k, x, y, s]) =>
      `<circle cx="${x}" cy="${y}" r="${s}" fill="url(#gl)"/><use href="#g-${k}" x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}"/>`,
  )
  .join(
    '',
  )}${row('bush', 9, 110, 170, 0.8, 1.2, 4, 't-day')}<g transform="translate(196 0)">${row('bush', 6, 80, 172, 0.7, 1.1, 14, 't-day')}</g>${use('shroom', 52, 158, 1)}${use('shroom', 64, 164, 0.7)}${use('fern', 24, 150, 1, 't-day')}`
