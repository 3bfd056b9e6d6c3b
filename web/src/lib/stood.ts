/** Who played for somebody who was away, and how many turns, in words. */
import { tongue } from './words.svelte'

export interface Stood { stood: number; botted: number; stand_in: string; level?: string }

const LEVELS = new Set(['random', 'greedy', 'sapling', 'pupil', 'druid', 'archdruid', 'merlin'])

/** A sentence that names them, by its key; nothing, if nobody did. */
export function stood(who: Stood, key: string, count = who.stood): string {
  if (!count) return ''
  const bot = tongue.say(`a-bot-${who.level && LEVELS.has(who.level) ? who.level : 'any'}`)
  if (who.stand_in && who.botted) return tongue.say(key, { who: tongue.say('stood-both', { name: who.stand_in, bot }), several: 'yes', count })
  return tongue.say(key, { who: who.stand_in || bot, several: 'no', count })
}
