/** Arrow keys walk over a board from thing to thing: to the nearest that lies that way. */
import type { Point } from '../art/geometry'

/** Right and down, by key. */
const WAYS: Record<string, Point> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }
export const wayOf = (key: string): Point | undefined => WAYS[key]

/** What counts as near: how far ahead it must lie at least, how dear a step aside is, how far aside it may lie by how far ahead. */
export interface Reach { least: number; aside: number; widest?: number }
const ON_A_MAP: Reach = { least: 20, aside: 1.6, widest: 2 }

/** The nearest of all that lies in a direction, if any does. */
export function towards<Each>(from: Point, all: readonly Each[], at: (each: Each) => Point, [right, down]: Point, { least, aside, widest = Infinity }: Reach = ON_A_MAP): Each | null {
  let best: Each | null = null
  let cost = Infinity
  for (const each of all) {
    const [x, y] = at(each)
    const ahead = (x - from[0]) * right + (y - from[1]) * down
    const beside = Math.abs((x - from[0]) * down - (y - from[1]) * right)
    if (ahead > least && beside < ahead * widest && ahead + beside * aside < cost) [best, cost] = [each, ahead + beside * aside]
  }
  return best
}

/** The middle of what is drawn. */
export function middleOf(drawn: Element): Point {
  const box = drawn.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Where a key leads from a thing among these that are drawn: Home and End to the first and the last; null if nowhere. */
export function keyed<Body extends Element>(key: string, from: Element | undefined, all: readonly Body[], reach: Reach): Body | null {
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  const way = wayOf(key)
  return way && from ? towards(middleOf(from), all.filter((each) => each !== from), middleOf, way, reach) : null
}
