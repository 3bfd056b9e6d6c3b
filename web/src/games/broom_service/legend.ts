/** The signs of the realm; storm clouds and tiles only where they lie. */
import type { Sign } from '../../lib/board'
import { boxOf } from './edition'
import { LANDSCAPES, RESOURCES } from './names'
import { sideOf, type View } from './reading'

const CLOUDS: Sign[] = [
  { use: 'bs-cloud', words: 'legend-cloud' }, { use: 'bs-star', words: 'legend-star' }, { use: 'bs-bolt', words: 'legend-bolt' },
]
const TILES: [number, Sign[]][] = [
  [0, [{ use: 'bs-t-m0', words: 'legend-mountain-tile' }, { use: 'bs-amulet', words: 'legend-amulet' }]],
  [1, [{ use: 'bs-t-f1', words: 'legend-forest-tile' }]],
  [2, [{ use: 'bs-t-h0', words: 'legend-hill-tile' }, { use: 'bs-circle', words: 'legend-circle' }]],
]

export function legend(view: View, edition: unknown): Sign[] {
  const box = boxOf(edition)
  const storm = view.cloud.some((tile) => tile >= 0 && box.clouds[tile]?.effect !== 'heavy')
  const lies = box.sides[sideOf(view)].spaces.filter((space) => (view.tile[space.number] ?? -1) >= 0).map((space) => space.kind)
  return [
    { use: 'i-torch', words: 'legend-brave' }, { use: 'i-snail', words: 'legend-cowardly' }, { use: 'i-curse', words: 'legend-cursed', args: { points: box.data.cursed.points } },
    ...LANDSCAPES.map((land) => ({ use: `bs-land-${land}`, words: `board-land-${land}` })),
    ...[0, 1, 2].map((colour) => ({ use: `bs-po-${colour}`, words: 'legend-potion', args: { colour: RESOURCES[colour] ?? '' } })),
    { use: 'bs-tw-1-0', words: 'legend-round' }, { use: 'bs-tw-1-1', words: 'legend-square' }, { use: 'bs-wand', words: 'legend-wand' },
    ...CLOUDS, ...(storm ? [{ use: 'bs-storm', words: 'legend-storm' }] : []),
    ...TILES.flatMap(([kind, signs]) => (lies.includes(kind) ? signs : [])),
  ]
}
