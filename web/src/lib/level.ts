/** A bot's level in words: "Druid: thinks ahead" is a name and what it does. */
import { say, tongue } from './words.svelte'

export function levelOf(level: string): { name: string; does: string } {
  if (!tongue.has(`level-${level}`)) return { name: level, does: '' }
  const [name = '', does = ''] = say(`level-${level}`).split(/\s?:\s/)
  return { name, does }
}
