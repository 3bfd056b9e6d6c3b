/** Motion tells what happened (LOOKS §6): pieces fly over the page from where they were to where they will lie. */
import { numbersOf } from '../../kit/events'
import type { BenevolentEvent } from '../../generated/views'
import { arc, crown, DRIFT, piece, place, put, seatAt, shape, SMOOTH, spot, travel, WALK, type Cut, type Place } from '../../kit/flights'
import type { Told } from '../../lib/board'
import { giftName } from './edition'
import type { View } from './reading'

const hexAt = (hex: number): Place | null => spot(`lane:${hex}`)
const reserveAt = (): Place | null => place('[data-thing="reserve:0"]')

/** Leaves one by one, drifting and turning. */
async function drift(count: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> {
  if (!from || !to) return
  const leaves = Array.from({ length: Math.min(count, 12) }, async (_, i) => {
    const body = piece('leaf', 30)
    if (!body) return
    const side = (i % 2 ? 1 : -1) * (18 + (i % 3) * 9)
    const at = (t: number, turn: number) => {
      const sway = Math.sin(t * Math.PI * 2) * side
      return put({ x: from.x + (to.x - from.x) * t + sway, y: from.y + (to.y - from.y) * t - 46 * 4 * t * (1 - t) * 0.6 }, 30, `rotate(${turn}deg)`)
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
  const halo = to && shape('halo')
  if (to && halo) {
    const frames = [0, 1, 0].map((opacity, i) => ({ opacity, transform: put(to, 90, `scale(${0.4 + i * 0.5})`) }))
    void travel(halo, frames, { duration: DRIFT, delay: WALK - 160 }, cut)
  }
  await arc(`g-${giftName(kind)}`, from, to, cut)
}

/** The five gifts rise in a ring over the forest. */
const five = (cut: Cut): Promise<void> =>
  crown(place('[data-forest]'), [0, 1, 2, 3, 4].map((kind) => ({ symbol: `g-${giftName(kind)}`, size: 76, far: 150 })), cut, { spin: 0.55, swell: 0.9 })

/** A tile tilts out of the pyramid, or is turned over and fades. */
async function tile(from: Place | null, to: Place | null, permanent: boolean, cut: Cut): Promise<void> {
  const body = from && to ? shape(permanent ? 'tile moss' : 'tile') : null
  if (!body || !from || !to) return
  const frames = [
    { transform: put(from, 60), opacity: 1 },
    { transform: put({ x: from.x, y: from.y - 22 }, 60, 'rotate(-9deg) scale(1.15)'), opacity: 1, offset: 0.35 },
    { transform: put(to, 60, 'rotate(0) scale(.5)'), opacity: 0.5 },
  ]
  await travel(body, frames, { duration: WALK, easing: SMOOTH }, cut)
}

/** Show one event moving. `before` is the position it happens to. */
export async function fly(told: Told, before: View, look: (seat: number) => number, cut: Cut): Promise<void> {
  const [a, b, c] = numbersOf(told)
  const step = `step${(look(a) % 5) + 1}`
  switch (told.event as BenevolentEvent) {
    case 'step_put':
      return arc(step, seatAt('card', a), hexAt(b), cut, { size: 46 })
    case 'step_moved':
      return arc(step, hexAt(b), hexAt(c), cut, { size: 46 })
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
      return arc(step, spot(`moon:${b - 1}`), spot(`moon:${c - 1}`), cut, { size: 34, time: DRIFT })
    case 'secret_taken':
      return tile(place(`[data-thing="tile:${before.pyramid.indexOf(b)}"]`), seatAt('secrets', a), b < 9, cut)
    case 'secret_used':
      return tile(place(`[data-thing="secret:${b}"]`), place('[data-forest]'), false, cut)
    case 'won':
      return five(cut)
  }
}
