/** Where the marks of rivals' deeds lie: on the things of a board as they are drawn now, tags where they hide the least. */
import type { Mark } from './deeds'

interface Rect { x: number; y: number; w: number; h: number; /** A place or a token, not a card: its ring is round. */ round?: boolean }
interface Point { x: number; y: number }

export interface Laid extends Mark {
  ring: string
  way: string | null
  head: string
  /** The middle of the tag. */
  x: number
  y: number
}

const TAG = 26 // high
const AROUND = 5 // a ring stands off so much

/** How wide a tag becomes. */
export const tagWidth = (mark: Pick<Mark, 'gain' | 'more'>): number => 52 + (mark.gain ? 6 + Math.min(150, mark.gain.length * 7.2) : 0) + (mark.more ? 22 : 0)

const middle = (box: Rect): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

/** A ring around a thing: round for a place of a map, inside of it where it is large; else its box with round corners. */
export function ringAround({ x, y, w, h, round = false }: Rect, off = AROUND): string {
  if (!round) {
    const [left, top, right, bottom] = [x - off, y - off, x + w + off, y + h + off]
    const r = Math.min(14, w / 3, h / 3)
    return `M${left + r} ${top}H${right - r}Q${right} ${top} ${right} ${top + r}V${bottom - r}Q${right} ${bottom} ${right - r} ${bottom}H${left + r}Q${left} ${bottom} ${left} ${bottom - r}V${top + r}Q${left} ${top} ${left + r} ${top}Z`
  }
  const [short, long] = [Math.min(w, h), Math.max(w, h)]
  const even = long < 1.3 * short // a hex or an octagon: the circle inside of it
  const large = short > 60
  const inside = AROUND - off - 6
  const rx = (even ? (large ? short : long) : w) / 2 + (large ? inside : off)
  const ry = even ? rx : h / 2 + (large ? inside : off)
  const [cx, cy] = [x + w / 2, y + h / 2]
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
}

/** A bent way from one thing to another, and the head of its arrow. */
export function wayBetween(from: Rect, to: Rect, bend = 0.16): { way: string; head: string } {
  const [a, b] = [middle(from), middle(to)]
  const m = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend }
  const far = Math.hypot(b.x - m.x, b.y - m.y) || 1
  const [ux, uy] = [(b.x - m.x) / far, (b.y - m.y) / far]
  const head = `M${b.x - ux * 10 - uy * 7} ${b.y - uy * 10 + ux * 7}L${b.x} ${b.y}L${b.x - ux * 10 + uy * 7} ${b.y - uy * 10 - ux * 7}`
  return { way: `M${a.x} ${a.y}Q${m.x} ${m.y} ${b.x} ${b.y}`, head }
}

const over = (a: Rect, b: Rect): number => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Where a tag hides the least: at an edge of its thing, inside of the board, off what can be chosen and off other tags. */
export function tagAt(thing: Rect, width: number, room: Rect, taken: readonly Rect[], lit: readonly Rect[]): Rect {
  const [cx, cy] = [thing.x + thing.w / 2, thing.y + thing.h / 2]
  const above = [{ x: cx, y: thing.y }, { x: thing.x + thing.w, y: thing.y }, { x: thing.x, y: thing.y }]
  const below = [{ x: cx, y: thing.y + thing.h }, { x: thing.x + thing.w, y: thing.y + thing.h }, { x: thing.x, y: thing.y + thing.h }]
  const beside = [{ x: thing.x + thing.w + width / 2, y: cy }, { x: thing.x - width / 2, y: cy }, { x: cx, y: thing.y - TAG }]
  // a card says what it is worth at its top, a place bears its pieces at its foot
  const spots: Point[] = thing.h > 1.2 * thing.w ? [...below, ...above, ...beside] : [...above, ...below, ...beside]
  let best: Rect | null = null
  let least = Infinity
  for (const spot of spots) {
    const x = Math.min(Math.max(spot.x - width / 2, room.x), Math.max(room.x, room.x + room.w - width))
    const y = Math.min(Math.max(spot.y - TAG / 2, room.y), Math.max(room.y, room.y + room.h - TAG))
    const box = { x, y, w: width, h: TAG }
    const hidden = taken.reduce((sum, each) => sum + 4 * over(box, each), 0) + lit.reduce((sum, each) => sum + over(box, each), 0)
    if (hidden < least) [best, least] = [box, hidden]
  }
  return best ?? { x: cx - width / 2, y: thing.y, w: width, h: TAG }
}

/** Marks as they lie on a board now; what is not on it, or out of sight, has none. */
export function laidOut(ground: HTMLElement, marks: readonly Mark[], lit: ReadonlySet<string>): Laid[] {
  if (!marks.length) return []
  const frame = ground.getBoundingClientRect()
  const zoom = frame.width / (ground.offsetWidth || frame.width || 1)
  const room = { x: 2, y: 2, w: frame.width / zoom - 4, h: frame.height / zoom - 4 }
  const boxes = new Map<string, Rect>()
  for (const each of ground.querySelectorAll('[data-thing]')) {
    const box = each.getBoundingClientRect()
    if (!box.width || !box.height) continue
    boxes.set(each.getAttribute('data-thing') ?? '', { x: (box.x - frame.x) / zoom, y: (box.y - frame.y) / zoom, w: box.width / zoom, h: box.height / zoom, round: each instanceof SVGElement || (box.width > 0.78 * box.height && box.width < 1.3 * box.height) })
  }
  const seen = (box: Rect | undefined): box is Rect => box !== undefined && over(box, room) > 0.5 * box.w * box.h
  const gold = [...lit].flatMap((thing) => boxes.get(thing) ?? [])
  const taken: Rect[] = []
  const rings = new Map<string, number>()
  return marks.flatMap((mark) => {
    const box = boxes.get(mark.at)
    if (!seen(box)) return []
    const before = rings.get(mark.at) ?? 0 // several at one thing stand around each other
    rings.set(mark.at, before + 1)
    const from = mark.from ? boxes.get(mark.from) : undefined
    const tag = tagAt(box, tagWidth(mark), room, taken, gold)
    taken.push(tag)
    const way = seen(from) ? wayBetween(from, box) : null
    return [{ ...mark, ring: ringAround(box, AROUND + 6 * before), way: way?.way ?? null, head: way?.head ?? '', x: tag.x + tag.w / 2, y: tag.y + tag.h / 2 }]
  })
}
