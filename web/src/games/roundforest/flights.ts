/** Motion tells what happened (LOOKS §6): pieces fly over the page from where they were to where they will lie. */
import type { Told } from '../../lib/board'
import { numbersOf } from './events'
import { CHIPS, METALS, characterName, objectName } from './names'
import type { View } from './reading'

const SVG = 'http://www.w3.org/2000/svg'
const WALK = 420
const QUICK = 300
const LAND = 'cubic-bezier(.3,1.35,.5,1)'

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

const tileAt = (cell: number): Place | null => place(`[data-spot="tile:${cell}"]`)
const bagAt = (seat: number): Place | null => place(`[data-spot="bag:${seat}"]`)
const seatAt = (kind: string, seat: number): Place | null => place(`[data-spot="${kind}:${seat}"]`, `[data-thing="seat:${seat}"]`, `[data-spot="bag:${seat}"]`)
const spot = (name: string): Place | null => place(`[data-spot="${name}"]`) ?? above()
/** Where things come from that lie on no screen: above the forest. */
function above(): Place | null {
  const forest = place('[data-forest]')
  return forest && { ...forest, y: forest.y - forest.size / 2 - 30 }
}

/** A piece in the air, ready to be moved. */
function piece(symbol: string, size: number): SVGSVGElement | null {
  const sky = document.querySelector('[data-flights]')
  if (!sky) return null
  const svg = document.createElementNS(SVG, 'svg')
  const half = symbol === 'copper' || symbol === 'silver' ? 15 : symbol.startsWith('pawn') ? 30 : 26
  svg.setAttribute('viewBox', `${-half} ${-half} ${2 * half} ${2 * half}`)
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `#${symbol}`)
  for (const [name, value] of [['x', -half], ['y', -half], ['width', 2 * half], ['height', 2 * half]] as const) use.setAttribute(name, String(value))
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
async function arc(symbol: string, from: Place | null, to: Place | null, cut: Cut, size = 44, time = WALK): Promise<void> {
  const body = from && to ? piece(symbol, size) : null
  if (!body || !from || !to) return
  const high = Math.min(90, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.22)
  const frames: Keyframe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - high * 4 * t * (1 - t), size }
    return { transform: put(at, size, `scale(${(1 + 0.3 * Math.sin(Math.PI * t)).toFixed(3)})`), offset: t * 0.86 }
  })
  frames.push({ transform: put(to, size, 'scale(1.06, .94)'), offset: 0.93 }, { transform: put(to, size, 'scale(1)'), offset: 1 })
  await travel(body, frames, { duration: time, easing: 'linear' }, cut)
}

/** Several alike, one behind another. */
async function row(symbol: string, count: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> {
  const later = (ms: number) => new Promise((go) => setTimeout(go, ms))
  await Promise.all(Array.from({ length: Math.min(count, 6) }, async (_, i) => {
    if (i) await later(i * 70)
    if (!cut()) await arc(symbol, from, to, cut, 30)
  }))
}

const wait = (ms: number, cut: Cut): Promise<void> =>
  new Promise((go) => {
    const began = Date.now()
    const tick = () => (cut() || Date.now() - began >= ms ? go() : void setTimeout(tick, 30))
    tick()
  })

/** A card is drawn from the pile and turns over before the eyes. */
async function card(symbol: string, from: Place | null, cut: Cut): Promise<void> {
  const forest = place('[data-forest]')
  if (!from || !forest) return
  const size = 84
  const middle = { x: forest.x, y: forest.y, size }
  const half = { x: (from.x + middle.x) / 2, y: (from.y + middle.y) / 2 - 30, size }
  const back = piece('cardback', size)
  if (back) await travel(back, [{ transform: put(from, size, 'scale(.5)') }, { transform: put(half, size, 'scale(.9) rotateY(90deg)') }], { duration: QUICK, easing: 'ease-in' }, cut)
  const face = cut() ? null : piece(symbol, size)
  if (face) await travel(face, [{ transform: put(half, size, 'scale(.9) rotateY(-90deg)') }, { transform: put(middle, size, 'scale(1.15)'), offset: 0.7 }, { transform: put(middle, size, 'scale(1.1)'), opacity: 0.9 }], { duration: QUICK + 180, easing: LAND }, cut)
}

/** Three apples rise around the ring: the game is won. */
async function crown(cut: Cut): Promise<void> {
  const middle = place('[data-forest]')
  if (!middle) return
  const rising = ['gapple', 'gapple', 'gapple', 'emerald'].map((symbol, k) => {
    const size = symbol === 'emerald' ? 120 : 76
    const body = piece(symbol, size)
    if (!body) return Promise.resolve()
    const far = symbol === 'emerald' ? 0 : 120
    const frames: Keyframe[] = Array.from({ length: 12 }, (_, i) => {
      const t = i / 11
      const turn = (k / 3 + t * 0.6) * 2 * Math.PI - Math.PI / 2
      const out = far * Math.min(1, i / 6)
      return { transform: put({ x: middle.x + Math.cos(turn) * out, y: middle.y + Math.sin(turn) * out * 0.8, size }, size, `scale(${0.5 + t * 0.7})`), opacity: i === 0 || i === 11 ? 0 : 1 }
    })
    return travel(body, frames, { duration: 1600, easing: 'ease-out' }, cut)
  })
  await Promise.all(rising)
}

/** A thing shakes its head: 3 px to either side, twice. */
export function shake(thing: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const frames = ['0', '-3px', '3px', '-3px', '3px', '0'].map((translate) => ({ translate }))
  for (const found of document.querySelectorAll(`[data-thing="${thing}"]`)) found.animate(frames, 180)
}

/** The gold frame glides from one seat to the next. */
export function passTurn(from: number, to: number): void {
  const sheet = (seat: number) => document.querySelector(`[data-thing="seat:${seat}"]`)?.closest('.paper')?.getBoundingClientRect()
  const [a, b, sky] = [sheet(from), sheet(to), document.querySelector('[data-flights]')]
  if (!a || !b || !sky || !a.width) return
  const frame = document.createElement('div')
  frame.className = 'frame'
  sky.append(frame)
  const at = (box: DOMRect) => ({ transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px` })
  void travel(frame, [at(a), at(b)], { duration: 240, easing: LAND }, () => false)
}

/** Show one event moving. `before` is the position it happens to. */
export async function fly(told: Told, before: View, look: (seat: number) => number, cut: Cut): Promise<void> {
  const [a, b, c, d] = numbersOf(told)
  const pawn = `pawn${(look(a) % 4) + 1}`
  const chip = (n: number) => `ch-${CHIPS[n] ?? 'blue'}`
  const object = (n: number) => `o-${objectName(n)}`
  const person = (n: number) => `c-${characterName(n)}`
  const metal = (n: number) => METALS[n] ?? 'copper'
  const under = (seat: number) => tileAt(before.pawn[seat] ?? -1) ?? bagAt(seat)
  const size = (tileAt(before.pawn.find((at) => at >= 0) ?? -1)?.size ?? 100) * 0.5
  switch (told.event) {
    case 'first_move':
      return arc(pawn, bagAt(a), tileAt(b), cut, size)
    case 'moved':
      return arc(pawn, tileAt(b), tileAt(c), cut, size)
    case 'rode':
      await Promise.all([arc('c-unicorn', under(a), tileAt(b), cut, size * 1.3, 700), arc(pawn, under(a), tileAt(b), cut, size, 700)])
      return
    case 'compass_spent':
      return arc('cmp', seatAt('compass', a), under(a), cut, 36)
    case 'turned':
      return wait(WALK, cut)
    case 'not_turned':
      shake(`tile:${a}`)
      return wait(QUICK, cut)
    case 'restocked':
      return arc(chip(b), spot('black'), tileAt(a), cut, size * 0.7, QUICK)
    case 'bag_refilled':
      return row('ch-blue', 5, spot('aside'), spot('black'), cut)
    case 'chip_taken':
      return arc(chip(b), under(a), spot('aside'), cut, size * 0.7, QUICK)
    case 'object_drawn':
      return arc(object(b), spot('blue'), place('[data-forest]'), cut, 56)
    case 'object_found':
      return arc(object(b), tileAt(c), place('[data-forest]'), cut, 56, QUICK)
    case 'kept':
      return arc(object(b), place('[data-spot="held"]', '[data-forest]'), seatAt('pack', a), cut)
    case 'left':
    case 'laid':
      return arc(object(b), place('[data-spot="held"]', '[data-forest]'), tileAt(c), cut)
    case 'bartered':
      await Promise.all([
        arc(object(b), place('[data-spot="held"]', '[data-forest]'), spot('blue'), cut),
        arc(object(c), place(`[data-thing="fairy:${before.fairy.indexOf(c, d * 3)}"]`), place('[data-forest]'), cut, 56),
      ])
      return
    case 'paid':
      return row(metal(c), b, seatAt('purse', a), spot('fairyboard'), cut)
    case 'gave_coins':
      return row(metal(c), b, seatAt('purse', a), spot('supply'), cut)
    case 'got_coins':
      return row(metal(c), b, spot('supply'), seatAt('purse', a), cut)
    case 'converted':
      return arc(metal(b), place('[data-spot="held"]', '[data-forest]'), seatAt('purse', a), cut, 36)
    case 'fairy_got':
      return arc(object(a), spot('blue'), place('[data-spot="shelf:2"]'), cut, 44, QUICK)
    case 'returned':
      return arc(object(a), place('[data-spot="held"]', '[data-forest]'), spot('blue'), cut)
    case 'card_drawn':
    case 'fetched':
      return card(person(b), spot('pile'), cut)
    case 'mission_done':
      return arc(person(c), place('[data-spot="held"]', '[data-forest]'), spot('pile'), cut)
    case 'gave_object':
      return arc(object(b), seatAt('pack', a), spot('blue'), cut)
    case 'rewarded':
      return arc(object(b), spot('blue'), seatAt('pack', a), cut)
    case 'got_apple':
      return arc('gapple', spot('supply'), seatAt('apples', a), cut, 52, 600)
    case 'sacrificed':
      return arc('gapple', seatAt('apples', a), spot('supply'), cut, 52)
    case 'in_debt':
    case 'card_laid':
      return arc(person(b), place('[data-forest]'), tileAt(c), cut, size)
    case 'used':
      return arc(person(b), under(a), place('[data-forest]'), cut, 84)
    case 'gap_filled':
      return arc(object(b), seatAt('pack', a), place(`[data-thing="gap:${c}"]`), cut)
    case 'gap_cleared':
      return arc(object(b), place(`[data-thing="gap:${c}"]`), seatAt('pack', a), cut)
    case 'spirit_came':
      return arc('c-forest_spirit', spot('spirit'), tileAt(c), cut, size * 1.2, 700)
    case 'won':
      return crown(cut)
  }
}
