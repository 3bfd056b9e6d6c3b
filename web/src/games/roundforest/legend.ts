/** The signs of the forest: symbols of the tiles, chips, what is carried and paid. */
import type { Sign } from '../../lib/board'

const SYMBOL = '-11 -11 22 22' // one of the octagons printed on a tile

export const legend = (): Sign[] => [
  { use: 'sy1', words: 'legend-white', view: SYMBOL }, { use: 'syg', words: 'legend-gold', view: SYMBOL }, { use: 'sy0', words: 'legend-empty', view: SYMBOL },
  { use: 'cmp', words: 'legend-compass' }, { use: 'rot', words: 'legend-turn', view: '16 -56 36 36' },
  { use: 'ch-blue', words: 'legend-blue' }, { use: 'ch-yellow', words: 'legend-yellow' }, { use: 'ch-red', words: 'legend-red' },
  { use: 'o-sword', words: 'legend-light' }, { use: 'o-anvil', words: 'legend-heavy' }, { use: 'slot0', words: 'legend-gap' },
  { use: 'wellart', words: 'legend-well' }, { use: 'copper', words: 'legend-copper' }, { use: 'silver', words: 'legend-silver' },
  { use: 'gapple', words: 'legend-apple' }, { use: 'c-smith', words: 'legend-friendly' }, { use: 'c-bandit', words: 'legend-hostile' }, { use: 'emerald', words: 'legend-ring' },
]
