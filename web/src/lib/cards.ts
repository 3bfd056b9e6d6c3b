/** The cards of a question: one for each way, or for the ways that share one. */
import type { CardWords, MoveOut } from './board'
import { choices, whole, type Choice } from './paths'

export interface Way { choice: Choice; card: CardWords | null }
/** One way, or those that stand on one card side by side. */
export type Ways = [Way, ...Way[]]

const FEW = 40 // moves; of more nobody would read a card each

/** Cards in their order; moves that share a card are never gathered by what comes next. */
export function cardsOf(left: readonly MoveOut[], path: readonly string[], names: Readonly<Record<string, string>>, of: (choice: Choice) => CardWords | null): Ways[] {
  const way = (choice: Choice): Way => ({ choice, card: of(choice) })
  const each = left.length <= FEW ? left.map((move) => way(whole(move, path))) : []
  const ways = each.some(({ card }) => card?.shared) ? each : choices(left, path, names).map(way)
  const cards = new Map<string, Ways>()
  for (const one of ways) {
    const key = one.card?.shared ?? one.choice.key
    const before = cards.get(key)
    if (before) before.push(one)
    else cards.set(key, [one])
  }
  return [...cards.values()].sort((a, b) => (a[0].card?.rank ?? 0) - (b[0].card?.rank ?? 0))
}

/** How cards stand on a phone: few side by side, some in a row to swipe, many one under the other. */
export function standing(cards: readonly Ways[]): 'tiles' | 'row' | 'list' {
  if (cards.length > 8) return 'list'
  return cards.length <= 3 && cards.every(([way]) => way.card) ? 'tiles' : 'row'
}
