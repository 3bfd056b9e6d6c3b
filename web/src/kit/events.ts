/** What the events of every board do to lists of numbers. A board's own events.ts says what each event does to its position. */
import type { Told } from '../lib/board'

/** The numbers of an event in order, with something for those that are missing. */
export function numbersOf(told: Told, missing = 0): [number, number, number, number] {
  const [a = missing, b = missing, c = missing, d = missing] = told.numbers
  return [a, b, c, d]
}

/** The list with one of its numbers changed by so much; the same in one of several rows. */
export const added = (list: readonly number[], at: number, by: number): number[] => list.map((each, i) => (i === at ? each + by : each))
export const addedIn = (rows: readonly (readonly number[])[], row: number, at: number, by: number): number[][] =>
  rows.map((list, i) => (i === row ? added(list, at, by) : [...list]))

/** The list with another value in one place. */
export const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((each, i) => (i === at ? value : each))
