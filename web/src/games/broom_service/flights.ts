/** Motion tells what happened (LOOKS §6): pawns fly, potions are carried, clouds drift off, the torch passes. */
import type { Told } from '../../lib/board'
import type { Box } from './edition'
import { ROOM } from './names'
import { RESOURCE_SYMBOLS } from './art/pieces'
import type { View } from './reading'
import { realmOf } from './realm'
import { slotOf } from './pawns'

const SVG = 'http://www.w3.org/2000/svg'
const WALK = 420
const DRIFT = 700
const SMOOTH = 'cubic-bezier(.6,0,.3,1)'
const LAND = 'cubic-bezier(.3,1.35,.5,1)'

interface Place { x: number; y: number }
type Cut = () => boolean

/** The middle of the first of these that can be seen. */
function place(...selectors: string[]): Place | null {
  let hidden: Place | null = null
  for (const selector of selectors)
    for (const found of document.querySelectorAll(selector)) {
      const box = found.getBoundingClientRect()
      if (!box.width && !box.height) continue
      const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      if (spot.x >= 0 && spot.x <= innerWidth && spot.y >= 0 && spot.y <= innerHeight) return spot
      hidden ??= spot
    }
  return hidden
}

/** A point of the map on the screen, and how large a unit of it is there. */
function onMap(x: number, y: number): (Place & { scale: number }) | null {
  const map = document.querySelector<SVGSVGElement>('svg[data-realm]')
  const matrix = map?.getScreenCTM()
  if (!matrix) return null
  const at = new DOMPoint(x, y).matrixTransform(matrix)
  return { x: at.x, y: at.y, scale: matrix.a }
}

const seatAt = (kind: string, seat: number): Place | null => place(`[data-spot="${kind}:${seat}"]`, `[data-spot="vp:${seat}"]`)
const trickAt = (seat: number): Place | null => place(`[data-spot="trick:${seat}"]`)

/** Something in the air, ready to be moved. */
function body(symbol: string, size: number, box: string): SVGSVGElement | null {
  const sky = document.querySelector('[data-flights]')
  if (!sky) return null
  const [x = 0, y = 0, w = 1, h = 1] = box.split(' ').map(Number)
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  const put = (on: Element, values: Record<string, string | number>) => {
    for (const [name, value] of Object.entries(values)) on.setAttribute(name, String(value))
  }
  put(svg, { viewBox: box, width: size, height: (size * h) / w })
  put(use, { href: `#${symbol}`, x, y, width: w, height: h })
  svg.append(use)
  sky.append(svg)
  return svg
}

function note(text: string, look: string): HTMLElement | null {
  const sky = document.querySelector('[data-flights]')
  if (!sky) return null
  const div = document.createElement('div')
  div.className = `note ${look}`
  div.textContent = text
  sky.append(div)
  return div
}

/** Moves something and takes it away; a cut ends it at once. */
async function travel(thing: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, cut: Cut): Promise<void> {
  if (cut()) return thing.remove()
  const moving = thing.animate(frames, { fill: 'both', ...timing })
  const watch = setInterval(() => cut() && moving.cancel(), 30)
  await moving.finished.catch(() => undefined)
  clearInterval(watch)
  thing.remove()
}

const put = (at: Place, size: number, more = ''): string => `translate(${at.x - size / 2}px, ${at.y - size / 2}px) ${more}`
const pause = (time: number, cut: Cut): Promise<void> => (cut() ? Promise.resolve() : new Promise((done) => setTimeout(done, time)))

/** Lifts, goes along an arc, lands with a little squash. */
async function arc(symbol: string, box: string, from: Place | null, to: Place | null, size: number, cut: Cut, time = WALK): Promise<void> {
  const thing = from && to ? body(symbol, size, box) : null
  if (!thing || !from || !to) return
  const high = Math.min(90, 24 + Math.hypot(to.x - from.x, to.y - from.y) * 0.22)
  const lean = to.x >= from.x ? 10 : -10
  const frames: Keyframe[] = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const at = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t - high * 4 * t * (1 - t) }
    return { transform: put(at, size, `rotate(${(lean * Math.sin(Math.PI * t)).toFixed(1)}deg) scale(${(1 + 0.3 * Math.sin(Math.PI * t)).toFixed(3)})`), offset: t * 0.86 }
  })
  frames.push({ transform: put(to, size, 'scale(1.06, .94)'), offset: 0.93 }, { transform: put(to, size), offset: 1 })
  await travel(thing, frames, { duration: time }, cut)
}

/** Several of a kind, one after another. */
async function stream(symbol: string, box: string, count: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(6, count) }, (_, i) => pause(i * 90, cut).then(() => arc(symbol, box, from, to, 34, cut, 560))))
}

/** A number that rises: points won or lost. */
async function rises(points: number, at: Place | null, cut: Cut): Promise<void> {
  if (!at || !points) return
  const thing = note(points > 0 ? `+${points}` : `\u2212${-points}`, points > 0 ? 'won' : 'lost')
  if (!thing) return
  const frames = [0, 1, 1, 0].map((opacity, i) => ({ opacity, transform: `translate(${at.x}px, ${at.y - i * 16}px) translate(-50%, -50%) scale(${i === 1 ? 1.25 : 1})` }))
  await travel(thing, frames, { duration: DRIFT, easing: 'ease-out' }, cut)
}

/** A card goes from its owner to the trick. */
async function card(seat: number, role: number, cut: Cut): Promise<void> {
  const sky = document.querySelector('[data-flights]')
  const from = place(`.hand [data-thing="role:${role}"]`, `[data-spot="cards:${seat}"]`)
  const to = trickAt(seat)
  if (!sky || !from || !to) return pause(160, cut)
  const face = document.createElement('div')
  face.className = 'card'
  sky.append(face)
  const frames = [
    { transform: put(from, 58, 'scale(.7)'), opacity: 0.6 },
    { transform: put({ x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 }, 58, 'rotateY(60deg) scale(1.1)'), opacity: 1 },
    { transform: put(to, 58, 'rotateY(0)'), opacity: 1 },
  ]
  await travel(face, frames, { duration: WALK, easing: SMOOTH }, cut)
}

/** A cloud drifts off to whoever dispelled it, once its stars are paid. */
async function dispelled(view: View, box: Box, seat: number, spot: number, wands: number, cut: Cut): Promise<void> {
  const cloud = realmOf(box, view.side).clouds[spot]
  const at = cloud ? onMap(cloud.x, cloud.y) : null
  await stream('bs-wand', '-20 -20 40 40', wands, seatAt('good3', seat), at, cut)
  const storm = (view.cloud[spot] ?? 0) >= 24
  await arc(storm ? 'bs-storm' : 'bs-cloud', '-36 -36 72 72', at, seatAt('storm', seat), 72 * (at?.scale ?? 1), cut, DRIFT)
}

async function delivered(view: View, box: Box, seat: number, thing: number, points: number, cut: Cut): Promise<void> {
  const realm = realmOf(box, view.side)
  const tower = realm.towers[thing % ROOM.towers]
  const market = realm.spaces.find((space) => space.kind === 2 && view.tile[space.number] === 5)
  const spot = tower ?? market
  const at = spot ? onMap(spot.x, spot.y) : null
  const colour = tower?.colour ?? 0
  await arc(RESOURCE_SYMBOLS[colour] ?? 'bs-po-0', '-20 -26 40 46', seatAt(`good${colour}`, seat), at, 36, cut, 560)
  await rises(points, at, cut)
}

async function moved(before: View, after: View, box: Box, seat: number, pawn: number, look: number, cut: Cut): Promise<void> {
  const [a, b] = [slotOf(before, box, seat, pawn), slotOf(after, box, seat, pawn)]
  const [from, to] = [onMap(a.x, a.y - 11), onMap(b.x, b.y - 11)]
  const drawn = document.querySelector(`[data-thing="pawn:${seat * 2 + pawn}"]`)
  drawn?.classList.add('away')
  const home = before.pawns[seat]?.[pawn] ?? 0
  const far = home === (after.pawns[seat]?.[pawn] ?? 0) ? 0 : DRIFT
  await arc(`bs-pawn${(look % 5) + 1}`, '-31 -42 62 62', from, to, 62 * (to?.scale ?? 1), cut, far)
  drawn?.classList.remove('away')
}

/** The torch leaps from the robbed card to the bold one. */
const robbed = (loser: number, rival: number, cut: Cut): Promise<void> => arc('bs-flame', '-22 -38 44 44', trickAt(loser), trickAt(rival), 40, cut, 460)

async function won(seat: number, look: number, cut: Cut): Promise<void> {
  const middle = place('.map')
  if (!middle) return
  const rising = Array.from({ length: 7 }, (_, k) => {
    const thing = body(k % 2 ? 'bs-star' : `bs-pawn${(look % 5) + 1}`, k % 2 ? 46 : 70, k % 2 ? '-10 -10 20 20' : '-31 -42 62 62')
    if (!thing) return Promise.resolve()
    const frames: Keyframe[] = Array.from({ length: 12 }, (_, i) => {
      const turn = (k / 7 + (i / 11) * 0.6) * 2 * Math.PI
      const far = 140 * Math.min(1, i / 6)
      return { transform: put({ x: middle.x + Math.cos(turn) * far * 1.5, y: middle.y + Math.sin(turn) * far * 0.8 }, 60, `scale(${0.5 + i / 14})`), opacity: i === 0 || i === 11 ? 0 : 1 }
    })
    return travel(thing, frames, { duration: 1500, easing: 'ease-out' }, cut)
  })
  void seat
  await Promise.all(rising)
}

/** Show one event moving; `before` is the position it happens to, `after` what it makes of it. */
export async function fly(told: Told, before: View, after: View, box: Box, look: (seat: number) => number, cut: Cut): Promise<void> {
  const [a = 0, b = 0, c = 0] = told.numbers
  switch (told.event) {
    case 'led':
    case 'followed':
    case 'laid':
      return card(a, b, cut)
    case 'robbed':
      return robbed(a, b, cut)
    case 'moved':
    case 'jumped':
      return moved(before, after, box, a, told.event === 'moved' ? b - 1 : before.pawn, look(a), cut)
    case 'gathered':
    case 'took':
      return stream(RESOURCE_SYMBOLS[b] ?? 'bs-wand', b === 3 ? '-20 -20 40 40' : '-20 -26 40 46', c, trickAt(a) ?? place('.map'), seatAt(`good${b}`, a), cut)
    case 'moonshine':
      return stream(RESOURCE_SYMBOLS[b] ?? 'bs-wand', b === 3 ? '-20 -20 40 40' : '-20 -26 40 46', 1, place('[data-spot="event"]'), seatAt(`good${b}`, a), cut)
    case 'delivered':
      return delivered(before, box, a, b, c, cut)
    case 'delivery_wands':
      return stream('bs-wand', '-20 -20 40 40', b, place('.map'), seatAt('good3', a), cut)
    case 'dispelled':
      return dispelled(before, box, a, b % ROOM.spots, c, cut)
    case 'forest_tile':
      return arc(`bs-t-f${b}`, '-22 -22 44 48', tileAt(before, box, a), seatAt('tiles', a), 44, cut, DRIFT)
    case 'amulet':
      return arc('bs-amulet', '-12 -14 24 28', tileAt(before, box, a), seatAt('tiles', a), 30, cut, DRIFT)
    case 'curse':
      return rises(-b, seatAt('vp', a), cut)
    case 'market_points':
    case 'tile_points':
    case 'aura':
    case 'brave_bonus':
    case 'hoard':
    case 'places':
    case 'bid_won':
    case 'gathering':
    case 'set_handed':
    case 'sets':
      return rises(b, seatAt('vp', a), cut)
    case 'kept':
    case 'empty_hands':
    case 'lightning':
    case 'amulets':
      return rises(c, seatAt('vp', a), cut)
    case 'round':
      return pause(600, cut)
    case 'cursed':
    case 'passed':
    case 'performs':
    case 'bid':
    case 'chosen':
      return pause(260, cut)
    case 'won':
      return won(a, look(a), cut)
  }
}

function tileAt(view: View, box: Box, seat: number): Place | null {
  const region = view.pawns[seat]?.[view.pawn]
  const space = realmOf(box, view.side).spaces.find((each) => each.region === region)
  return space ? onMap(space.x, space.y) : null
}

/** The gold frame glides from one seat to the next. */
export function passTurn(from: number, to: number): void {
  const frameOf = (seat: number) => document.querySelector(`[data-spot="vp:${seat}"]`)?.closest('.paper')?.getBoundingClientRect()
  const [a, b, sky] = [frameOf(from), frameOf(to), document.querySelector('[data-flights]')]
  if (!a || !b || !sky || !a.width) return
  const frame = document.createElement('div')
  frame.className = 'frame'
  sky.append(frame)
  const at = (box: DOMRect) => ({ transform: `translate(${box.x}px, ${box.y}px)`, width: `${box.width}px`, height: `${box.height}px` })
  void travel(frame, [at(a), at(b)], { duration: 240, easing: LAND }, () => false)
}
