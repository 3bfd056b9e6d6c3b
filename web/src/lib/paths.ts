/** Narrowing: a move is a path of things, chosen click by click until one is left; of some it does not matter in which order. */
import type { MoveOut } from './board'

export const begins = (move: MoveOut, path: readonly string[]): boolean =>
  path.every((thing, at) => (move.any_order ? move.path.includes(thing) && path.indexOf(thing) === at : move.path[at] === thing))

/** What may be chosen next on the way to a move that goes on from a path. */
const onward = (move: MoveOut, path: readonly string[]): string[] =>
  move.any_order ? move.path.filter((thing) => !path.includes(thing)) : move.path.slice(path.length, path.length + 1)

/** The moves that go on from the path chosen so far. */
export const going = (moves: readonly MoveOut[], path: readonly string[]): MoveOut[] => moves.filter((move) => begins(move, path))

/** The things that continue a legal path now. */
export function next(moves: readonly MoveOut[], path: readonly string[]): Set<string> {
  const things = new Set<string>()
  for (const move of going(moves, path)) {
    for (const thing of onward(move, path)) things.add(thing)
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

/** A move as one button. */
export const whole = (move: MoveOut, path: readonly string[]): Choice => ({
  key: String(move.id), thing: onward(move, path)[0] ?? move.path.at(-1) ?? '', words: move.words, move, count: 1,
})

/** The buttons for the moves that are left, never more than one can read: many are gathered by what comes next. */
export function choices(left: readonly MoveOut[], path: readonly string[], names: Readonly<Record<string, string>>): Choice[] {
  if (left.length <= MANY) return left.map((move) => whole(move, path))
  const ways = new Map<string, MoveOut[]>()
  for (const move of left) {
    const things = onward(move, path)
    if (!things.length) return left.map((each) => whole(each, path))
    for (const thing of things) ways.set(thing, [...(ways.get(thing) ?? []), move])
  }
  return [...ways].flatMap(([thing, moves]) => {
    const words = names[thing]
    return moves.length === 1 || words === undefined || ways.size === 1
      ? moves.map((move) => whole(move, path))
      : [{ key: thing, thing, words, move: null, count: moves.length }]
  })
}
