/** What was last chosen about whoever the table waits for. */
import type { Room } from './room.svelte'
import { say } from './words.svelte'

const KEYS: Record<string, string> = { wait: 'away-chose-wait', bot: 'away-chose-bot' }

export function chosen(here: Room): string {
  const last = here.away.list.find((each) => each.chosen && here.asked.includes(each.seat))
  const key = last ? KEYS[last.chosen] : undefined
  if (!last || last.chosen_by === null || !key) return ''
  return say(key, { who: here.nameOf(last.chosen_by), name: here.nameOf(last.seat) })
}
