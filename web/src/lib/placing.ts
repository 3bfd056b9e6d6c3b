/** Where a sheet of words stands beside a thing: never over it, and over nothing that can be chosen while there is room elsewhere. */
export interface Box { x: number; y: number; w: number; h: number }

const APART = 8 // pixels between the thing and its words, and to the edge of the window
const STEP = 20

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
const gap = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h))

/** Above its thing if it can be, else below or beside; else the free place that is nearest. */
export function placed(thing: Box, w: number, h: number, room: { w: number; h: number }, free: readonly Box[]): { x: number; y: number } {
  const [right, low] = [Math.max(APART, room.w - w - APART), Math.max(APART, room.h - h - APART)]
  const across = Math.min(Math.max(APART, thing.x + thing.w / 2 - w / 2), right)
  const down = Math.min(Math.max(APART, thing.y + thing.h / 2 - h / 2), low)
  const close = [[across, thing.y - h - APART], [across, thing.y + thing.h + APART], [thing.x + thing.w + APART, down], [thing.x - w - APART, down]] as const
  const anywhere: [number, number][] = []
  for (let y = APART; y <= low; y += STEP) for (let x = APART; x <= right; x += STEP) anywhere.push([x, y])
  let [best, least] = [{ x: across, y: APART }, Infinity]
  for (const [x, y] of [...close, ...anywhere]) {
    const at = { x, y, w, h }
    if (x < APART || y < APART || x > right || y > low || shared(at, thing)) continue
    const cost = free.reduce((sum, each) => sum + shared(at, each), 0) * 1000 + Math.max(APART, gap(at, thing))
    if (cost < least - 0.5) [best, least] = [{ x, y }, cost]
  }
  return best
}

const boxOf = ({ x, y, width: w, height: h }: DOMRect): Box => ({ x, y, w, h })

/** The same on this page: what is lit stays free, and what is asked. */
export function besides(thing: DOMRect, w: number, h: number): { x: number; y: number } {
  const free = [...document.querySelectorAll('[data-thing].lit, [data-thing].can, .ask')].map((each) => boxOf(each.getBoundingClientRect()))
  const own = boxOf(thing)
  const others = free.filter((each) => each.w > 0 && shared(each, own) < 0.9 * Math.min(own.w * own.h, each.w * each.h))
  return placed(own, w, h, { w: innerWidth, h: innerHeight }, others)
}
