/** Several own objects are named in the order of the backpack; hands take them in any order. */
import type { BoardProps } from '../../lib/board'
import type { View } from './reading'

const carried = (path: readonly string[]): string[] => path.filter((thing) => thing.startsWith('carried:'))
const order = (one: string, other: string): number => Number(one.slice(8)) - Number(other.slice(8))

/** Whether all of these are among those, counted. */
function within(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all]
  return some.every((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

class Sets {
  /** Taken in the hand, but not yet in the path: no path begins with them. */
  waiting = $state.raw<string[]>([])

  forget(): void {
    if (this.waiting.length) this.waiting = []
  }

  /** What is in the hand: the path so far, and what waits. */
  taken(props: BoardProps<View>): string[] {
    return [...carried(props.chosen), ...this.waiting]
  }

  /** Whether an object may still be added to what is in the hand. */
  can(props: BoardProps<View>, thing: string): boolean {
    const want = [...this.taken(props), thing]
    return props.moves.some((move) => within(want, carried(move.path)))
  }

  take(props: BoardProps<View>, thing: string): void {
    const want = [...this.taken(props), thing].sort(order)
    const path = props.moves.some((move) => want.every((each, at) => move.path[at] === each))
    if (!path) {
      this.waiting = this.can(props, thing) ? [...this.waiting, thing] : this.waiting
      if (!this.waiting.includes(thing)) props.pick(thing)
      return
    }
    const { pick } = props
    const goesOn = props.chosen.every((each, at) => want[at] === each)
    if (!goesOn) for (const each of [...props.chosen].reverse()) pick(each) // the last of a path, pointed at again, is laid back
    this.waiting = []
    for (const each of goesOn ? want.slice(props.chosen.length) : want) pick(each)
  }
}

export const sets = new Sets()
