/** The card of a move: the thing or the deed, and what one does there. */
import { kindOf, nameIn, nameOf, numberOf } from '../../kit/reading'
import type { CardOf, CardWords, CostProps, MoveOut } from '../../lib/board'
import { editionOf, giftName, secretNote, secretTitle, type Edition } from './edition'
import { outlook, prices, type Outlook } from './outlook'
import { ASK, obtainable, type View } from './reading'

type At = Omit<CostProps<View>, 'move'> & { box: Edition; seat: number }
const GONE = 50 // what can only be gathered at stands behind what can be done

const gift = (at: At, which: number): string => at.say('gift-name', { gift: giftName(which) })
const place = (at: At, hex: number, name: string): string => at.say('card-hex', { place: at.say(`board-short-${name}`), hex: hex + 1 })

function doing({ say, view, box, seat }: At, { place: there, owed, short, useful }: Outlook): string {
  if (short) return say('card-short', { short })
  if (!useful) return say('card-none', { place: there })
  return there === 'altar' ? say('card-buys', { leaves: prices(view, box, seat)[0] ?? 0, owed }) : say('card-does', { place: there })
}

function going(at: At, hex: number): CardWords {
  const there = outlook(at.view, at.box, at.seat, hex)
  return { title: place(at, hex, there.place), note: doing(at, there), rank: there.short || !there.useful ? GONE + there.owed : there.owed }
}

function acting(at: At, hex: number): CardWords {
  const there = outlook(at.view, at.box, at.seat, hex)
  return { title: at.say('card-does', { place: there.place }), note: place(at, hex, there.place) }
}

function buying(at: At, which: number): CardWords {
  const { view, seat, say } = at
  const note = view.piles[which] ? say('card-have', { count: view.gifts[seat]?.[which] ?? 0 }) : say('card-from-rival')
  return { title: gift(at, which), note }
}

function dreaming(at: At, which: number): CardWords {
  const { view, box, seat, say } = at
  const arrow = box.arrow[which]
  const title = say('card-dream', { to: arrow?.to ?? 0 })
  if (!arrow?.gift) return { title, note: say('card-brings-none') }
  const had = obtainable(view, seat, [0, 1, 2, 3, 4].find((each) => giftName(each) === arrow.gift) ?? 0)
  return { title, note: say(had ? 'card-brings' : 'card-brings-gone', { gift: arrow.gift }) }
}

const exchanging = (at: At, which: number): CardWords => ({
  title: at.say('card-swap', { from: gift(at, which), to: gift(at, which + 1) }),
  note: at.say('card-keep', { count: (at.view.gifts[at.seat]?.[which] ?? 1) - 1 }),
})

const secret = ({ box, say }: At, face: number): CardWords => ({ title: secretTitle(box, face, say), note: secretNote(box, face, say) })

const ANSWERS: Record<string, [string, string]> = {
  put: ['card-put', 'card-from-reserve'],
  take: ['card-take', 'card-to-hand'],
  no: ['card-enough', 'card-save'],
}

function answering({ view, say }: At, answer: string): CardWords {
  if (answer === 'go_on') return { title: say('move-window-go-on', { window: view.window }), note: say('card-later') }
  if (answer === 'yes') return { title: say('card-again'), note: say(view.repeat ? 'card-again-sleep' : 'card-again-exchange') }
  const [title, note] = ANSWERS[answer] ?? ['card-enough', 'card-save']
  return { title: say(title), note: say(note) }
}

/** What lies on a hex of one's own Steps, or where one goes, or acts. */
function onHex(at: At, hex: number): CardWords {
  if (at.view.question === ASK.action) return acting(at, hex)
  if (at.view.question === ASK.hex) return going(at, hex)
  return { title: place(at, hex, outlook(at.view, at.box, at.seat, hex).place), note: at.say('card-lift') }
}

export const card: CardOf<View> = (move: MoveOut, given) => {
  const at: At = { ...given, box: editionOf(given.edition), seat: given.you ?? given.view.player }
  const { view, say } = at
  const last = move.path.at(-1) ?? ''
  const number = numberOf(last)
  switch (kindOf(last)) {
    case 'hex':
      return onHex(at, number)
    case 'card':
      return { title: say('card-new'), note: say('card-from-card') }
    case 'reserve':
      return { title: say('card-gather'), note: say('card-instead') }
    case 'gift':
      return view.question === ASK.buy ? buying(at, number) : exchanging(at, number)
    case 'arrow':
      return dreaming(at, number)
    case 'tile':
      return secret(at, view.pyramid[number] ?? -1)
    case 'secret':
      return secret(at, number)
    case 'seat':
      return { title: nameOf(at.seats, number), note: say('card-loses', { gift: giftName(view.wanted) }) }
    default:
      return answering(at, nameIn(last))
  }
}
