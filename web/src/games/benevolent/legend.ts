/** The signs of the Forest: leaves, gifts, Steps, what each place does. */
import { PLACES } from '../../art/places'
import type { Sign } from '../../lib/board'
import { GIFTS } from '../../art/pieces'

export const legend = (): Sign[] => [
  { use: 'leaf', words: 'legend-leaf' }, { use: 'step1', words: 'legend-step' }, { use: 'step0', words: 'legend-grey' },
  ...GIFTS.map((gift) => ({ use: `g-${gift}`, words: 'legend-gift', args: { gift } })),
  ...PLACES.map((place) => ({ use: `p-${place}`, words: 'legend-place', args: { place } })),
]
