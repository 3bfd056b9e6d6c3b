/** The signs of the machines: types, workers, spies, what breaks. */
import type { Sign } from '../../lib/board'
import { letter, TYPE_NAMES, WORKERS } from './edition'

export const legend = (): Sign[] => [
  ...TYPE_NAMES.map((type, at) => ({ use: `k-${letter(at)}`, words: 'legend-type', args: { type } })),
  ...WORKERS.map((worker, at) => ({ use: `w-${letter(at)}`, words: 'legend-worker', args: { worker } })),
  { use: 'i-hazard', words: 'legend-hazard' }, { use: 'spy', words: 'legend-spy' }, { use: 'i-gear', words: 'legend-tile' },
  { use: 'i-cw', words: 'legend-way' }, { use: 'dmpic', words: 'legend-dream', view: '-2 -2 154 104' },
]
