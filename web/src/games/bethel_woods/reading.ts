/** What the board reads off a position: only what it shows; no rule is decided here. */
import type { BethelWoods } from '../../generated/views'
import type { MoveOut } from '../../lib/board'
import { going } from '../../lib/paths'
import { DIRECTIONS, KINDS, spyTypes, tile, tileNumbers, type Edition } from './edition'

export type View = BethelWoods

/** The questions by number (questions.py). */
export const ASK = { pick: 1, place: 2, repair: 3, finish: 4, pay: 5, fee: 6, spend: 7, shift: 8, receiver: 9, give: 10, remove: 11, discard: 12 } as const
/** The critical tiles by number. */
export const TILE = { limit6: 0, redirect: 1, build: 2, unmask: 3, ability: 4, extra: 5 } as const

export const isCritical = (view: View, machine: number): boolean => ((view.critical >> machine) & 1) === 1
export const isActive = (view: View, tile: number): boolean => ((view.active >> tile) & 1) === 1
export const criticals = (view: View): number => [0, 1, 2, 3, 4, 5].filter((machine) => isCritical(view, machine)).length
export const load = (view: View, machine: number): number => (view.lying[machine] ?? 0) + (view.spy[machine] ?? 0)

/** Kinds one by one: a kind that lies twice comes twice. */
export const eachKind = (counts: readonly number[] | undefined): number[] =>
  (counts ?? []).flatMap((count, kind) => Array.from({ length: count }, () => kind))

/** How many of each type, of counts by kind. */
export const byType = (counts: readonly number[] | undefined): number[] =>
  [0, 1, 2, 3].map((type) => (counts ?? []).reduce((sum, count, kind) => sum + (kind % 4 === type ? count : 0), 0))

export const limitOf = (view: View, edition: Edition): number =>
  isActive(view, TILE.limit6) ? (tileNumbers(edition)['limit'] ?? 6) : edition.turn.knowledge_limit

/** Knowledge for the next Dream Machine tile, and for a spy, with what critical tiles add. */
export const buildMore = (view: View, edition: Edition): number => (isActive(view, TILE.build) ? (tileNumbers(edition)['build'] ?? 1) : 0)
export const buildCost = (view: View, edition: Edition): number =>
  (edition.dream_machine.costs[Math.min(view.built, 5)] ?? view.built + 1) + buildMore(view, edition)
export const unmaskCost = (view: View, edition: Edition, machine: number): number =>
  spyTypes(edition, machine).length + (isActive(view, TILE.unmask) ? (tileNumbers(edition)['unmask'] ?? 1) : 0)

/** How many malfunctions come after a turn, as it stands. */
export const coming = (view: View, edition: Edition): number =>
  Math.max(0, edition.turn.malfunctions + (isActive(view, TILE.extra) ? (tileNumbers(edition)['extra'] ?? 1) : 0) - view.saved)

/** The way of the Detour: the host's, or the edition's (options.py: level, spies, redirect). */
export const detour = (view: View, edition: Edition): string => DIRECTIONS[view.option[2] ?? -1] ?? tile(edition, 'redirect').direction ?? 'clockwise'

/** The words of the one move that goes on with this thing now, however long its path is. */
export const onlyWords = (moves: readonly MoveOut[], chosen: readonly string[], thing: string): string | undefined => {
  const left = going(moves, [...chosen, thing])
  return left.length === 1 ? left[0]?.words : undefined
}

/** The next machine on the way. */
export const after = (machine: number, way: number): number => (machine + way + 6) % 6
export const wayOf = (direction: number): number => 1 - 2 * direction

/** Machine and kind of a malfunction's number; owner and kind of Knowledge's. */
export const split = (number: number): [number, number] => [Math.floor(number / KINDS), number % KINDS]
export const valueOf = (kind: number): number => Math.floor(kind / 4) + 1
