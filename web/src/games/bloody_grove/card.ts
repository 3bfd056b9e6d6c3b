/** The card of a choice: the Spirit, the token or the deed, and what one does there. */
import type { CardOf, CardWords, CostProps, MoveOut } from '../../lib/board'
import { animalName, ASK, editionOf, spirit, type Edition } from './edition'
import { cardName, tokenKind } from './naming'
import { placeOf, recruits, sideOf, tokenOf } from './payoff'
import { completed, handOf, kindOf, numberOf, sawToken, strengthAt, unplaced, type Side, type View } from './reading'

type At = Omit<CostProps<View>, 'move'> & { box: Edition; seat: number }
const LAST = 9 // to decline stands behind what can be done
const FEW = 3 // Spirits in hand; of fewer, all that can be done stands side by side, each with its Spirit's name

/** How the seat would stand at a grove; `unsure`: tokens lie there that it does not know. */
export function stand(view: View, box: Edition, seat: number, grove: number, more: number): { own: number; rival: number; lead: 'ahead' | 'level' | 'behind' | 'unsure' } {
  const own = strengthAt(view, box, seat, grove, more)
  const rival = strengthAt(view, box, 1 - seat, grove)
  const lead = own.unknown + rival.unknown > 0 ? 'unsure' : own.total > rival.total ? 'ahead' : own.total < rival.total ? 'behind' : 'level'
  return { own: own.total, rival: rival.total, lead }
}

const name = ({ box, say }: At, card: number): string => cardName(box, card, say)
const alone = ({ view, seat }: At): boolean => handOf(view, seat).length >= FEW

function summoning(at: At, card: number, where: number): CardWords {
  const stands = stand(at.view, at.box, at.seat, where, card)
  if (alone(at)) return { title: at.say('card-summon'), note: at.say('card-stand', stands) }
  return { title: name(at, card), note: at.say('card-summon-stand', stands) }
}

function transforming(at: At, card: number, side: Side): CardWords {
  const { view, box, seat, say } = at
  const found = recruits(view, box, seat, card, side)
  const spent = !found.length && completed(view, box, seat, card, side).length > 0
  const told = { side, animals: found.map(animalName).join('-') || (spent ? 'spent' : 'nobody') }
  if (alone(at)) return { title: say('card-transform', told), note: say('card-joins', told) }
  return { title: name(at, card), note: say('card-transform-joins', told) }
}

function moving(at: At, card: number, where: number): CardWords {
  const { own, rival } = stand(at.view, at.box, at.seat, where, card)
  return { title: name(at, card), note: at.say('card-ruse', { grove: animalName(at.view.groves[where] ?? 0), own, rival }) }
}

/** Who knows a token, and what it is if the seat does. */
function token(at: At, which: number, number: number): CardWords {
  const { view, box, seat, say } = at
  const mine = kindOf(view, which) !== null && sawToken(view, which, seat)
  const rival = sawToken(view, which, 1 - seat)
  const known = mine ? (rival ? 'both' : 'you') : rival ? 'rival' : 'nobody'
  const looks = view.question === ASK.arcane ? 'takes' : 'looks'
  return { title: say('board-token', { token: number + 1 }), note: say('card-token', { known, looks, arcane: mine ? tokenKind(view, box, which, say) : '' }) }
}

function bearing(at: At, card: number): CardWords {
  const { view, box, seat, say } = at
  const place = placeOf(view, card)
  if (!place) return { title: name(at, card) }
  const dire = box.arcane.some((kind, which) => kind.destroy && (unplaced(view, box)[which] ?? 0) > 0)
  const risk = kindOf(view, view.lifted) === null && (dire || place.owner !== seat) ? 'yes' : 'no'
  return { title: name(at, card), note: say('card-bears', { whose: place.owner === seat ? 'own' : 'rival', grove: animalName(view.groves[place.grove] ?? 0), risk }) }
}

function taking(at: At, card: number): CardWords {
  const { effects, strength_per, domination_per } = spirit(at.box, card)
  const does = effects.join('-') || (strength_per ? `strength-${strength_per}` : domination_per ? `domination-${domination_per}` : 'nothing')
  return { title: name(at, card), note: at.say('card-venerable', { does }) }
}

function declining({ view, say }: At): CardWords {
  return { title: say('thing-answer-decline'), note: say('card-declined', { symbol: view.question === ASK.ruse ? 'ruse' : 'arcane' }), rank: LAST }
}

/** A Spirit and what is done with it. */
function withCard(at: At, card: number, second: string | undefined): CardWords | null {
  const { view, seat, say } = at
  const where = numberOf(second, 'grove')
  const side = sideOf(second)
  if (side) return transforming(at, card, side)
  if (where >= 0) return view.question === ASK.ruse ? moving(at, card, where) : summoning(at, card, where)
  if (view.question === ASK.target) return bearing(at, card)
  if (view.question === ASK.reward) return taking(at, card)
  if (view.question === ASK.replace) return { title: name(at, card), note: say('card-boxed') }
  if (view.question !== ASK.leftover) return null
  const place = (view.under_n[seat] ?? 0) + 1
  return { title: name(at, card), note: say('card-under', { place, cards: view.hand_n[seat] ?? place }) }
}

export function cardOf(move: MoveOut, at: At): CardWords | null {
  const [first, second] = move.path
  const card = numberOf(first, 'card')
  const pile = numberOf(first, 'pile')
  if (first === 'answer:decline') return declining(at)
  if (card >= 0) return withCard(at, card, second)
  if (pile >= 0) return { title: name(at, at.view.elite[pile] ?? -1), note: at.say('card-recruit', { to: second?.slice('answer:'.length) ?? '' }) }
  return tokenOf(first) >= 0 ? token(at, tokenOf(first), numberOf(first, 'token')) : null
}

/** A Spirit or a pile that several moves lead through. */
export function way(thing: string, given: Omit<CostProps<View>, 'move'>): CardWords | null {
  const at: At = { ...given, box: editionOf(given.edition), seat: given.you ?? given.view.player }
  const { view, box, seat, say } = at
  const [card, pile] = [numberOf(thing, 'card'), numberOf(thing, 'pile')]
  if (pile >= 0) return { title: name(at, view.elite[pile] ?? -1), note: say('card-way-recruit') }
  if (card < 0) return null
  if (view.question === ASK.ruse) return { title: name(at, card), note: say('card-way-ruse') }
  return { title: name(at, card), note: say('card-way-action', { ...stand(view, box, seat, view.active, card) }) }
}

export const card: CardOf<View> = (move, at) => cardOf(move, { ...at, box: editionOf(at.edition), seat: at.you ?? at.view.player })
