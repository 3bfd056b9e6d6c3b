/** What events sound like: the one sound of all that happened at once. */
import type { Told } from './board'
import type { Sound } from './sound'

const TURNED = /draw|drew|dealt|card|turned|revealed|chosen|learned|looked|offered|unmasked|from_pile|secret_taken|object|taken/
const ENDS = /^(won|lost|nobody_won|shared)/ // the end has a sound of its own

export function soundOf(events: readonly Pick<Told, 'event'>[]): Sound | null {
  const heard = events.filter(({ event }) => !ENDS.test(event))
  if (!heard.length) return null
  return heard.every(({ event }) => TURNED.test(event)) ? 'turned' : 'laid'
}
