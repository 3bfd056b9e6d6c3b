/** The signs of the duel: animals, what is printed on Spirits, tokens. */
import type { Sign } from '../../lib/board'

export const legend = (): Sign[] => [
  { use: 'm-bear', words: 'legend-animal', args: { animal: 'bear' } }, { use: 'm-owl', words: 'legend-animal', args: { animal: 'owl' } }, { use: 'm-fox', words: 'legend-animal', args: { animal: 'fox' } },
  { use: 's-shield', words: 'legend-strength' }, { use: 't-dom', words: 'legend-domination' }, { use: 't-ruse', words: 'legend-ruse' }, { use: 't-arc', words: 'legend-arcane' },
  { use: 't-recruit', words: 'legend-recruit' }, { use: 't-look', words: 'legend-look' }, { use: 't-bottom', words: 'legend-bottom' },
  { use: 'stone', words: 'legend-token' }, { use: 'i-bg-eye', words: 'legend-eye' }, { use: 'cube', words: 'legend-cube' },
]
