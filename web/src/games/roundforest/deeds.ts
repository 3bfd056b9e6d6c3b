/** A turn of Roundforest in few words: the way of a pawn, what it found, whom it met. */
import { numbersOf } from '../../kit/events'
import type { RoundforestEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import type { DeedAt, Deeds, DeedWords, Gain, Turn } from '../../lib/deeds'
import { characterName, METALS, objectName } from './names'
import type { View } from './reading'
import { characterWords, objectWords, tileName } from './words'

type At = DeedAt<View>

function coins({ say }: At, count: number, which: number, sign: string): Gain {
  const metal = METALS[which] ?? 'copper'
  return { words: `${sign}${say('n-coins', { coins: count, metal })}`, short: `${sign}${count}`, use: metal }
}

/** What one event of a turn brought or cost. */
function gain(line: Told, at: At): Gain | null {
  const [, b, c] = numbersOf(line)
  const { say } = at
  switch (line.event as RoundforestEvent) {
    case 'kept':
    case 'rewarded':
    case 'gap_cleared':
      return { words: `+${objectWords(say, b)}`, use: `o-${objectName(b)}` }
    case 'gave_object':
    case 'gap_filled':
      return { words: `−${objectWords(say, b)}`, use: `o-${objectName(b)}` }
    case 'laid':
    case 'left':
      return { words: say('deed-laid', { object: objectWords(say, b), tile: tileName(say, c) }), use: `o-${objectName(b)}` }
    case 'got_apple':
      return { words: say('deed-apple'), short: '+1', use: 'gapple' }
    case 'sacrificed':
      return { words: say('deed-apple-given'), short: '−1', use: 'gapple' }
    case 'got_coins':
      return coins(at, b, c, '+')
    case 'converted':
      return coins(at, 1, b, '+')
    case 'paid':
    case 'gave_coins':
      return coins(at, b, c, '−')
    case 'card_drawn':
    case 'fetched':
      return { words: say('deed-meets', { character: characterWords(say, b) }), use: `c-${characterName(b)}` }
    case 'in_debt':
      return { words: say('deed-debt', { character: characterWords(say, b) }), use: `c-${characterName(b)}` }
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
