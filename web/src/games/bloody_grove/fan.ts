/** How a row of cards fans: as large as the place allows, and of every card the left edge (strength, animal) stays visible. */
export interface Fan { card: number; spots: { x: number; y: number }[]; width: number; height: number }

export const RATIO = 177 / 126
const STRIP = 0.45 // of a card's width: what the next card must leave free
const GAP = 4

/** `count` cards in a place of width × height, none wider than `most`. */
export function fan(count: number, width: number, height: number, most: number): Fan {
  let best = { card: 0, rows: 1, per: 1 }
  for (const rows of [1, 2, 3]) {
    const per = Math.max(1, Math.ceil(count / rows))
    const tall = (height - GAP * (rows - 1)) / rows / RATIO
    const card = Math.min(most, tall, width / (1 + STRIP * (per - 1)))
    if (card > best.card + 0.5) best = { card, rows, per }
  }
  const { card, per } = best
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per)
    const here = Math.min(per, count - row * per)
    const step = here > 1 ? Math.min(card + 5, (width - card) / (here - 1)) : 0
    const start = (width - card - step * (here - 1)) / 2
    return { x: start + (i % per) * step, y: row * (card * RATIO + GAP) }
  })
  const rows = Math.max(1, Math.ceil(count / per))
  return { card, spots, width, height: rows * card * RATIO + (rows - 1) * GAP }
}
