/** Motion tells what happened (LOOKS §6): pieces fly over the page from where they were to where they will lie. */
import { numbersOf } from '../../kit/events'
import type { BethelWoodsEvent } from '../../generated/views'
import { arc, place, seatAt, shape, spot, stir, travel, type Cut, type Place } from '../../kit/flights'
import type { Told } from '../../lib/board'
import { letter } from './edition'
import type { View } from './reading'

const WALK = 380

const lane = (machine: number): Place | null => spot(`lane:${machine}`)
const socket = (machine: number): Place | null => spot(`socket:${machine}`)
const seat = (who: number): Place | null => seatAt('knowledge', who)
const token = (thing: string, who: number): Place | null => place(`[data-thing="${thing}"]`) ?? seat(who)

/** How large a unit of the board is on this screen. */
const scale = (): number => (document.querySelector('[data-ring]')?.getBoundingClientRect().width ?? 800) / 800
const boxOf = (symbol: string): string => (symbol.startsWith('w-') ? '-22 -58 44 62' : symbol === 'spy' ? '-26 -44 52 70' : '-26 -26 52 52')

/** A piece is carried from one place to another; its size in units of the board. */
const carry = (symbol: string, from: Place | null, to: Place | null, units: number, cut: Cut, time = WALK): Promise<void> =>
  arc(symbol, from, to, cut, { size: Math.max(24, units * scale()), box: boxOf(symbol), time, high: (far) => Math.min(80, 20 + far * 0.2), swell: 0.25 })

/** A pulse of light where something changed: gold for good news, red for bad. */
async function pulse(at: Place | null, kind: 'good' | 'bad', size: number, time: number, cut: Cut): Promise<void> {
  const body = at && shape(`pulse ${kind}`)
  if (!at || !body) return
  const wide = size * scale()
  const frames = [0.25, 0.9, 1.15].map((k, i) => ({ transform: `translate(${at.x - 60}px, ${at.y - 60}px) scale(${(k * wide) / 120})`, opacity: [0.2, 1, 0][i] ?? 0 }))
  await travel(body, frames, { duration: time, easing: 'ease-out' }, cut)
}

/** A critical tile turns over. */
async function flip(machine: number, cut: Cut): Promise<void> {
  const found = document.querySelector(`[data-turns="${machine}"]`)
  if (found) await stir(found, [{ transform: 'scaleX(1)' }, { transform: 'scaleX(.02)' }, { transform: 'scaleX(1)' }], { duration: WALK, easing: 'ease-in-out' }, cut)
}

const machineAt = (machine: number): Place | null => place(`[data-thing="machine:${machine}"]`)

/** Show one event moving. `before` is the position it happens to. */
export async function fly(told: Told, before: View, cut: Cut): Promise<void> {
  const [a, b, c, d] = numbersOf(told)
  switch (told.event as BethelWoodsEvent) {
    case 'picked': {
      const types = (before.workers[b] ?? []).flatMap((count, type) => (count ? [type] : []))
      await Promise.all(types.map((type) => carry(`w-${letter(type)}`, lane(b), machineAt(b), 38, cut, 260)))
      return
    }
    case 'laid':
      return carry(`w-${letter(b)}`, place(`[data-thing="worker:${b}"]`) ?? spot('hand'), lane(c), 38, cut)
    case 'sent':
      await carry(`w-${letter(b)}`, place(`[data-thing="worker:${b}"]`) ?? spot('hand'), spot(`section:${c}`), 38, cut)
      return pulse(spot(`dream:${d - 1}`), 'good', 130, 700, cut)
    case 'shifted':
      return carry(`w-${letter(b)}`, lane(c), lane(d), 38, cut)
    case 'repaired':
      return carry(`k-${letter(b)}`, token(`malfunction:${b}`, a) ?? socket(c), seat(a), 35, cut)
    case 'removed':
      return carry(`k-${letter(b)}`, place(`[data-thing="malfunction:${b}"]`) ?? socket(c), spot('discard'), 35, cut)
    case 'paid':
    case 'fee_paid':
    case 'spent':
    case 'discarded':
      return carry(`k-${letter(b)}`, token(`knowledge:${b}`, a), spot('discard'), 35, cut, 320)
    case 'gave':
      return carry(`k-${letter(c)}`, seat(a), seat(b), 35, cut)
    case 'ability':
    case 'substituted':
      return pulse(place(`[data-thing="character:${b}"]`), 'good', 110, 420, cut)
    case 'unmasked':
      await pulse(spot(`spyplace:${b}`), 'good', 120, 420, cut)
      return carry('spy', spot(`spyplace:${b}`), spot('column'), 43, cut)
    case 'placed':
    case 'redirected':
      return carry(`k-${letter(a)}`, spot('reserve'), socket(b), 35, cut)
    case 'spy_came':
      return carry('spy', spot('column'), spot(`spyplace:${a}`), 43, cut, 520)
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
