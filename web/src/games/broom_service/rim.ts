/** The score track: a hundred nails around the wooden rim, clockwise from the upper left corner. */
import type { Frame } from './terrain'
import type { Standing } from './realm'

export const RIM = 27

export function rimPoint(frame: Frame, value: number): Standing {
  const [w, h] = [frame.x1 - frame.x0 + RIM, frame.y1 - frame.y0 + RIM]
  const [x, y] = [frame.x0 - RIM / 2, frame.y0 - RIM / 2]
  let d = (((((value % 100) + 100) % 100) / 100) * 2 * (w + h))
  if (d < w) return { x: x + d, y }
  d -= w
  if (d < h) return { x: x + w, y: y + d }
  d -= h
  if (d < w) return { x: x + w - d, y: y + h }
  return { x, y: y + h - (d - w) }
}
