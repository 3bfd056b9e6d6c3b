/** A turn of Broom Service in few words: a role, brave or cowardly, where it flew, and what it brought. */
import { nameOf } from '../../kit/reading'
import { numbersOf } from '../../kit/events'
import type { BroomServiceEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import type { DeedAt, Deeds, DeedWords, Gain, Turn } from '../../lib/deeds'
import { RESOURCE_SYMBOLS } from './art/pieces'
import { boxOf } from './edition'
import { RESOURCES, ROOM } from './names'
import { regionName, roleName, type View } from './reading'

type At = DeedAt<View>

const POINTS = ['delivered', 'aura', 'brave_bonus', 'hoard', 'market_points', 'tile_points']
const REWARDS = ['places', 'bid_won', 'gathering', 'sets']
const LAST = ['empty_hands', 'lightning', 'amulets'] // they tell the points after something else
const signed = (sum: number): string => `${sum > 0 ? '+' : '−'}${Math.abs(sum)}`
const WENT = ['moved', 'jumped', 'delivered', 'dispelled']

const points = (turn: Turn): number =>
  turn.lines.reduce((sum, line) => {
    const [a, b, c] = numbersOf(line)
    if (line.event === 'curse') return a === turn.seat ? sum - b : sum
    return POINTS.includes(line.event) ? sum + (line.event === 'delivered' ? c : b) : sum
  }, 0)

/** Potions and wands, with their picture. */
const goods = ({ say }: At, which: number, number: number): Gain => ({
  words: `+${say('n-resource', { resource: RESOURCES[which] ?? 'wand', number })}`, short: `+${number}`, use: RESOURCE_SYMBOLS[which] ?? 'bs-wand',
})

/** What one event brought besides points. */
function gain(line: Told, at: At): Gain | null {
  const [a, b, c, d] = numbersOf(line)
  const { say } = at
  switch (line.event as BroomServiceEvent) {
    case 'gathered':
    case 'took':
      return goods(at, b, c)
    case 'moonshine':
      return goods(at, b, 1)
    case 'delivery_wands':
      return goods(at, RESOURCES.indexOf('wand'), b)
    case 'dispelled':
      return { words: say('deed-bolts', { bolts: d }), use: 'bs-bolt' }
    case 'robbed':
      return say('deed-robs', { player: nameOf(at.seats, a) })
    default:
      return null
  }
}

/** The role that was played, and how: brave, cowardly, or laid down. */
function role(turn: Turn, { say }: At): string {
  const line = turn.lines.find((each) => ['led', 'followed', 'performs', 'laid'].includes(each.event))
  if (!line) return ''
  const [, which, stance] = numbersOf(line)
  const how = line.event === 'laid' ? 'deed-laid' : line.event === 'performs' || stance === 0 ? 'deed-brave' : 'deed-cowardly'
  return say(how, { role: roleName(which, say) })
}

/** The end of a round, or of the game: what each seat got for it. */
function reckoned(turn: Turn, { seats, say }: At): DeedWords | null {
  const sums = new Map<number, number>()
  for (const line of turn.lines) {
    const [seat, b, c] = numbersOf(line)
    if (LAST.includes(line.event)) sums.set(seat, (sums.get(seat) ?? 0) + c)
    else if (REWARDS.includes(line.event)) sums.set(seat, (sums.get(seat) ?? 0) + b)
  }
  const got = [...sums].filter(([, sum]) => sum)
  if (!got.length || turn.lines.some((line) => line.event === 'final')) return null
  return { words: say('deed-reckoned'), gains: got.map(([seat, sum]) => `${nameOf(seats, seat)} ${signed(sum)}`) }
}

function deed(turn: Turn, at: At): DeedWords | null {
  if (turn.seat === null) return reckoned(turn, at)
  const played = role(turn, at)
  const went = turn.lines.findLast((line) => WENT.includes(line.event))
  const flew = turn.lines.findLast((line) => line.event === 'moved' || line.event === 'jumped')
  const to = flew ? regionName(boxOf(at.edition), at.view.side, numbersOf(flew)[2] % ROOM.regions, at.say) : ''
  const words = [played, to].filter(Boolean).join(' → ')
  if (!words) return null
  const sum = points(turn)
  const gains = [...(sum ? [at.say('deed-points', { points: signed(sum) })] : []), ...turn.lines.flatMap((line) => gain(line, at) ?? [])]
  const thing = went?.things.find((each) => !each.startsWith('seat:'))
  const robbed = turn.lines.filter((line) => line.event === 'robbed').map((line) => `pawn:${numbersOf(line)[0] * ROOM.pawns}`)
  return { words, gains, traces: robbed, ...(thing ? { at: thing } : {}) }
}

export const deeds: Deeds<View> = {
  turns: {
    opens: ['led', 'followed', 'laid', 'round'],
    joins: ['passed', 'robbed', 'curse', 'extra_card'],
    falls: [
      ...['dealt', 'round', 'cursed', 'chosen', 'places', 'resources', 'bid_won', 'empty_hands', 'gathering', 'lightning', 'sets', 'amulets'],
      ...['final', 'won', 'shared'],
    ],
    hushed: ['cursed', 'chosen', 'extra_card', 'passed'],
  },
  deed,
  head: (round, say) => say('board-when', { round }),
  begins: (line) => (line.event === 'round' ? numbersOf(line)[0] : null),
}
