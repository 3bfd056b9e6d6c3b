/** Motion tells what happened (LOOKS §6): pieces fly over the page from where they were to where they will lie. */
import type { Told } from '../../lib/board'
import { giftName } from './edition'
import { numbersOf } from './events'
import type { View } from './reading'

const SVG = 'http://www.w3.org/2000/svg'
const WALK = 420
const DRIFT = 700
const LAND = 'cubic-bezier(.3,1.35,.5,1)'
const SMOOTH = 'cubic-bezier(.6,0,.3,1)'

interface Place { x: number; y: number; size: number }
type Cut = () => boolean

/** The middle of the first of these that is on the screen. */
function place(...selectors: string[]): Place | null {
  let hidden: Place | null = null
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect()
      if (!box.width && !box.height && !(found instanceof SVGElement)) continue
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) }
      if (spot.x >= 0 && spot.x <= innerWidth && spot.y >= 0 && spot.y <= innerHeight) return spot
      hidden ??= spot
    }
  }
  return hidden
}

const spot = (name: string): Place | null => place(`[data-spot="${name}"]`)
const hexAt = (hex: number): Place | null => spot(`lane:${hex}`)
const seatAt = (kind: string, seat: number): Place | null => place(`[data-spot="${kind}:${seat}"]`, `[data-thing="seat:${seat}"]`)
const reserveAt = (): Place | null => place('[data-thing="reserve:0"]')

/** A piece in the air, ready to be moved. */
function piece(symbol: string, size: number): SVGSVGElement | null {
  const sky = document.querySelector('[data-flights]')
  if (!sky) return null
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '-26 -26 52 52')
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbol}`)
  for (const [name, value] of [['x', -26], ['y', -26], ['width', 52], ['height', 52]] as const) use.setAttribute(name, String(value))
  svg.append(use)
  sky.append(svg)
  return svg
}

/** Moves a piece and takes it away; a cut ends it at once. */
async function travel(body: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, cut: Cut): Promise<void> {
  if (cut()) return body.remove()
  const moving = body.animate(frames, { fill: 'both', ...timing })
  const watch = setInterval(() => cut() && moving.cancel(), 30)
  await moving.finished.catch(() => undefined)
  clearInterval(watch)
  body.remove()
}

const put = (at: Place, size: number, more = ''): string => `translate(${at.x - size / 2}px, ${at.y - size / 2}px) ${more}`

/** Lifts, goes along an arc, lands with a little squash. */
async function arc(symbol: string, from: Place | null, to: Place | null, size: number, cut: Cut, time = WALK): Promise<void> {
  const body = from && to ? piece(symbol, size) : null
  if (!body || !from || !to) return
  const high = Math.min(90, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.22)
  const frames: Keyframe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const up = high * 4 * t * (1 - t)
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - up, size }
    return { transform: put(at, size, `scale(${(1 + 0.3 * Math.sin(Math.PI * t)).toFixed(3)})`), offset: t * 0.86 }
  })
  frames.push({ transform: put(to, size, 'scale(1.06, .94)'), offset: 0.93 }, { transform: put(to, size, 'scale(1)'), offset: 1 })
  await travel(body, frames, { duration: time, easing: 'linear' }, cut)
}

/** Leaves one by one, drifting and turning. */
async function drift(count: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> {
  if (!from || !to) return
  const leaves = Array.from({ length: Math.min(count, 12) }, async (_, i) => {
    const body = piece('leaf', 30)
    if (!body) return
    const side = (i % 2 ? 1 : -1) * (18 + (i % 3) * 9)
    const at = (t: number, turn: number) => {
      const sway = Math.sin(t * Math.PI * 2) * side
      return put({ x: from.x + (to.x - from.x) * t + sway, y: from.y + (to.y - from.y) * t - 46 * 4 * t * (1 - t) * 0.6, size: 30 }, 30, `rotate(${turn}deg)`)
    }
    const frames = [
      { transform: at(0, 0), opacity: 0.2 },
      { transform: at(0.3, side * 4), opacity: 1 },
      { transform: at(0.7, -side * 3), opacity: 1 },
      { transform: `${at(1, 0)} scale(.8)`, opacity: 0.9 },
    ]
    await travel(body, frames, { duration: DRIFT - 60, delay: i * 60, easing: SMOOTH }, cut)
  })
  await Promise.all(leaves)
}

/** A gift goes to its slot, a halo fades behind it. */
async function gift(kind: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> {
  const sky = document.querySelector('[data-flights]')
  if (sky && to) {
    const halo = document.createElement('div')
    halo.className = 'halo'
    sky.append(halo)
    const frames = [0, 1, 0].map((opacity, i) => ({ opacity, transform: put({ ...to, size: 90 }, 90, `scale(${0.4 + i * 0.5})`) }))
    void travel(halo, frames, { duration: DRIFT, delay: WALK - 160 }, cut)
  }
  await arc(`g-${giftName(kind)}`, from, to, 44, cut)
}

/** The five gifts rise in a ring over the forest. */
async function five(cut: Cut): Promise<void> {
  const middle = place('[data-forest]')
  if (!middle) return
  const rising = [0, 1, 2, 3, 4].map((k) => {
    const body = piece(`g-${giftName(k)}`, 76)
    if (!body) return Promise.resolve()
    const at = (t: number, far: number) => {
      const turn = (k / 5 + t * 0.55) * 2 * Math.PI - Math.PI / 2
      return put({ x: middle.x + Math.cos(turn) * far, y: middle.y + Math.sin(turn) * far * 0.8, size: 76 }, 76, `scale(${0.5 + t * 0.9})`)
    }
    const frames: Keyframe[] = Array.from({ length: 12 }, (_, i) => ({ transform: at(i / 11, 150 * Math.min(1, i / 6)), opacity: i === 0 || i === 11 ? 0 : 1 }))
    return travel(body, frames, { duration: 1600, easing: 'ease-out' }, cut)
  })
  await Promise.all(rising)
}

/** A tile tilts out of the pyramid, or is turned over and fades. */
async function tile(from: Place | null, to: Place | null, permanent: boolean, cut: Cut): Promise<void> {
  const sky = document.querySelector('[data-flights]')
  if (!sky || !from || !to) return
  const body = document.createElement('div')
  body.className = permanent ? 'tile moss' : 'tile'
  sky.append(body)
  const frames = [
    { transform: put({ ...from, size: 60 }, 60), opacity: 1 },
    { transform: put({ x: from.x, y: from.y - 22, size: 60 }, 60, 'rotate(-9deg) scale(1.15)'), opacity: 1, offset: 0.35 },
    { transform: put({ ...to, size: 60 }, 60, 'rotate(0) scale(.5)'), opacity: 0.5 },
  ]
  await travel(body, frames, { duration: WALK, easing: SMOOTH }, cut)
}

/** Show one event moving. `before` is the position it happens to. */
export async function fly(told: Told, before: View, look: (seat: number) => number, cut: Cut): Promise<void> {
  const [a, b, c] = numbersOf(told)
  const step = `step${(look(a) % 5) + 1}`
  switch (told.event) {
    case 'step_put':
      return arc(step, seatAt('card', a), hexAt(b), 46, cut)
    case 'step_moved':
      return arc(step, hexAt(b), hexAt(c), 46, cut)
    case 'paid_reserve':
    case 'paid_again':
      return drift(b, seatAt('leaves', a), reserveAt(), cut)
    case 'bought':
      return drift(c, seatAt('leaves', a), reserveAt(), cut)
    case 'paid_rival':
      return drift(c, seatAt('leaves', a), seatAt('leaves', b), cut)
    case 'gathered':
    case 'solitude':
    case 'leaves_gained':
      return drift(b, reserveAt(), seatAt('leaves', a), cut)
    case 'stashed':
      return drift(b, reserveAt(), place('[data-thing="secret:2"]') ?? seatAt('leaves', a), cut)
    case 'unstashed':
      return drift(b, place('[data-thing="secret:2"]'), seatAt('leaves', a), cut)
    case 'gave_back':
      return gift(b, seatAt(`gift${b}`, a), spot(`pile:${b}`), cut)
    case 'from_pile':
      return gift(b, spot(`pile:${b}`), seatAt(`gift${b}`, a), cut)
    case 'from_rival':
      return gift(c, seatAt(`gift${c}`, b), seatAt(`gift${c}`, a), cut)
    case 'slept':
      return arc(step, spot(`moon:${b - 1}`), spot(`moon:${c - 1}`), 34, cut, DRIFT)
    case 'secret_taken':
      return tile(place(`[data-thing="tile:${before.pyramid.indexOf(b)}"]`), seatAt('secrets', a), b < 9, cut)
    case 'secret_used':
      return tile(place(`[data-thing="secret:${b}"]`), place('[data-forest]'), false, cut)
    case 'won':
      return five(cut)
  }
}

/** The gold frame glides from one seat to the next. */
export function passTurn(from: number, to: number): void {
  const card = (seat: number) => document.querySelector(`[data-thing="seat:${seat}"]`)?.closest('.paper')?.getBoundingClientRect()
  const [a, b, sky] = [card(from), card(to), document.querySelector('[data-flights]')]
  if (!a || !b || !sky || !a.width) return
  const frame = document.createElement('div')
  frame.className = 'frame'
  sky.append(frame)
  const at = (box: DOMRect) => ({ transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px` })
  void travel(frame, [at(a), at(b)], { duration: 240, easing: LAND }, () => false)
}

/** A refused click: 3 px to either side, twice. */
export function shake(thing: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const frames = ['0', '-3px', '3px', '-3px', '3px', '0'].map((translate) => ({ translate }))
  for (const found of document.querySelectorAll(`[data-thing="${thing}"]`)) found.animate(frames, 180)
}
