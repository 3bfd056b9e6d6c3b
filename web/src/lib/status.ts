/** What stands under a seat's name. */
import type { SeatOut } from '../generated/wire'
import { remaining } from './pace'
import { tongue } from './words.svelte'

export interface Standing {
  /** The game has not begun. */
  waiting: boolean
  /** Its place, once the game is over. */
  place: number | null
  turn: boolean
  own: boolean
  /** Milliseconds since whoever plays there went. */
  gone?: number | null
}

/** A table that one takes part in. */
export interface Taken {
  readonly seats: readonly SeatOut[]
  readonly over: boolean
  readonly closed: boolean
  readonly view: { places: number[] } | null
  readonly latest: { status: string } | null
  readonly asked: readonly number[]
  readonly you: number | null
  readonly away: { gone(seat: number): number | null }
}

const MINUTE = 60_000

export function statusOf(who: SeatOut, { waiting, place, turn, own, gone }: Standing): string {
  if (who.kind === 'open') return tongue.say('seat-free')
  if (waiting) return tongue.say('seat-ready')
  if (place !== null) return tongue.say('seat-place', { place })
  if (who.kind === 'bot' && who.lent && !turn) return tongue.say('seat-bot-for')
  if (who.kind === 'bot') return tongue.say(turn ? 'seat-bot-thinks' : 'seat-bot')
  if (who.answered) return tongue.say('seat-answered')
  if (own) return tongue.say(turn ? 'seat-yours-turn' : 'seat-yours')
  if (!who.connected && gone && gone >= MINUTE) return tongue.say('seat-away-for', { time: remaining(gone, tongue.say) })
  if (!who.connected && who.away !== null) return tongue.say('seat-away')
  if (who.lent) return tongue.say('seat-stand-in', { name: who.stand_in })
  return tongue.say(turn ? 'seat-thinks' : 'seat-here')
}

/** The same of a seat at a table that one takes part in. */
export function standingOf(room: Taken, seat: number): string {
  const who = room.seats[seat]
  if (!who) return ''
  const place = room.over && !room.closed ? (room.view?.places[seat] ?? 0) : null
  return statusOf(who, { waiting: room.latest?.status === 'open', place, turn: room.asked.includes(seat), own: seat === room.you, gone: room.away.gone(seat) })
}
