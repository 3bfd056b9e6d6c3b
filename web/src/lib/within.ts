/** What stands over the middle of a thing near the edge of the window is moved by so much that all of it can be read. */
export function within(middle: number, wide: number, room: number, air = 8): number {
  const half = wide / 2 + air
  if (middle - half < 0) return half - middle
  return Math.min(0, room - half - middle)
}
