/** How high the sheet of a phone stands (STAGE §2): a line to look at the board, the question with its choices, or nearly all of the window. */
export const HEIGHTS = ['peek', 'half', 'full'] as const
export type Height = (typeof HEIGHTS)[number]
/** What the whole sheet shows. */
export type Leaf = 'choices' | 'table' | 'story' | 'legend' | 'rule'

export const FULL = 0.92 // of the window
const FLICK = 0.45 // pixels a millisecond: a finger that throws it

/** The next one up (1) or down (−1). */
export function beside(height: Height, way: number): Height {
  return HEIGHTS[Math.min(2, Math.max(0, HEIGHTS.indexOf(height) + way))] ?? height
}

/** Where it comes to rest: thrown, one further; else where it is nearest to. `speed` is positive upwards. */
export function settled(from: Height, high: number, speed: number, stops: Record<Height, number>): Height {
  if (Math.abs(speed) > FLICK) return beside(from, Math.sign(speed))
  return HEIGHTS.reduce((best, each) => (Math.abs(stops[each] - high) < Math.abs(stops[best] - high) ? each : best), from)
}

/** Those who were not asked see no more than the line of those who are: the whole sheet of choices is there for a question. */
export function standing(wish: Height, leaf: Leaf, asked: boolean): Height {
  return wish === 'full' && leaf === 'choices' && !asked ? 'half' : wish
}

/** Pulled down to look at the board, it opens by itself at one's next turn: others have done something since. */
export function opened(wish: Height, before: string, now: string): Height {
  return wish === 'peek' && now !== '' && now !== before ? 'half' : wish
}
