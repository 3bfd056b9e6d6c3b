/** The few facts of a box that events need (events.ts stands alone, so that a test can run it by itself). */
import type { Box } from './edition'
import type { Facts } from './events'
import { RESOURCES } from './names'

const known = new WeakMap<Box, Facts>()

export function factsOf(box: Box): Facts {
  const found = known.get(box)
  if (found) return found
  const wanted = box.data.event.find((event) => event.id === 'full_set')?.set ?? []
  const colour = box.data.hill_tile.find((tile) => tile.id === 'market')?.colour
  const facts: Facts = {
    hand: box.data.hand.cards,
    set: RESOURCES.map((name) => wanted.filter((each) => each === name).length),
    towers: box.sides.map((side) => side.towers),
    market: colour ? RESOURCES.indexOf(colour) : 0,
    spaces: box.sides.map((side) => side.spaces),
  }
  known.set(box, facts)
  return facts
}
