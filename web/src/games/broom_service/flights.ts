/** Motion tells what happened (LOOKS §6): pawns fly, potions are carried, clouds drift off, the torch passes. */
import { arc, crown, DRIFT, place, put, rest, row, shape, SMOOTH, travel, WALK, type Cut, type Place } from '../../kit/flights'
import type { BroomServiceEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import { RESOURCE_SYMBOLS } from './art/pieces'
import type { Box } from './edition'
import { EARNED } from './events'
import { ROOM } from './names'
import { slotOf } from './pawns'
import type { View } from './reading'
import { realmOf } from './realm'

/** A point of the map on the screen, and how large a unit of it is there. */
function onMap(x: number, y: number): Place | null {
  const map = document.querySelector<SVGSVGElement>('svg[data-realm]')
  const matrix = map?.getScreenCTM()
  if (!matrix) return null
  const at = new DOMPoint(x, y).matrixTransform(matrix)
  return { x: at.x, y: at.y, size: matrix.a }
}

const seatAt = (kind: string, seat: number): Place | null => place(`[data-spot="${kind}:${seat}"]`, `[data-spot="vp:${seat}"]`)
const trickAt = (seat: number): Place | null => place(`[data-spot="trick:${seat}"]`)

/** Something flies leaning the way it goes; `box`: the frame of its symbol. */
const carry = (symbol: string, box: string, from: Place | null, to: Place | null, size: number, cut: Cut, time: number): Promise<void> =>
  arc(symbol, from, to, cut, { size, box, time, lean: 10 })
/** Several of a kind, one after another. */
const stream = (symbol: string, box: string, count: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> =>
  row(count, 90, cut, () => carry(symbol, box, from, to, 34, cut, 560))

/** A number that rises: points won or lost. */
async function rises(points: number, at: Place | null, cut: Cut): Promise<void> {
  if (!at || !points) return
  const thing = shape(points > 0 ? 'note won' : 'note lost', points > 0 ? `+${points}` : `\u2212${-points}`)
  if (!thing) return
  const frames = [0, 1, 1, 0].map((opacity, i) => ({ opacity, transform: `translate(${at.x}px, ${at.y - i * 16}px) translate(-50%, -50%) scale(${i === 1 ? 1.25 : 1})` }))
  await travel(thing, frames, { duration: DRIFT, easing: 'ease-out' }, cut)
}

/** A card goes from its owner to the trick. */
async function card(seat: number, role: number, cut: Cut): Promise<void> {
  const from = place(`.hand [data-thing="role:${role}"]`, `[data-spot="cards:${seat}"]`)
  const to = trickAt(seat)
  const face = from && to ? shape('card') : null
  if (!face || !from || !to) return rest(160, cut)
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
  await carry(storm ? 'bs-storm' : 'bs-cloud', '-36 -36 72 72', at, seatAt('storm', seat), 72 * (at?.size ?? 1), cut, DRIFT)
}

async function delivered(view: View, box: Box, seat: number, thing: number, points: number, cut: Cut): Promise<void> {
  const realm = realmOf(box, view.side)
  const tower = realm.towers[thing % ROOM.towers]
  const market = realm.spaces.find((space) => space.kind === 2 && view.tile[space.number] === 5)
  const spot = tower ?? market
  const at = spot ? onMap(spot.x, spot.y) : null
  const colour = tower?.colour ?? 0
  await carry(RESOURCE_SYMBOLS[colour] ?? 'bs-po-0', '-20 -26 40 46', seatAt(`good${colour}`, seat), at, 36, cut, 560)
  await rises(points, at, cut)
}

async function moved(before: View, after: View, box: Box, seat: number, pawn: number, look: number, cut: Cut): Promise<void> {
  const [a, b] = [slotOf(before, box, seat, pawn), slotOf(after, box, seat, pawn)]
  const [from, to] = [onMap(a.x, a.y - 11), onMap(b.x, b.y - 11)]
  const drawn = document.querySelector(`[data-thing="pawn:${seat * 2 + pawn}"]`)
  drawn?.classList.add('away')
  const home = before.pawns[seat]?.[pawn] ?? 0
  const far = home === (after.pawns[seat]?.[pawn] ?? 0) ? 0 : DRIFT
  await carry(`bs-pawn${(look % 5) + 1}`, '-31 -42 62 62', from, to, 62 * (to?.size ?? 1), cut, far)
  drawn?.classList.remove('away')
}

/** The torch leaps from the robbed card to the bold one. */
const robbed = (loser: number, rival: number, cut: Cut): Promise<void> => carry('bs-flame', '-22 -38 44 44', trickAt(loser), trickAt(rival), 40, cut, 460)

/** Pawns and stars rise in a ring over the realm. */
function won(look: number, cut: Cut): Promise<void> {
  const [pawn, star] = [{ symbol: `bs-pawn${(look % 5) + 1}`, size: 70, box: '-31 -42 62 62', far: 140 }, { symbol: 'bs-star', size: 46, box: '-10 -10 20 20', far: 140 }]
  return crown(place('.map'), [0, 1, 2, 3, 4, 5, 6].map((k) => (k % 2 ? star : pawn)), cut, { swell: 0.8, wide: 1.5 })
}

/** Show one event moving; `before` is the position it happens to, `after` what it makes of it. */
export async function fly(told: Told, before: View, after: View, box: Box, look: (seat: number) => number, cut: Cut): Promise<void> {
  const [a = 0, b = 0, c = 0] = told.numbers
  switch (told.event as BroomServiceEvent) {
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
      return carry(`bs-t-f${b}`, '-22 -22 44 48', tileAt(before, box, a), seatAt('tiles', a), 44, cut, DRIFT)
    case 'amulet':
      return carry('bs-amulet', '-12 -14 24 28', tileAt(before, box, a), seatAt('tiles', a), 30, cut, DRIFT)
    case 'curse':
      return rises(-b, seatAt('vp', a), cut)
    case 'tile_points':
    case 'set_handed':
      return rises(b, seatAt('vp', a), cut)
    case 'kept':
    case 'empty_hands':
    case 'lightning':
    case 'amulets':
      return rises(c, seatAt('vp', a), cut)
    case 'round':
      return rest(600, cut)
    case 'cursed':
    case 'passed':
    case 'performs':
    case 'bid':
    case 'chosen':
      return rest(260, cut)
    case 'won':
      return won(look(a), cut)
    default:
      return EARNED.has(told.event) ? rises(b, seatAt('vp', a), cut) : undefined
  }
}

function tileAt(view: View, box: Box, seat: number): Place | null {
  const region = view.pawns[seat]?.[view.pawn]
  const space = realmOf(box, view.side).spaces.find((each) => each.region === region)
  return space ? onMap(space.x, space.y) : null
}
