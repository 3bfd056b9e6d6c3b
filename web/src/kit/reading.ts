/** What every board reads off what it is given: things, seats, words of moves, the edition. */
import type { BoardProps, MoveOut, SeatLook } from '../lib/board'
import { begins } from '../lib/paths'

export type Say = BoardProps<unknown>['say']

/** A thing is a kind and what stands behind its colon, mostly a number: `hex:7`, `answer:yes`. */
export const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(':'))
export const nameIn = (thing: string): string => thing.slice(thing.indexOf(':') + 1)
export const numberOf = (thing: string): number => Number(nameIn(thing))

/** Colour, shape and beast of a seat; its name. */
export const lookOf = (seats: readonly SeatLook[], seat: number): number => seats.find((each) => each.seat === seat)?.index ?? seat
export const nameOf = (seats: readonly SeatLook[], seat: number): string => seats.find((each) => each.seat === seat)?.name ?? ''

/** The words of the move that this thing would make now. */
export const moveWords = (moves: readonly MoveOut[], chosen: readonly string[], thing: string): string | undefined =>
  moves.find((move) => move.path.length === chosen.length + 1 && begins(move, [...chosen, thing]))?.words

/** The edition's data, given as such or wrapped as the server sends it; over `none` as long as it has not come. */
export function dataOf<Edition extends object>(given: unknown, none: Edition): Edition {
  if (typeof given !== 'object' || given === null) return none
  const data = 'data' in given ? (given as { data: unknown }).data : given
  return { ...none, ...(data as Partial<Edition>) }
}
