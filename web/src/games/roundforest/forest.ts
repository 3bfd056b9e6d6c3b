/** Where everything lies: cells, corners and gaps of a layout, and the wood around them. */
import { luck, n, use } from '../../art/geometry'
import type { Wood } from './art/woods'
import { CORNERS, SIDE } from './names'

export const STEP = 120
const HALF = STEP / 2

export interface Spot { cell: number; thing: string; x: number; y: number; row: number; column: number; wood: Wood; version: number; well: boolean }
export interface Corner { corner: number; x: number; y: number; wood: Wood }
export interface Gap { gap: number; x: number; y: number }
export interface Forest { rows: number; columns: number; spots: Spot[]; corners: Corner[]; gaps: Gap[]; box: { x: number; y: number; w: number; h: number } }

/** The forest of a layout's rows of letters. */
export function lay(lines: readonly string[]): Forest {
  const rows = lines.length
  const columns = lines[0]?.length ?? 0
  const x = (column: number) => (column - (columns - 1) / 2) * STEP
  const y = (row: number) => (row - (rows - 1) / 2) * STEP
  const wood = (row: number, column: number): Wood => `${row < rows / 2 ? 'n' : 's'}${column < columns / 2 ? 'w' : 'e'}`
  const spots = lines.flatMap((line, row) =>
    [...line].flatMap((letter, column) =>
      letter === '.' ? [] : [{ cell: row * SIDE + column, thing: `tile:${row * SIDE + column}`, x: x(column), y: y(row), row, column, wood: wood(row, column), version: (row * columns + column + row) % 2, well: letter === 'W' }],
    ),
  )
  const ends = [[0, 0], [0, columns - 1], [rows - 1, columns - 1], [rows - 1, 0]] as const
  const corners = ends.map(([row, column], corner) => ({ corner, x: x(column), y: y(row), wood: CORNERS[corner] ?? 'nw' }))
  const gaps = Array.from({ length: Math.max(0, (rows - 1) * (columns - 1)) }, (_, i) => {
    const [row, column] = [Math.floor(i / (columns - 1)), i % (columns - 1)]
    return { gap: row * (SIDE - 1) + column, x: x(column) + HALF, y: y(row) + HALF }
  })
  const [w, h] = [columns * HALF + 17, rows * HALF + 17]
  return { rows, columns, spots, corners, gaps, box: { x: -w - 9, y: -h - 12, w: 2 * w + 9, h: 2 * h + 13 } }
}

interface Plant { x: number; y: number; far: number }
/** Everything under and around the tiles that never moves, as one drawing. */
export function ground({ spots, corners, gaps, rows, columns }: Forest): string {
  const rnd = luck(77)
  const [w, h] = [columns * HALF, rows * HALF]
  const reach = Math.max(w, h) * 1.57
  const quarter = (x: number, y: number): string => {
    const jolt = (rnd() - 0.5) * 70
    return `w-${y + jolt < 0 ? 'n' : 's'}${x + jolt < 0 ? 'w' : 'e'}`
  }
  const toTile = (x: number, y: number) => Math.min(...spots.map((spot) => Math.max(Math.abs(spot.x - x), Math.abs(spot.y - y))))
  const toCorner = (x: number, y: number) => Math.min(...corners.map((each) => Math.hypot(each.x - x, each.y - y)))
  const scatter = (most: number, low: number, high: number, apart: number): Plant[] => {
    const found: Plant[] = []
    for (let i = 0; i < 9000 && found.length < most; i++) {
      const [x, y] = [(rnd() * 2 - 1) * (w + 200), (rnd() * 2 - 1) * (h + 190)]
      const [tile, corner] = [toTile(x, y), toCorner(x, y)]
      const far = Math.min(tile, corner + 4)
      if (far > low && far < high && corner > 66 && tile > low && Math.hypot(x, y) < reach && found.every((p) => Math.hypot(p.x - x, p.y - y) > apart)) found.push({ x, y, far })
    }
    return found
  }
  const back = scatter(300, 84, 190, 27).sort((a, b) => Number(b.far > 130) - Number(a.far > 130) || a.y - b.y)
  const edge = scatter(260, 68, 98, 18).sort((a, b) => a.y - b.y)
  let s = `<circle r="${n(reach)}" fill="url(#ring-out)"/>`
  s += back.map(({ x, y, far }, i) => {
    const side = quarter(x, y)
    const depth = far > 150 ? ' fr2' : far > 126 ? ' fr' : far > 104 ? ' bk' : ''
    const tall = i % 7 === 3 && far > 92 && far < 140
    return use(tall ? (side === 'w-sw' ? 'pine' : 'tree') : `bush${1 + (i % 3)}`, x, y + (tall ? 18 : 0), tall ? 0.8 + rnd() * 0.3 : 1.05 + rnd() * 0.5, side + depth)
  }).join('')
  const cut = 110
  s += `<path d="M${-w + cut} ${-h - 6}H${w - cut}L${w + 6} ${-h + cut}V${h - cut}L${w - cut} ${h + 6}H${-w + cut}L${-w - 6} ${h - cut}V${-h + cut}Z" fill="url(#floor)" stroke="var(--floor3)" stroke-width="30" stroke-linejoin="round" filter="url(#soft)"/>`
  s += edge.map(({ x, y }, i) => use(`bush${1 + (i % 3)}`, x, y, 0.7 + rnd() * 0.34, `${quarter(x, y)}${i % 2 ? ' bk' : ''}`)).join('')
  s += trails(spots, corners)
  s += gaps.map(({ x, y }, i) => thicket(x, y, i, quarter(x, y), rnd)).join('')
  return s
}

/** Beaten paths between neighbours, and to the corners. */
function trails(spots: readonly Spot[], corners: readonly Corner[]): string {
  const all = [...spots, ...corners.map(({ x, y }) => ({ x, y }))]
  const near = (x: number, y: number) => all.some((each) => each.x === x && each.y === y)
  const d = all.map(({ x, y }) => (near(x + STEP, y) ? `M${x} ${y}h${STEP}` : '') + (near(x, y + STEP) ? `M${x} ${y}v${STEP}` : '')).join('')
  return `<path d="${d}" stroke="var(--path-e)" stroke-width="25" stroke-opacity=".7"/><path d="${d}" stroke="var(--path)" stroke-width="21"/>`
}

/** What grows in the gap between four tiles. */
function thicket(x: number, y: number, i: number, wood: string, rnd: () => number): string {
  const small = rnd() < 0.35 ? use('shroom', x + 10, y + 15, 0.5) : rnd() < 0.5 ? use(wood === 'w-sw' ? 'heath' : 'fern', x + 9, y + 15, wood === 'w-sw' ? 0.9 : 0.45, wood) : ''
  return use(`bush${1 + (i % 3)}`, x + 2, y + 6, 1.12, `${wood} bk`) + use(`bush${1 + ((i * 2) % 3)}`, x - 5 + rnd() * 8, y - 3, 0.72, wood) + small
}

/** The clearing of a corner; where nobody plays, a grove closes it. */
export function clearing({ x, y, wood, corner }: Corner, taken: boolean): string {
  let s = `<circle r="62" fill="url(#gr-${wood})" opacity=".92"/>`
  for (let j = 0; j < 11; j++) {
    const t = (j / 11) * 6.283 + corner * 0.4
    s += use(`bush${1 + (j % 3)}`, 63 * Math.cos(t), 63 * Math.sin(t), 0.5 + (j % 3) * 0.1, `w-${wood}${j % 2 ? ' bk' : ''}`)
  }
  s += `<circle r="56" fill="url(#glade)"/>`
  if (!taken) {
    const tall = wood === 'sw' ? 'pine' : 'tree'
    s += use(tall, -24, 10, 0.95, `w-${wood} bk`) + use(tall, 26, 4, 0.85, `w-${wood}`) + use(tall, 2, 30, 1.05, `w-${wood}`) + use('menhir', -30, 36, 0.8) + use('fern', 28, 40, 0.6, `w-${wood}`) + use('shroom', 40, 36, 0.6)
  }
  return `<g transform="translate(${x} ${y})" class="w-${wood}">${s}</g>`
}
