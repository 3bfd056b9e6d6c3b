/** Paints of the machines: metals rolled and round, glass, lamps, alarm. */
import { HEX } from './ring'

type Stops = readonly (readonly [number, string, number?])[]
const stops = (s: Stops): string =>
  s.map(([at, colour, dense]) => `<stop offset="${at}" stop-color="${colour}"${dense === undefined ? '' : ` stop-opacity="${dense}"`}/>`).join('')
const across = (id: string, s: Stops): string => `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stops(s)}</linearGradient>`
const down = (id: string, s: Stops): string => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(s)}</linearGradient>`
const round = (id: string, s: Stops, more = ''): string => `<radialGradient id="${id}" ${more}>${stops(s)}</radialGradient>`

const METALS = ['cu', 'br', 'ir', 'vg'] as const
function metal(m: (typeof METALS)[number]): string {
  const shine = `var(--${m}5,var(--${m}4))`
  const roll: Stops = [[0, `var(--${m}2)`], [0.2, `var(--${m}4)`], [0.3, shine], [0.42, `var(--${m}4)`], [0.72, `var(--${m}3)`], [1, `var(--${m}1)`]]
  const ball: Stops = [[0, shine], [0.35, `var(--${m}4)`], [0.7, `var(--${m}3)`], [1, `var(--${m}2)`]]
  return across(`h-${m}`, roll) + down(`v-${m}`, roll) + round(`r-${m}`, ball, 'cx=".34" cy=".28" r=".85"')
}

const GROUNDS = [
  ['--vg4', '--g2', '--vg2'],
  ['--earth', '--g2', '--g3'],
  ['--earth', '--litter', '--c2'],
  ['--g1', '--heath', '--heath-2'],
  ['--g1', '--g2', '--g3'],
  ['--g2', '--c3', '--c2'],
] as const
const ground = ([a, b, c]: (typeof GROUNDS)[number], k: number): string =>
  round(`gd-w${k}`, [[0, `var(${a})`], [0.55, `var(${b})`], [1, `var(${c})`]], 'cx=".5" cy=".6" r=".62"')

export const defs = (): string =>
  `<clipPath id="bwclip"><path d="${HEX}"/></clipPath>` +
  METALS.map(metal).join('') +
  GROUNDS.map(ground).join('') +
  across('h-wd', [[0, 'var(--wd2)'], [0.3, 'var(--wd4)'], [0.5, 'var(--wd3)'], [1, 'var(--wd1)']]) +
  across('h-st', [[0, 'var(--st3)'], [0.3, 'var(--st4)'], [0.62, 'var(--st2)'], [1, 'var(--st1)']]) +
  round('glass', [[0, 'var(--gz3)', 0.95], [0.35, 'var(--gz2)', 0.75], [0.8, 'var(--vg2)', 0.8], [1, 'var(--gz1)', 0.95]], 'cx=".4" cy=".4" r=".75"') +
  down('dome', [[0, 'var(--gz3)', 0.75], [0.5, 'var(--gz2)', 0.35], [1, 'var(--gz1)', 0.75]]) +
  round('teal', [[0, 'var(--gz3)', 0.95], [0.35, 'var(--gz2)', 0.5], [1, 'var(--gz2)', 0]]) +
  round('hot', [[0, '#fff3cf'], [0.4, '#ff9c46', 0.9], [1, '#e2452a', 0]]) +
  round('alarmg', [[0, 'var(--alarm-3)', 0.9], [1, 'var(--alarm)', 0]]) +
  round('under', [[0.45, 'var(--h1)'], [0.74, 'var(--h2)', 0.75], [1, 'var(--h3)', 0]]) +
  down('barf', [[0, 'var(--cu4)'], [0.25, 'var(--cu3)'], [1, 'var(--cu2)']]) +
  down('ctup', [[0, '#c8452c'], [1, '#8a2016']]) +
  down('ctdn', [[0, 'var(--dusk1)'], [1, 'var(--dusk3)']]) +
  round('roomon', [[0, 'var(--lamp-2)'], [1, 'var(--wd4)']]) +
  down('gbtn', [[0, 'var(--glow-2)'], [1, 'var(--glow)']]) +
  `<linearGradient id="frm" x1="0" y1="0" x2="1" y2="1">${stops([[0, 'var(--cu5)'], [0.35, 'var(--cu3)'], [1, 'var(--cu2)']])}</linearGradient>` +
  round('court', [[0, 'var(--dream-2)'], [1, 'var(--dream-3)']]) +
  round('hotl', [[0, '#ffd0a0'], [0.5, '#ee5a38'], [1, '#8a1f14']], 'cx=".4" cy=".35"') +
  down('spyb', [[0, '#4a5563'], [1, '#20272f']]) +
  round('dmsky', [[0, '#6a58b5'], [0.6, '#332a74'], [1, '#15113f']], 'cx=".5" cy=".4" r=".75"') +
  `<filter id="steamf" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="3.2"/></filter>`
