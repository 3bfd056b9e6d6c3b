/** What a choice costs and brings, as far as the seat can know it: strength before and after, recruits, tokens. */
import { change, less, more } from '../../kit/payoff'
import type { CostProps, MoveOut } from '../../lib/board'
import { animalName, ASK, editionOf, isVenerable, spirit, TOKENS, type Edition } from './edition'
import { columnOf, completed, dominationOf, inColumn, kindOf, numberOf, strengthAt, transformation, type Side, type View } from './reading'

/** A line of it: what it says, the signs beside it and whether that is good for the seat; `key` names the sign for those who listen. */
export interface Part { tone: 'gain' | 'cost' | 'plain'; text: string; signs: string[]; key: string; kind?: string }

const toneOf = (by: number): Part['tone'] => (by > 0 ? 'gain' : by < 0 ? 'cost' : 'plain')
export const changed = (from: number, to: number, signs: string[], key: string, kind = '', whose = 1): Part => ({ tone: toneOf((to - from) * whose), text: change(from, to), signs, key, kind })

/** The Elites that a transformation recruits: symbols completed whose pile is not used up (BG-047, BG-053). */
export const recruits = (view: View, box: Edition, seat: number, card: number, side: Side): number[] =>
  completed(view, box, seat, card, side).filter((animal) => (view.elite[animal] ?? -1) >= 0)

export const sideOf = (thing: string | undefined): Side | null => (thing === 'answer:left' ? 'left' : thing === 'answer:right' ? 'right' : null)
/** The token of a thing: those mixed anew have fresh names. */
export const tokenOf = (thing: string | undefined): number => {
  const name = numberOf(thing, 'token')
  return name < 0 ? -1 : name % TOKENS
}
/** Whose column a Spirit lies in, and at which grove. */
export function placeOf(view: View, card: number): { owner: number; grove: number } | null {
  const place = view.lies[card] ?? 0
  return inColumn(place) ? { owner: Math.floor((place - 1) / 3), grove: (place - 1) % 3 } : null
}

/** The strength of all columns once a card lies on top of the Druid, less what it is now (BG-067). */
export function transformed(view: View, box: Edition, seat: number, card: number): number {
  const pile = [...(view.druid[seat] ?? [])]
  pile[view.druid_n[seat] ?? 0] = card
  const after: View = { ...view, druid: view.druid.map((each, at) => (at === seat ? pile : each)), druid_n: view.druid_n.map((n, at) => n + Number(at === seat)) }
  const all = (at: View): number => [0, 1, 2].reduce((sum, grove) => sum + strengthAt(at, box, seat, grove).total, 0)
  return transformation(after, seat) === card ? all(after) - all(view) : 0
}

function summons(view: View, box: Edition, seat: number, card: number, grove: number): Part[] {
  const of = spirit(box, card)
  const signs = [...Array<string>(of.ruse).fill('t-ruse'), ...Array<string>(of.arcane).fill('t-arc')]
  const parts = [changed(strengthAt(view, box, seat, grove).total, strengthAt(view, box, seat, grove, card).total, [], 'strength')]
  return signs.length ? [...parts, { tone: 'plain', text: '', signs, key: 'symbols' }] : parts
}

function transforms(view: View, box: Edition, seat: number, card: number, side: Side): Part[] {
  const by = transformed(view, box, seat, card)
  const lost: Part[] = by < 0 ? [{ tone: 'cost', text: less(-by), signs: ['s-shield'], key: 'strength' }] : []
  const won: Part[] = by > 0 ? [{ tone: 'gain', text: more(by), signs: ['s-shield'], key: 'strength' }] : []
  const animals = recruits(view, box, seat, card, side).map((animal) => `m-${animalName(animal)}`)
  const joined: Part[] = animals.length ? [{ tone: 'gain', text: more(animals.length), signs: animals, key: 'recruits' }] : []
  return [...lost, ...joined, ...won]
}

/** A Ruse (BG-034): the column that is left first, then the one that is joined. */
function moves(view: View, box: Edition, seat: number, card: number, grove: number): Part[] {
  const from = placeOf(view, card)?.grove ?? grove
  const sign = (at: number): string[] => [`m-${animalName(view.groves[at] ?? 0)}`]
  const now = (at: number): number => strengthAt(view, box, seat, at).total
  return [
    changed(now(from), strengthAt(view, box, seat, from, -1, card).total, sign(from), 'grove', animalName(view.groves[from] ?? 0)),
    changed(now(grove), strengthAt(view, box, seat, grove, card).total, sign(grove), 'grove', animalName(view.groves[grove] ?? 0)),
  ]
}

const known = (view: View, box: Edition, token: number): Part | null => {
  const kind = box.arcane[kindOf(view, token) ?? -1]
  if (!kind) return null
  return kind.destroy ? { tone: 'plain', text: '', signs: ['i-bg-skull'], key: 'destroy' } : { tone: 'gain', text: more(kind.value), signs: [], key: 'strength' }
}
const UNKNOWN: Part = { tone: 'gain', text: more(1), signs: ['stone'], key: 'unknown' }

/** A token on a Spirit: what it makes of that column, if the seat knows the token. */
function laid(view: View, box: Edition, seat: number, card: number): Part[] {
  const at = placeOf(view, card)
  if (!at || !known(view, box, view.lifted)) return [{ ...UNKNOWN, tone: 'plain' }]
  const after: View = { ...view, token_at: view.token_at.map((on, token) => (token === view.lifted ? card : on)) }
  const whose = at.owner === seat ? 1 : -1
  return [changed(strengthAt(view, box, at.owner, at.grove).total, strengthAt(after, box, at.owner, at.grove).total, [], 'strength', '', whose)]
}

/** What a Venerable has: its strength and its Domination, "1×" where it depends on its column. */
function prized(box: Edition, card: number): Part[] {
  const { strength, domination, strength_per, domination_per } = spirit(box, card)
  const part = (worth: number, per: string, sign: string, key: string): Part[] =>
    per ? [{ tone: 'gain', text: worth ? `+${worth} +1×` : '+1×', signs: [sign], key }] : worth ? [{ tone: 'gain', text: more(worth), signs: [sign], key }] : []
  return [...part(strength, strength_per, 's-shield', 'strength'), ...part(domination, domination_per, 't-dom', 'domination')]
}

/** What the Venerable makes of the column in place of a Spirit; tokens are gone before it counts (BG-078, BG-087). */
function replaced(view: View, box: Edition, seat: number, card: number): Part[] {
  const grove = view.active
  const column = columnOf(view, seat, grove)
  const next = [...column.filter((each) => each !== card && each !== view.taken), view.taken].filter((each) => each >= 0)
  const now = strengthAt(view, box, seat, grove)
  const then = strengthAt(view, box, seat, grove, view.taken, card)
  const worth = (all: readonly number[]): number => all.reduce((sum, each) => sum + dominationOf(box, each, all), 0)
  return [
    changed(now.total - now.tokens, then.total - then.tokens, ['s-shield'], 'strength'),
    changed(worth(column), worth(next), ['t-dom'], 'domination'),
  ]
}

export function payoff(move: MoveOut, view: View, seat: number, box: Edition): Part[] {
  const [first, second] = move.path
  const card = numberOf(first, 'card')
  const grove = numberOf(second, 'grove')
  const side = sideOf(second)
  const pile = numberOf(first, 'pile')
  if (side && card >= 0) return transforms(view, box, seat, card, side)
  if (grove >= 0 && card >= 0) return view.question === ASK.ruse ? moves(view, box, seat, card, grove) : summons(view, box, seat, card, grove)
  if (pile >= 0) return [{ tone: 'gain', text: more(1), signs: [`m-${animalName(pile)}`], key: 'recruits' }]
  if (view.question === ASK.arcane && tokenOf(first) >= 0) return [known(view, box, tokenOf(first)) ?? UNKNOWN]
  if (view.question === ASK.target && card >= 0) return laid(view, box, seat, card)
  if (view.question === ASK.reward && isVenerable(card)) return prized(box, card)
  if (view.question === ASK.replace && card >= 0) return replaced(view, box, seat, card)
  return []
}

/** The same, with what the shell gives to a card. */
export const payoffOf = (move: MoveOut, { view, you, edition }: Pick<CostProps<View>, 'view' | 'you' | 'edition'>): Part[] =>
  payoff(move, view, you ?? view.player, editionOf(edition))
