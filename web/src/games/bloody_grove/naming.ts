/** Spirits and tokens in words, said with the game's own messages (things.py says the same on the server). */
import { nameOf, type Say } from '../../kit/reading'
import type { SeatLook } from '../../lib/board'
import { animalName, ANIMALS, spirit, type Edition, type Spirit } from './edition'
import { isUp, kindOf, sawToken, tokensOn, type View } from './reading'

export function cardName(edition: Edition, card: number, say: Say): string {
  const id = idOf(edition, card)
  return say(`${id.split('_')[0]}-name`, { id })
}

/** Its name, and which of its kind it is. */
export function cardTitle(edition: Edition, card: number, say: Say): string {
  const { kind, number } = spirit(edition, card)
  return say('board-card', { card: cardName(edition, card, say), mark: say(`mark-${kind}`, { number }) })
}

function idOf(edition: Edition, card: number): string {
  const { kind, number, animal } = spirit(edition, card)
  if (animal >= 0) return `${animalName(animal)}_${kind}_${number}`
  return kind === 'red' ? `venerable_red_${number}` : `venerable_${number}`
}

const edge = (animals: readonly string[]): string => ANIMALS.filter((each) => animals.includes(each)).join('-') || 'none'

function venerableText(of: Spirit, say: Say): string {
  const [first = 'none', second = 'none', third = 'none'] = of.effects
  const per = { strength_per: of.strength_per || 'none', domination_per: of.domination_per || 'none' }
  return say('card-venerable-text', { strength: of.strength, domination: of.domination, ...per, first, second, third })
}

export function cardText(edition: Edition, card: number, say: Say): string {
  const of = spirit(edition, card)
  if (of.animal < 0) return venerableText(of, say)
  return say('card-text', { strength: of.strength, domination: of.domination, ruse: of.ruse, arcane: of.arcane, left: edge(of.left), right: edge(of.right) })
}

export function tokenKind(view: View, edition: Edition, token: number, say: Say): string {
  const kind = edition.arcane[kindOf(view, token) ?? -1]
  if (!kind) return say('arcane-unknown')
  return kind.destroy ? say('arcane-destroy') : say('arcane-plus', { value: kind.value })
}

/** Who has looked at a token, in words; nothing once it lies face up. */
export function tokenEyes(view: View, seats: readonly SeatLook[], you: number | null, token: number, say: Say): string {
  if (isUp(view, token)) return ''
  if (you === null) {
    const who = [0, 1].filter((seat) => sawToken(view, token, seat)).map((seat) => nameOf(seats, seat))
    return who.length ? say('board-seen-by', { who: who.join(', ') }) : ''
  }
  const rival = 1 - you
  const own = sawToken(view, token, you)
  const other = sawToken(view, token, rival)
  if (own && other) return say('board-seen-both', { player: nameOf(seats, rival) })
  if (own) return say('board-seen-you')
  return other ? say('board-seen-by', { who: nameOf(seats, rival) }) : ''
}

/** The tokens that a Spirit bears, in words. */
export function bears(view: View, edition: Edition, card: number, say: Say): string {
  const on = tokensOn(view, card)
  if (!on.length) return ''
  return say('board-bears', { count: on.length, which: on.map((token) => tokenKind(view, edition, token, say)).join(', ') })
}
