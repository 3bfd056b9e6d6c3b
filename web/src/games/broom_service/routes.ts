/** Ways to a thing: a click on a destination goes through the pawn that can reach it. */
import type { MoveOut } from '../../lib/board'

const begins = (path: readonly string[], chosen: readonly string[]): boolean => chosen.every((thing, at) => path[at] === thing)

/** Everything that a click could lead to from the path chosen so far, directly or through a pawn. */
export function goals(moves: readonly MoveOut[], chosen: readonly string[]): Set<string> {
  const all = new Set<string>()
  for (const { path } of moves) if (begins(path, chosen)) for (const thing of path.slice(chosen.length)) all.add(thing)
  return all
}

/** The ways on to a thing: what has to be pointed at, one list for each pawn that could do it. */
export function ways(moves: readonly MoveOut[], chosen: readonly string[], thing: string): string[][] {
  const found = new Map<string, string[]>()
  for (const { path } of moves) {
    const at = begins(path, chosen) ? path.indexOf(thing, chosen.length) : -1
    if (at >= 0) found.set(path.slice(chosen.length, at).join(), path.slice(chosen.length, at + 1))
  }
  return [...found.values()]
}
