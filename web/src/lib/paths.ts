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

/** A button: a whole move, or a thing that several moves lead through. */
export interface Choice { key: string; thing: string; words: string; move: MoveOut | null; count: number }

const MANY = 8 // moves; more are gathered by the next thing of their paths

const whole = (move: MoveOut, depth: number): Choice => ({
  key: String(move.id), thing: move.path[depth] ?? move.path.at(-1) ?? '', words: move.words, move, count: 1,
})

/** The buttons for the moves that are left, never more than one can read: many are gathered by what comes next. */
export function choices(left: readonly MoveOut[], depth: number, names: Readonly<Record<string, string>>): Choice[] {
  if (left.length <= MANY) return left.map((move) => whole(move, depth))
  const ways = new Map<string, MoveOut[]>()
  for (const move of left) {
    const thing = move.path[depth]
    if (thing === undefined) return left.map((each) => whole(each, depth))
    ways.set(thing, [...(ways.get(thing) ?? []), move])
  }
  return [...ways].flatMap(([thing, moves]) => {
    const words = names[thing]
    return moves.length === 1 || words === undefined || ways.size === 1
      ? moves.map((move) => whole(move, depth))
      : [{ key: thing, thing, words, move: null, count: moves.length }]
  })
}
