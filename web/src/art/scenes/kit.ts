/** What the scenes of the lobby share (LOOKS §7): 260 × 176, one light source, three depths, five colours at most. */
import { icon, luck, n, rep, use } from '../geometry'

export { icon, luck, n, rep, use }

/** A row of one part across a width; `bush` takes the three bushes in turn. */
export function row(
  part: string,
  count: number,
  width: number,
  y: number,
  small: number,
  large: number,
  seed: number,
  tint: string,
): string {
  const r = luck(seed)
  return rep(count, (i) =>
    use(
      part === 'bush' ? `bush${1 + (i % 3)}` : part,
      (width * (i + 0.5)) / count + ((r() - 0.5) * width * 0.7) / count,
      y + (r() - 0.5) * 8,
      small + r() * (large - small),
      tint,
    ),
  )
}

/** A gradient from top to bottom. */
export const sky = (id: string, ...stops: (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, c]) => `<stop offset="${at}" stop-color="${c}"/>`).join('')}</linearGradient>`

/** A gradient from the middle out. */
export const glow = (id: string, ...stops: (readonly [number, string, number?])[]): string =>
  `<radialGradient id="${id}">${stops.map(([at, c, a = 1]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${a}"/>`).join('')}</radialGradient>`

/** Light around a small thing. */
export const GLOW = glow('gl', [0, '#fff3c4', 0.95], [0.4, '#ffd76a', 0.4], [1, '#ffd76a', 0])
