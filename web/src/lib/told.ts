/** Who is told of, and what. */

/** One event of the chronicle, as the server tells it to this seat. */
export interface Told { version: number; ply: number; event: string; numbers: number[]; things: string[]; words: string }

/** A seat as it is shown: its index gives its colour, shape and beast. */
export interface SeatLook { seat: number; name: string; index: number }

/** The seat that a line of the chronicle speaks of first. */
export function speaker(line: Told): number | null {
  const thing = line.things.find((each) => each.startsWith('seat:'))
  return thing === undefined ? null : Number(thing.slice(5))
}
