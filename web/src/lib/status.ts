/** What stands under a seat's name. */
import type { SeatOut } from '../generated/wire'
import { tongue } from './words.svelte'

export interface Standing {
  /** The game has not begun. */
  waiting: boolean
  /** Its place, once the game is over. */
  place: number | null
  turn: boolean
  own: boolean
}

export function statusOf(who: SeatOut, { waiting, place, turn, own }: Standing): string {
  if (who.kind === 'open') return tongue.say('seat-free')
  if (waiting) return tongue.say('seat-ready')
  if (place !== null) return tongue.say('seat-place', { place })
  if (who.kind === 'bot') return tongue.say(turn ? 'seat-bot-thinks' : 'seat-bot')
  if (who.answered) return tongue.say('seat-answered')
  if (own) return tongue.say(turn ? 'seat-yours-turn' : 'seat-yours')
  if (!who.connected && who.away !== null) return tongue.say('seat-away')
  return tongue.say(turn ? 'seat-thinks' : 'seat-here')
}
