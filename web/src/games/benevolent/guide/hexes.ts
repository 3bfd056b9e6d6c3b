/** Hexes as the plan writes them: `altar+1+0` is one with its Steps; `0,0=altar+1/1,0=ok` a part of the Forest; a segment's face by its name. */
import type { Point } from '../../../art/geometry'
import type { Edition } from '../edition'

export interface Hex { x: number; y: number; place: string; steps: string[]; mark: 'ok' | 'no' | 'plain' | '' }
export interface Drawing { cells: Hex[]; x: number; y: number; w: number; h: number }
interface Face { id: string; location: string[]; grey: number[] }

const at = ([q, r]: Point): Point => [173.2 * (q + r / 2), 150 * r]

function hex(where: Point, what: string): Hex {
  const [x, y] = at(where)
  const [name = '', ...steps] = what.split('+')
  const mark = name === 'ok' || name === 'no' || name === 'plain' ? name : ''
  return { x, y, place: mark || !name ? 'meadow' : name, steps, mark }
}

function cellsOf(kind: string, rest: string, box: Edition, edition: unknown): Hex[] {
  if (kind === 'hex') return [hex([0, 0], rest)]
  if (kind === 'forest') {
    return rest.split('/').map((each) => {
      const [where = '', what = ''] = each.split('=')
      const [q = 0, r = 0] = where.split(',').map(Number)
      return hex([q, r], what)
    })
  }
  const face = (edition as { face: Face[] }).face.find((each) => each.id === rest)
  return box.segment_shape.cells.map((cell, i) => hex(cell, `${face?.location[i] ?? 'meadow'}${'+0'.repeat(face?.grey[i] ?? 0)}`))
}

export function hexes(kind: string, rest: string, box: Edition, edition: unknown): Drawing {
  const cells = cellsOf(kind, rest, box, edition)
  const [xs, ys] = [cells.map((each) => each.x), cells.map((each) => each.y)]
  const [x, y] = [Math.min(...xs) - 92, Math.min(...ys) - 105]
  return { cells, x, y, w: Math.max(...xs) + 92 - x, h: Math.max(...ys) + 105 - y }
}
