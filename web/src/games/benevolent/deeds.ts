/** A turn of Benevolent in few words: a Step from where to where, and what that brought. */
import { PLACES } from '../../art/places'
import { nameOf } from '../../kit/reading'
import { numbersOf } from '../../kit/events'
import type { BenevolentEvent } from '../../generated/views'
import type { DeedAt, Deeds, DeedWords, Gain, Turn } from '../../lib/deeds'
import { giftName } from './edition'
import type { View } from './reading'

type At = DeedAt<View>

const placeOf = ({ view, say }: At, hex: number): string => `${say(`board-short-${PLACES[view.location[hex] ?? 0] ?? 'altar'}`)} ${hex + 1}`

/** Leaves that came and went, gifts and Secrets. */
function gains(turn: Turn, at: At): Gain[] {
  const { say, seats } = at
  const brought: Gain[] = []
  const gift = (which: number, sign: string): Gain => ({ words: `${sign}${say('gift-name', { gift: giftName(which) })}`, short: sign, use: `g-${giftName(which)}` })
  const leaves = (count: number, sign: string): Gain => ({ words: `${sign}${say('n-leaves', { leaves: count })}`, short: `${sign}${count}`, use: 'leaf' })
  let [got, paid] = [0, 0]
  for (const line of turn.lines) {
    const [, b, c] = numbersOf(line)
    const event = line.event as BenevolentEvent
    if (event === 'gathered' || event === 'solitude' || event === 'leaves_gained' || event === 'unstashed') got += b
    else if (event === 'paid_reserve' || event === 'paid_again') paid += b
    else if (event === 'paid_rival' || event === 'bought') paid += c
    else if (event === 'from_pile') brought.push(gift(b, '+'))
    else if (event === 'from_rival') brought.push({ words: say('deed-gift-from', { gift: giftName(c), player: nameOf(seats, b) }), use: `g-${giftName(c)}` })
    else if (event === 'gave_back') brought.push(gift(b, '−'))
    else if (event === 'secret_taken') brought.push(say('deed-secret'))
    else if (event === 'slept') brought.push(say('deed-dream', { space: c }))
  }
  if (got) brought.unshift(leaves(got, '+'))
  if (paid) brought.push(leaves(paid, '−'))
  return brought
}

function deed(turn: Turn, at: At): DeedWords | null {
  const went = turn.lines.find((line) => line.event === 'step_moved' || line.event === 'step_put')
  if (!went) return null
  const [, b, c] = numbersOf(went)
  if (went.event === 'step_put') return { words: at.say('deed-step', { place: placeOf(at, b) }), at: `hex:${b}`, gains: gains(turn, at) }
  return { words: `${placeOf(at, b)} → ${placeOf(at, c)}`, from: `hex:${b}`, at: `hex:${c}`, gains: gains(turn, at) }
}

export const deeds: Deeds<View> = {
  turns: { falls: ['dealt', 'nobody_won'] },
  deed,
  head: (round, say) => say('board-when', { round }),
  lap: (view) => ({ now: Math.max(1, Math.ceil(view.turn / view.seats)), first: view.first, player: view.player }),
}
