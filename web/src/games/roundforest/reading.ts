/** What the board reads off a position: only what it shows; no rule is decided here. */
import type { Roundforest } from '../../generated/views'
import { numberOf } from '../../kit/reading'
import type { MoveOut } from '../../lib/board'
import { groundOf, printed, rowsOf, type Edition } from './edition'
import { CHIPS, characterName, objectName, SIDE } from './names'

export type View = Roundforest

/** The questions of Roundforest by number (questions.py). */
export const ASK = {
  startWindow: 1, move: 2, object: 3, coinToken: 4, yellowTarget: 5, mission: 6, ability: 7, princePick: 8,
  unicornTarget: 9, saddle: 10, pedlar: 11, goblin: 12, beggarPick: 13, well: 14, endWindow: 15, spiritPlace: 16,
} as const
/** Options as the position holds them (options.py). */
export const BLOCKING = 2
export const FACE_UP = 4
export const IN_HAND = 5

/** Symbols of the tile on a cell by direction of the table, after so many more quarter turns (RF-054). */
export function symbolsOn(edition: Edition, view: View, cell: number, more = 0): (readonly [number, number])[] {
  const pairs = printed(edition, view.tile[cell] ?? -1)
  const turned = (view.turned[cell] ?? 0) + more
  return [0, 1, 2, 3].map((d) => pairs[(d - turned + 8) % 4] ?? [0, 0])
}

const STEPS = [[-1, 0], [0, 1], [1, 0], [0, -1]] as const
/** The cell that the symbol of a direction stands for: one step (0) or two (1) away; -1 outside (RF-035 to RF-038). */
export function cellTowards(edition: Edition, layout: number, cell: number, d: number, outer: number): number {
  const [down, right] = STEPS[d] ?? [0, 0]
  const row = Math.floor(cell / SIDE) + down * (outer + 1)
  const column = (cell % SIDE) + right * (outer + 1)
  const there = row * SIDE + column
  const inside = row >= 0 && column >= 0 && column < SIDE && groundOf(edition, layout, there) !== '.'
  return inside ? there : -1
}

/** Where a pawn would lead from one cell to another: direction and 0 or 1 for one or two steps; null if not in line. */
export function wayTo(from: number, to: number): { d: number; outer: number } | null {
  const down = Math.floor(to / SIDE) - Math.floor(from / SIDE)
  const right = (to % SIDE) - (from % SIDE)
  const far = Math.abs(down) + Math.abs(right)
  if ((down && right) || far < 1 || far > 2) return null
  return { d: down < 0 ? 0 : right > 0 ? 1 : down > 0 ? 2 : 3, outer: far - 1 }
}

/** Cells that cost a compass now: those behind `compass:` in a legal path. */
export const compassCells = (moves: readonly MoveOut[], chosen: readonly string[]): Set<number> =>
  new Set(chosen.length ? [] : moves.filter((move) => move.path[0]?.startsWith('compass:')).flatMap((move) => move.path.slice(1, 2).map(numberOf)))

/** Gaps beside a cell: NW, NE, SE, SW (RF-172). */
export function gapsBeside(edition: Edition, layout: number, cell: number): number[] {
  const rows = rowsOf(edition, layout)
  const r = Math.floor(cell / SIDE)
  const c = cell % SIDE
  return [[r - 1, c - 1], [r - 1, c], [r, c], [r, c - 1]].flatMap(([y = -1, x = -1]) =>
    y >= 0 && x >= 0 && y < rows.length - 1 && x < (rows[0]?.length ?? 0) - 1 ? [y * (SIDE - 1) + x] : [],
  )
}
/** Whether a heavy object in a gap keeps the tile from turning (RF-172). */
export const isStill = (edition: Edition, view: View, cell: number): boolean =>
  gapsBeside(edition, view.layout, cell).some((gap) => (view.gap[gap] ?? -1) >= 0)

export const pawnOn = (view: View, cell: number): number => view.pawn.findIndex((at, seat) => at === cell && seat < view.seats)
export const debtsOf = (view: View, seat: number): number[] => view.card.flatMap((keeper, n) => (keeper === seat ? [n] : []))
/** Three apples and no debt: the forest spirit gives the ring (RF-180). */
export const isReady = (view: View, seat: number, goal: number): boolean => (view.apples[seat] ?? 0) >= goal && !debtsOf(view, seat).length
export const packOf = (view: View, seat: number): number[] => (view.pack[seat] ?? []).filter((kind) => kind >= 0)
/** The cell of a character's token, -1 if it is at home. */
export const cellOfCharacter = (view: View, n: number): number => view.token.indexOf(n)
export const inPile = (view: View): number[] => view.card.flatMap((keeper, n) => (keeper < 0 ? [n] : []))
export const heldBy = (view: View): number[] => view.held.filter((kind) => kind >= 0)
/** What lies on a cell, as the symbol of its token. */
export function tokenOn(view: View, cell: number): string | null {
  const [character = -1, object = -1, chip = -1] = [view.token[cell], view.object[cell], view.chip[cell]]
  return character >= 0 ? `c-${characterName(character)}` : object >= 0 ? `o-${objectName(object)}` : chip >= 0 ? `ch-${CHIPS[chip] ?? 'blue'}` : null
}
