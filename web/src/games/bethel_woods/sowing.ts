/**
 * Sowing seen before it is done: where each worker would land and what it would repair. Of all orders of the hand the one
 * that repairs most is shown, since the order is the player's to choose.
 */
import { spyTypes, type Edition } from './edition'
import { after, byType, isCritical, load, unmaskCost, type View } from './reading'

export interface Stop {
  machine: number
  type: number
  /** Kinds repaired here. */
  repaired: number[]
  /** The load that is left, and whether the machine stops being critical. */
  load: number
  restored: boolean
  /** The last stop: a spy stands here that could be paid for then. */
  spy: boolean
}

const MOST = 30000 // orders looked at; a hand of eight has fewer

interface Search { best: number[]; gain: number; left: number }

function repairs(lying: number[][], standing: number[][], machine: number, type: number): number {
  return Math.min(lying[machine]?.[type] ?? 0, (standing[machine]?.[type] ?? 0) + 1)
}

/** Tries every order; `laid` is undone on the way back. */
function look(lying: number[][], standing: number[][], hand: number[], at: number, way: number, order: number[], gain: number, search: Search): void {
  if (hand.every((count) => count === 0) || search.left <= 0) {
    if (gain > search.gain || !search.best.length) [search.gain, search.best] = [gain, [...order]]
    return
  }
  const machine = after(at, way)
  const [there, here] = [standing[machine] as number[], lying[machine] as number[]]
  for (const type of [0, 1, 2, 3]) {
    if (!hand[type]) continue
    search.left -= 1
    const fixed = repairs(lying, standing, machine, type)
    hand[type] -= 1
    there[type] = (there[type] ?? 0) + 1
    here[type] = (here[type] ?? 0) - fixed
    order.push(type)
    look(lying, standing, hand, machine, way, order, gain + fixed, search)
    order.pop()
    hand[type] += 1
    there[type] -= 1
    here[type] = (here[type] ?? 0) + fixed
  }
}

/** The best order of a hand from a machine on; `first` is laid first if it is given. */
export function plan(view: View, edition: Edition, hand: readonly number[], from: number, way: number, first: number | null, seat: number): Stop[] {
  const standing = view.workers.map((row, machine) => (machine === from && view.picked < 0 ? [0, 0, 0, 0] : [...row]))
  const lying = view.malfunctions.map((row) => byType(row))
  const search: Search = { best: [], gain: -1, left: MOST }
  const rest = [...hand]
  let order: number[]
  if (first !== null && rest[first]) {
    rest[first] = (rest[first] ?? 0) - 1
    const machine = after(from, way)
    const fixed = repairs(lying, standing, machine, first)
    const [there, here] = [standing[machine] as number[], lying[machine] as number[]]
    there[first] = (there[first] ?? 0) + 1
    here[first] = (here[first] ?? 0) - fixed
    look(lying, standing, rest, machine, way, [], 0, search)
    order = [first, ...search.best]
  } else {
    look(lying, standing, rest, from, way, [], 0, search)
    order = search.best
  }
  return walk(view, edition, order, from, way, seat)
}

/** The stops of one order, in words of pieces. */
function walk(view: View, edition: Edition, order: readonly number[], from: number, way: number, seat: number): Stop[] {
  const standing = view.workers.map((row, machine) => (machine === from && view.picked < 0 ? [0, 0, 0, 0] : [...row]))
  const lying = view.malfunctions.map((row) => [...row])
  const gained = [0, 0, 0, 0]
  let at = from
  return order.map((type, step) => {
    at = after(at, way)
    const [there, here] = [standing[at] as number[], lying[at] as number[]]
    there[type] = (there[type] ?? 0) + 1
    const repaired: number[] = []
    for (let kind = type; kind < here.length; kind += 4) {
      while ((here[kind] ?? 0) > 0 && repaired.length < (there[type] ?? 0)) {
        here[kind] = (here[kind] ?? 0) - 1
        repaired.push(kind)
      }
    }
    gained[type] = (gained[type] ?? 0) + repaired.length
    const left = here.reduce((sum, count) => sum + count, 0) + (view.spy[at] ?? 0)
    const restored = isCritical(view, at) && load(view, at) >= edition.machines.critical_load && left < edition.machines.critical_load
    return { machine: at, type, repaired, load: left, restored, spy: step === order.length - 1 && payable(view, edition, at, seat, gained) }
  })
}

/** Whether a spy stands there whom the seat could unmask with what it has and gains on the way. */
function payable(view: View, edition: Edition, machine: number, seat: number, gained: readonly number[]): boolean {
  if (!view.spy[machine]) return false
  const owned = byType(view.knowledge[seat]).map((count, type) => count + (gained[type] ?? 0))
  const all = owned.reduce((sum, count) => sum + count, 0)
  return all >= unmaskCost(view, edition, machine) && spyTypes(edition, machine).every((type) => (owned[type] ?? 0) > 0)
}

export const total = (stops: readonly Stop[]): number => stops.reduce((sum, stop) => sum + stop.repaired.length, 0)
