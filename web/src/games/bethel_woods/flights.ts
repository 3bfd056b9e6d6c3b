/** Motion tells what happened (LOOKS §6): pieces fly over the page from where they were to where they will lie. */
import type { Told } from '../../lib/board'
import { letter } from './edition'
import { numbersOf } from './events'
import type { View } from './reading'

const SVG = 'http://www.w3.org/2000/svg'
const WALK = 380
const LAND = 'cubic-bezier(.3,1.35,.5,1)'

interface Place { x: number; y: number }
type Cut = () => boolean

/** The middle of the first of these that is on the screen. */
function place(...selectors: string[]): Place | null {
  let hidden: Place | null = null
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect()
      if (!box.width && !box.height && !(found instanceof SVGElement)) continue
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (spot.x >= 0 && spot.x <= innerWidth && spot.y >= 0 && spot.y <= innerHeight) return spot
      hidden ??= spot
    }
  }
  return hidden
}
const spot = (name: string): Place | null => place(`[data-spot="${name}"]`)
const lane = (machine: number): Place | null => spot(`lane:${machine}`)
const socket = (machine: number): Place | null => spot(`socket:${machine}`)
const seat = (who: number): Place | null => place(`[data-spot="knowledge:${who}"]`, `[data-thing="seat:${who}"]`)
const token = (thing: string, who: number): Place | null => place(`[data-thing="${thing}"]`) ?? seat(who)

/** How large a unit of the board is on this screen. */
const scale = (): number => (document.querySelector('[data-ring]')?.getBoundingClientRect().width ?? 800) / 800

/** A piece in the air, ready to be moved. */
function piece(symbol: string, size: number): SVGSVGElement | null {
  const sky = document.querySelector('[data-flights]')
  if (!sky) return null
  const svg = document.createElementNS(SVG, 'svg')
  const box = symbol.startsWith('w-') ? '-22 -58 44 62' : symbol === 'spy' ? '-26 -44 52 70' : '-26 -26 52 52'
  svg.setAttribute('viewBox', box)
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size * (symbol.startsWith('w-') ? 1.41 : symbol === 'spy' ? 1.35 : 1)))
  const use = document.createElementNS(SVG, 'use')
  const [x, y, w, h] = box.split(' ')
  for (const [name, value] of Object.entries({ href: `#${symbol}`, x, y, width: w, height: h })) use.setAttribute(name, value ?? '')
  svg.append(use)
  sky.append(svg)
  return svg
}

/** Move it, and take it away at the end or when the player skips. */
async function travel(body: Element, frames: Keyframe[], options: KeyframeAnimationOptions, cut: Cut): Promise<void> {
  const moving = body.animate(frames, { fill: 'both', ...options })
  const watch = setInterval(() => cut() && moving.cancel(), 30)
  await moving.finished.catch(() => undefined)
  clearInterval(watch)
  body.remove()
}

/** Lifts, goes along an arc, lands with a little squash. */
async function arc(symbol: string, from: Place | null, to: Place | null, units: number, cut: Cut, time = WALK): Promise<void> {
  const size = Math.max(24, units * scale())
  const body = from && to ? piece(symbol, size) : null
  if (!body || !from || !to) return
  const high = Math.min(80, 20 + Math.hypot(to.x - from.x, to.y - from.y) * 0.2)
  const put = (x: number, y: number, more = '') => `translate(${x - size / 2}px, ${y - size / 2}px) ${more}`
  const frames: Keyframe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const lift = high * 4 * t * (1 - t)
    return { transform: put(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - lift, `scale(${(1 + 0.25 * Math.sin(Math.PI * t)).toFixed(3)})`), offset: t * 0.86 }
  })
  frames.push({ transform: put(to.x, to.y, 'scale(1.06, .94)'), offset: 0.93 }, { transform: put(to.x, to.y), offset: 1 })
  await travel(body, frames, { duration: time, easing: 'linear' }, cut)
}

/** A pulse of light where something changed: gold for good news, red for bad. */
async function pulse(at: Place | null, kind: 'good' | 'bad', size: number, time: number, cut: Cut): Promise<void> {
  const sky = document.querySelector('[data-flights]')
  if (!sky || !at) return
  const body = document.createElement('div')
  body.className = `pulse ${kind}`
  sky.append(body)
  const wide = size * scale()
  const frames = [0.25, 0.9, 1.15].map((k, i) => ({ transform: `translate(${at.x - 60}px, ${at.y - 60}px) scale(${(k * wide) / 120})`, opacity: [0.2, 1, 0][i] ?? 0 }))
  await travel(body, frames, { duration: time, easing: 'ease-out' }, cut)
}

/** A critical tile turns over. */
async function flip(machine: number, cut: Cut): Promise<void> {
  const found = document.querySelector(`[data-turns="${machine}"]`)
  if (!found) return
  const moving = found.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(.02)' }, { transform: 'scaleX(1)' }], { duration: WALK, easing: 'ease-in-out' })
  const watch = setInterval(() => cut() && moving.cancel(), 30)
  await moving.finished.catch(() => undefined)
  clearInterval(watch)
}

const machineAt = (machine: number): Place | null => place(`[data-thing="machine:${machine}"]`)

/** Show one event moving. `before` is the position it happens to. */
export async function fly(told: Told, before: View, cut: Cut): Promise<void> {
  const [a, b, c, d] = numbersOf(told)
  switch (told.event) {
    case 'picked': {
      const types = (before.workers[b] ?? []).flatMap((count, type) => (count ? [type] : []))
      await Promise.all(types.map((type) => arc(`w-${letter(type)}`, lane(b), machineAt(b), 38, cut, 260)))
      return
    }
    case 'laid':
      return arc(`w-${letter(b)}`, place(`[data-thing="worker:${b}"]`) ?? spot('hand'), lane(c), 38, cut)
    case 'sent':
      await arc(`w-${letter(b)}`, place(`[data-thing="worker:${b}"]`) ?? spot('hand'), spot(`section:${c}`), 38, cut)
      return pulse(spot(`dream:${d - 1}`), 'good', 130, 700, cut)
    case 'shifted':
      return arc(`w-${letter(b)}`, lane(c), lane(d), 38, cut)
    case 'repaired':
      return arc(`k-${letter(b)}`, token(`malfunction:${b}`, a) ?? socket(c), seat(a), 35, cut)
    case 'removed':
      return arc(`k-${letter(b)}`, place(`[data-thing="malfunction:${b}"]`) ?? socket(c), spot('discard'), 35, cut)
    case 'paid':
    case 'fee_paid':
    case 'spent':
    case 'discarded':
      return arc(`k-${letter(b)}`, token(`knowledge:${b}`, a), spot('discard'), 35, cut, 320)
    case 'gave':
      return arc(`k-${letter(c)}`, seat(a), seat(b), 35, cut)
    case 'ability':
    case 'substituted':
      return pulse(place(`[data-thing="character:${b}"]`), 'good', 110, 420, cut)
    case 'unmasked':
      await pulse(spot(`spyplace:${b}`), 'good', 120, 420, cut)
      return arc('spy', spot(`spyplace:${b}`), spot('column'), 43, cut)
    case 'placed':
    case 'redirected':
      return arc(`k-${letter(a)}`, spot('reserve'), socket(b), 35, cut)
    case 'spy_came':
      return arc('spy', spot('column'), spot(`spyplace:${a}`), 43, cut, 520)
    case 'failed':
      await Promise.all([pulse(machineAt(a), 'bad', 330, 620, cut), flip(a, cut)])
      return
    case 'restored':
      await Promise.all([pulse(machineAt(a), 'good', 330, 520, cut), flip(a, cut)])
      return
    case 'won':
      return pulse(place('[data-thing="orphanage:0"]'), 'good', 900, 1600, cut)
    case 'lost_reserve':
      return pulse(spot('reserve'), 'bad', 220, 700, cut)
    case 'lost_critical':
    case 'lost_spies':
      return pulse(place('[data-thing="orphanage:0"]'), 'bad', 900, 700, cut)
  }
}

/** The gold frame glides from one seat to the next. */
export function passTurn(from: number, to: number): void {
  const card = (who: number) => document.querySelector(`[data-thing="seat:${who}"]`)?.closest('.paper')?.getBoundingClientRect()
  const [a, b, sky] = [card(from), card(to), document.querySelector('[data-flights]')]
  if (!a || !b || !sky || !a.width) return
  const frame = document.createElement('div')
  frame.className = 'frame'
  sky.append(frame)
  const at = (box: DOMRect) => ({ transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px` })
  void travel(frame, [at(a), at(b)], { duration: 240, easing: LAND }, () => false)
}
