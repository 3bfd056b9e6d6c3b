/** A turn of Roundforest in few words: the way of a pawn, what it found, whom it met. */
import { numbersOf } from '../../kit/events'
import type { RoundforestEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import type { DeedAt, Deeds, DeedWords, Turn } from '../../lib/deeds'
import { METALS } from './names'
import type { View } from './reading'
import { characterWords, objectWords, tileName } from './words'

type At = DeedAt<View>

const coins = (at: At, count: number, metal: number): string => at.say('n-coins', { coins: count, metal: METALS[metal] ?? 'copper' })

/** What one event of a turn brought or cost. */
function gain(line: Told, at: At): string | null {
  const [, b, c] = numbersOf(line)
  const { say } = at
  switch (line.event as RoundforestEvent) {
    case 'kept':
    case 'rewarded':
    case 'gap_cleared':
      return `+${objectWords(say, b)}`
    case 'gave_object':
    case 'gap_filled':
      return `−${objectWords(say, b)}`
    case 'laid':
    case 'left':
      return say('deed-laid', { object: objectWords(say, b), tile: tileName(say, c) })
    case 'got_apple':
      return say('deed-apple')
    case 'sacrificed':
      return say('deed-apple-given')
    case 'got_coins':
      return `+${coins(at, b, c)}`
    case 'converted':
      return `+${coins(at, 1, b)}`
    case 'paid':
    case 'gave_coins':
      return `−${coins(at, b, c)}`
    case 'card_drawn':
    case 'fetched':
      return say('deed-meets', { character: characterWords(say, b) })
    case 'in_debt':
      return say('deed-debt', { character: characterWords(say, b) })
    default:
      return null
  }
}

/** The way of the pawn: where it came from, and where it is. */
function way(turn: Turn, at: At): DeedWords | null {
  const { say } = at
  const went = turn.lines.findLast((line) => ['first_move', 'moved', 'paused', 'rode'].includes(line.event))
  if (!went) return null
  const [, b, c] = numbersOf(went)
  if (went.event === 'moved') return { words: `${tileName(say, b)} → ${tileName(say, c)}`, from: `tile:${b}`, at: `tile:${c}` }
  const key = went.event === 'paused' ? 'deed-pauses' : went.event === 'rode' ? 'deed-rides' : 'deed-enters'
  return { words: say(key, { tile: tileName(say, b) }), at: `tile:${b}` }
}

function deed(turn: Turn, at: At): DeedWords | null {
  const went = way(turn, at)
  return went && { ...went, gains: turn.lines.flatMap((line) => gain(line, at) ?? []) }
}

export const deeds: Deeds<View> = {
  turns: { falls: ['dealt', 'nobody_won', 'spirit_waits'], hushed: ['turned', 'not_turned', 'restocked', 'bag_refilled', 'fairy_got', 'chip_taken', 'object_drawn', 'returned'] },
  deed,
  head: (round, say) => say('board-when', { round }),
  lap: (view) => ({ now: Math.max(1, Math.ceil(view.turn / view.seats)), first: view.first, player: view.player }),
}
