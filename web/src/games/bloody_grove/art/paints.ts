/** Gradients and clips of the duel. They are the same by day and by night: a card keeps its own hour. */
type Stop = readonly [number, string, number?]

const stops = (list: readonly Stop[]): string =>
  list.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')
const down = (id: string, ...list: Stop[]): string => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`
const out = (id: string, ...list: Stop[]): string => `<radialGradient id="${id}">${stops(list)}</radialGradient>`

const SKIES: Record<string, readonly Stop[]> = {
  bear: [[0, '#4a1e16'], [0.5, '#b25a2a'], [0.8, '#f0b060'], [1, '#f8cf86']],
  bearE: [[0, '#26090e'], [0.5, '#8c2a1c'], [0.85, '#e8803c'], [1, '#f6b060']],
  owl: [[0, '#1a1440'], [0.5, '#54408c'], [0.85, '#b683b0'], [1, '#e6b5b5']],
  owlE: [[0, '#120c30'], [0.5, '#4a2f7a'], [0.85, '#a55a9a'], [1, '#dd94a4']],
  fox: [[0, '#5a1418'], [0.5, '#c4492a'], [0.82, '#f4a152'], [1, '#fbd08a']],
  foxE: [[0, '#2f0610'], [0.5, '#a02226'], [0.85, '#ef7438'], [1, '#fbb25e']],
  green: [[0, '#173018'], [0.55, '#4f7d38'], [1, '#c3cf7a']],
  black: [[0, '#0d0a10'], [0.55, '#3f2634'], [1, '#a4544a']],
  ven0: [[0, '#04171f'], [0.55, '#0e4a50'], [1, '#2f9488']],
  ven1: [[0, '#0b0826'], [0.55, '#2f2766'], [1, '#7b5cb4']],
  ven2: [[0, '#1c0716'], [0.55, '#5c2346'], [1, '#c0657a']],
  ven3: [[0, '#1f0406'], [0.55, '#6e141a'], [1, '#d8562c']],
}
const MOONS = [
  ['amber', '#ffe9bd', '#f7b766', '#e07f3a'],
  ['red', '#ffd0a0', '#f07a48', '#cc3a2c'],
  ['rose', '#ffdcd0', '#ef8e84', '#c24a5e'],
  ['pale', '#fff3ea', '#f2c9cf', '#d998b4'],
] as const
const AURAS = [
  ['#d8fff0', '#5fd6c0'],
  ['#f1e4ff', '#a583f0'],
  ['#ffe9df', '#f08a9c'],
  ['#fff1d0', '#ff8a4a'],
] as const
const FRAMES: Record<string, readonly [string, string]> = {
  base: ['#8a5c34', '#432614'],
  bear: ['#c98248', '#5a2a12'],
  owl: ['#9a8ae0', '#2c2268'],
  fox: ['#f2894a', '#8a1f14'],
  ven: ['#bff5e4', '#1d6a68'],
  red: ['#ffc08a', '#8a1420'],
  green: ['#86b356', '#23441c'],
  black: ['#6d6274', '#141018'],
}

export const paints = (): string =>
  Object.entries(SKIES).map(([name, list]) => down(`sky-${name}`, ...list)).join('') +
  MOONS.map(([name, a, b, c]) => out(`moon-${name}`, [0, a], [0.7, b], [1, c]) + out(`moonlit-${name}`, [0.4, a, 0.55], [1, b, 0])).join('') +
  AURAS.map(([a, b], i) => out(`aura-${i}`, [0, a, 0.75], [0.4, b, 0.36], [1, b, 0])).join('') +
  Object.entries(FRAMES).map(([name, [a, b]]) => down(`frame-${name}`, [0, a], [1, b])).join('') +
  down('ivory', [0, '#fffdf2'], [1, '#efdcb4']) +
  down('slate', [0, '#6c6686'], [0.5, '#443f5a'], [1, '#2a2639']) +
  down('card-top', [0, '#120508', 0.62], [1, '#120508', 0]) +
  down('card-foot', [0, '#120508', 0], [1, '#120508', 0.78]) +
  `<linearGradient id="card-side">${stops([[0, '#120508', 0.62], [1, '#120508', 0]])}</linearGradient>` +
  `<radialGradient id="grove-vig" cx=".5" cy=".55" r=".72">${stops([[0.5, '#140305', 0], [1, '#140305', 0.5]])}</radialGradient>` +
  out('arcane-glow', [0, '#8a72d8', 0.4], [1, '#8a72d8', 0]) +
  '<clipPath id="card-clip"><rect x="4" y="4" width="118" height="168" rx="8"/></clipPath>' +
  '<clipPath id="half-l"><rect x="-26" y="-26" width="26" height="52"/></clipPath><clipPath id="half-r"><rect y="-26" width="26" height="52"/></clipPath>' +
  '<filter id="spirit-glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="5"/></filter>'
