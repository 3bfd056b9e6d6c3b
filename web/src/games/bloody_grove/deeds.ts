/** A turn of Bloody Grove in few words: a Spirit summoned or laid on the Druid; at the end of a round, who holds which grove. */
import { nameOf } from '../../kit/reading'
import { numbersOf } from '../../kit/events'
import type { BloodyGroveEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import { said, type DeedAt, type Deeds, type DeedWords, type Gain, type Turn } from '../../lib/deeds'
import { animalName, animalOf, editionOf } from './edition'
import { cardName } from './naming'
import type { View } from './reading'

type At = DeedAt<View>

const ACTS = ['summoned', 'transforming', 'taken', 'bottom', 'recruited', 'placed', 'looked']
const groveOf = ({ say }: At, animal: number): string => say('grove-name', { grove: animalName(animal) })
const spiritOf = ({ edition, say }: At, card: number): string => cardName(editionOf(edition), card, say)

/** A Spirit with the sign of its animal. */
const spirit = (card: number, words: string): Gain => ({ words, use: `m-${animalName(animalOf(card))}` })

/** What one event besides the first brought. */
function gain(line: Told, at: At): Gain | null {
  const [, b, , d] = numbersOf(line)
  switch (line.event as BloodyGroveEvent) {
    case 'recruited':
    case 'taken':
      return spirit(b, `+${spiritOf(at, b)}`)
    case 'placed':
      return { words: at.say('deed-token', { token: b + 1 }), use: 'stone' }
    case 'looked':
      return { words: at.say('deed-looks', { token: b + 1 }), use: 't-look' }
    case 'moved':
      return spirit(b, `${spiritOf(at, b)} → ${groveOf(at, d)}`)
    case 'replaced':
      return spirit(b, `−${spiritOf(at, b)}`)
    default:
      return null
  }
}

function acted(turn: Turn, at: At): DeedWords | null {
  const act = turn.lines.find((line) => ACTS.includes(line.event))
  if (!act) return null
  const [, card, grove] = numbersOf(act)
  const others = turn.lines.filter((line) => line !== act)
  const gains = others.flatMap((line) => gain(line, at) ?? [])
  const moved = others.filter((line) => line.event === 'moved').map((line) => `card:${numbersOf(line)[1]}`)
  if (act.event === 'summoned') return { words: `${spiritOf(at, card)} → ${groveOf(at, grove)}`, at: `card:${card}`, traces: moved, gains }
  if (act.event === 'transforming') return { words: at.say('deed-druid', { card: spiritOf(at, card) }), at: `card:${card}`, gains }
  if (act.event === 'looked' || act.event === 'placed') return { words: said(gain(act, at) ?? ''), gains, ...(act.event === 'placed' ? { at: `card:${numbersOf(act)[2]}` } : {}) }
  return { words: at.say('deed-takes', { card: spiritOf(at, card) }), at: `card:${card}`, gains }
}

/** The end of a round: the groves that were won, and what was destroyed. */
function reckoned(turn: Turn, at: At): DeedWords | null {
  const won = turn.lines.filter((line) => line.event === 'control' || line.event === 'tie')
  const lost = turn.lines.filter((line) => line.event === 'destroyed').map((line) => spirit(numbersOf(line)[1], `−${spiritOf(at, numbersOf(line)[1])}`))
  if (!won.length) return null
  const told = won.map((line) => {
    const [a, b] = numbersOf(line)
    return line.event === 'tie' ? at.say('deed-tie', { grove: animalName(a) }) : at.say('deed-control', { grove: animalName(b), player: nameOf(at.seats, a) })
  })
  const [first, ...others] = won.map((line) => `grove:${at.view.groves.indexOf(numbersOf(line)[line.event === 'tie' ? 0 : 1])}`)
  return { words: told.join(', '), gains: lost, traces: others, ...(first ? { at: first } : {}) }
}

export const deeds: Deeds<View> = {
  turns: {
    opens: ['summoned', 'transforming', 'turn_lost', 'round'],
    falls: [
      ...['dealt', 'round', 'offered', 'drew', 'drawn', 'tucked', 'revealed', 'destroyed', 'total', 'parts', 'control', 'tie'],
      ...['discarded', 'refilled', 'boxed', 'domination', 'won_groves', 'won_domination', 'won_transformations', 'shared'],
    ],
    joins: ['learned', 'turned_up', 'pile_empty', 'no_effect'],
    hushed: ['offered', 'drew', 'drawn', 'turned_up', 'parts', 'discarded', 'refilled', 'boxed', 'pile_empty', 'learned', 'tucked'],
  },
  deed: (turn, at) => (turn.seat === null ? reckoned(turn, at) : acted(turn, at)),
  head: (round, say) => say('board-round', { round }),
  begins: (line) => (line.event === 'round' ? numbersOf(line)[1] : null),
}
