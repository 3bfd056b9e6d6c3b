/** Narrowing: a move is a path of things, chosen click by click until one is left. */
import type { MoveOut } from './board'

export const begins = (move: MoveOut, path: readonly string[]): boolean => path.every((thing, at) => move.path[at] === thing)

/** The moves that go on from the path chosen so far. */
export const going = (moves: readonly MoveOut[], path: readonly string[]): MoveOut[] => moves.filter((move) => begins(move, path))

/** The things that continue a legal path now. */
export function next(moves: readonly MoveOut[], path: readonly string[]): Set<string> {
  const things = new Set<string>()
  for (const move of going(moves, path)) {
    const thing = move.path[path.length]
    if (thing !== undefined) things.add(thing)
  }
  return things
}

export interface Picked { path: string[]; move: MoveOut | null; refused: boolean }

/** What a click on a thing makes of the path: longer, a whole move, or a refusal. */
export function picked(moves: readonly MoveOut[], path: readonly string[], thing: string): Picked {
  const longer = [...path, thing]
  const left = going(moves, longer)
  if (left.length === 0) return { path: [...path], move: null, refused: true }
  const whole = left.find((move) => move.path.length === longer.length)
  if (left.length === 1) return { path: longer, move: left[0] ?? null, refused: false }
  return { path: longer, move: whole && left.every((move) => move === whole) ? whole : null, refused: false }
}
