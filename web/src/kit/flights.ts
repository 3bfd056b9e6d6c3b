/**
 * Motion tells what happened (LOOKS §6): pieces fly in the sky over the page (Sky.svelte) from where they were to where they
 * will lie. A board brings the symbols of its pieces, where its things lie, and which event moves what.
 */
import { haste } from '../lib/following'
import { still } from '../lib/settings.svelte'

const SVG = 'http://www.w3.org/2000/svg'
export const WALK = 420
export const DRIFT = 700
export const SMOOTH = 'cubic-bezier(.6,0,.3,1)'
export const LAND = 'cubic-bezier(.3,1.35,.5,1)'

/** Whether what moves is to end at once. */
export type Cut = () => boolean
export interface Place { x: number; y: number; size: number }

/** The middle of the first of these that is on the screen. */
export function place(...selectors: string[]): Place | null {
  let hidden: Place | null = null
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect()
      if (!box.width && !box.height && !(found instanceof SVGElement)) continue
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) }
      if (at.x >= 0 && at.x <= innerWidth && at.y >= 0 && at.y <= innerHeight) return at
      hidden ??= at
    }
  }
  return hidden
}
export const spot = (name: string): Place | null => place(`[data-spot="${name}"]`)
export const seatAt = (kind: string, seat: number): Place | null => place(`[data-spot="${kind}:${seat}"]`, `[data-thing="seat:${seat}"]`)

/** Hangs something into the sky. */
function hung<Body extends Element>(body: Body): Body | null {
  const sky = document.querySelector('[data-flights]')
  sky?.append(body)
  return sky && body
}

/** A piece in the air, ready to be moved: a symbol as wide as `size`, out of its `box`. */
export function piece(symbol: string, size: number, box = '-26 -26 52 52'): SVGSVGElement | null {
  const [x = 0, y = 0, width = 1, height = 1] = box.split(' ').map(Number)
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  const set = (on: Element, values: Record<string, string | number>) => {
    for (const [name, value] of Object.entries(values)) on.setAttribute(name, String(value))
  }
  set(svg, { viewBox: box, width: size, height: (size * height) / width })
  set(use, { href: `#${symbol}`, x, y, width, height })
  svg.append(use)
  return hung(svg)
}

/** Something else in the air, drawn by its class. */
export function shape(look: string, ...inside: (string | Element)[]): HTMLElement | null {
  const body = document.createElement('div')
  body.className = look
  body.append(...inside)
  return hung(body)
}

/** Moves something where it is; a cut ends it at once. */
export async function stir(body: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, cut: Cut): Promise<void> {
  if (cut()) return
  const moving = body.animate(frames, { fill: 'both', ...timing })
  moving.playbackRate = still.rate * haste.now
  const watch = setInterval(() => cut() && moving.cancel(), 30)
  await moving.finished.catch(() => undefined)
  clearInterval(watch)
  moving.cancel()
}

/** Moves something in the sky and takes it away. */
export async function travel(body: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, cut: Cut): Promise<void> {
  await stir(body, frames, timing, cut)
  body.remove()
}

/** Waits, unless it is cut short. */
export async function rest(time: number, cut: Cut): Promise<void> {
  const end = performance.now() + time
  while (performance.now() < end && !cut()) await new Promise((go) => setTimeout(go, Math.min(40, Math.max(1, end - performance.now()))))
}

/** Where something of this size has to be put so that its middle is there. */
export const put = (at: { x: number; y: number }, size: number, more = ''): string => `translate(${at.x - size / 2}px, ${at.y - size / 2}px) ${more}`

export interface Arc {
  size?: number
  box?: string
  time?: number
  /** How high it goes, by how far. */
  high?: (far: number) => number
  /** How much larger it is at its highest. */
  swell?: number
  /** Degrees that it leans the way it goes. */
  lean?: number
}
const HIGH = (far: number): number => Math.min(90, 24 + far * 0.22)

/** Lifts, goes along an arc, lands with a little squash. */
export async function arc(symbol: string, from: Place | null, to: Place | null, cut: Cut, { size = 44, box, time = WALK, high = HIGH, swell = 0.3, lean = 0 }: Arc = {}): Promise<void> {
  const body = from && to ? piece(symbol, size, box) : null
  if (!body || !from || !to) return
  const top = high(Math.hypot(to.x - from.x, to.y - from.y))
  const side = to.x >= from.x ? lean : -lean
  const frames: Keyframe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - top * 4 * t * (1 - t) }
    const up = Math.sin(Math.PI * t)
    const turn = lean ? `rotate(${(side * up).toFixed(1)}deg) ` : ''
    return { transform: put(at, size, `${turn}scale(${(1 + swell * up).toFixed(3)})`), offset: t * 0.86 }
  })
  frames.push({ transform: put(to, size, 'scale(1.06, .94)'), offset: 0.93 }, { transform: put(to, size, 'scale(1)'), offset: 1 })
  await travel(body, frames, { duration: time, easing: 'linear' }, cut)
}

/** Several alike, one behind another. */
export async function row(count: number, gap: number, cut: Cut, each: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(count, 6) }, (_, i) => rest(i * gap, cut).then(() => (cut() ? undefined : each()))))
}

export interface Riser { symbol: string; size: number; box?: string; /** How far from the middle it circles. */ far: number }

/** Pieces rise and circle around a middle: the game is won. */
export async function crown(middle: Place | null, risers: readonly Riser[], cut: Cut, { spin = 0.6, swell = 0.7, wide = 1 } = {}): Promise<void> {
  if (!middle) return
  const count = risers.filter(({ far }) => far > 0).length
  const rising = risers.map(async ({ symbol, size, box, far }, k) => {
    const body = piece(symbol, size, box)
    if (!body) return
    const frames: Keyframe[] = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11
      const turn = (k / count + t * spin) * 2 * Math.PI - Math.PI / 2
      const out = far * Math.min(1, i / 6)
      const at = { x: middle.x + Math.cos(turn) * out * wide, y: middle.y + Math.sin(turn) * out * 0.8 }
      return { transform: put(at, size, `scale(${0.5 + t * swell})`), opacity: i === 0 || i === 11 ? 0 : 1 }
    })
    await travel(body, frames, { duration: 1600, easing: 'ease-out' }, cut)
  })
  await Promise.all(rising)
}

/** The gold frame glides from the card of one seat to that of the next. */
export function passTurn(from: number, to: number): void {
  const card = (seat: number) => document.querySelector(`[data-spot="owned:${seat}"]`)?.closest('.paper')?.getBoundingClientRect()
  const [a, b] = [card(from), card(to)]
  const frame = a?.width && b ? shape('frame') : null
  if (!a || !b || !frame) return
  const at = (box: DOMRect) => ({ transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px` })
  void travel(frame, [at(a), at(b)], { duration: 240, easing: LAND }, () => false)
}

/** What is not possible shakes its head: 3 px to either side, twice. The shell says why. */
export function shake(thing: string): void {
  if (still.matches) return
  const frames = ['0', '-3px', '3px', '-3px', '3px', '0'].map((translate) => ({ translate }))
  for (const found of document.querySelectorAll(`[data-thing="${thing}"]`)) found.animate(frames, 180)
}
