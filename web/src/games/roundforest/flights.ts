/** Motion tells what happened (LOOKS §6): pieces fly over the page from where they were to where they will lie. */
import { arc, crown, LAND, piece, place, put, rest, row, shake, travel, WALK, type Cut, type Place } from '../../kit/flights'
import type { RoundforestEvent } from '../../generated/views'
import type { Told } from '../../lib/board'
import { numbersOf } from './events'
import { CHIPS, METALS, characterName, objectName } from './names'
import type { View } from './reading'

const QUICK = 300

const tileAt = (cell: number): Place | null => place(`[data-spot="tile:${cell}"]`)
const bagAt = (seat: number): Place | null => place(`[data-spot="bag:${seat}"]`)
const seatAt = (kind: string, seat: number): Place | null => place(`[data-spot="${kind}:${seat}"]`, `[data-thing="seat:${seat}"]`, `[data-spot="bag:${seat}"]`)
const spot = (name: string): Place | null => place(`[data-spot="${name}"]`) ?? above()
/** Where things come from that lie on no screen: above the forest. */
function above(): Place | null {
  const forest = place('[data-forest]')
  return forest && { ...forest, y: forest.y - forest.size / 2 - 30 }
}

/** The frame of a symbol: coins are small, pawns large. */
function boxOf(symbol: string): string {
  const half = symbol === 'copper' || symbol === 'silver' ? 15 : symbol.startsWith('pawn') ? 30 : 26
  return `${-half} ${-half} ${2 * half} ${2 * half}`
}
const carry = (symbol: string, from: Place | null, to: Place | null, cut: Cut, size?: number, time?: number): Promise<void> =>
  arc(symbol, from, to, cut, { size, box: boxOf(symbol), time })
/** Coins or chips, one behind another. */
const several = (symbol: string, count: number, from: Place | null, to: Place | null, cut: Cut): Promise<void> =>
  row(count, 70, cut, () => carry(symbol, from, to, cut, 30))

/** A card is drawn from the pile and turns over before the eyes. */
async function card(symbol: string, from: Place | null, cut: Cut): Promise<void> {
  const forest = place('[data-forest]')
  if (!from || !forest) return
  const size = 84
  const middle = { x: forest.x, y: forest.y }
  const half = { x: (from.x + middle.x) / 2, y: (from.y + middle.y) / 2 - 30 }
  const back = piece('cardback', size)
  if (back) await travel(back, [{ transform: put(from, size, 'scale(.5)') }, { transform: put(half, size, 'scale(.9) rotateY(90deg)') }], { duration: QUICK, easing: 'ease-in' }, cut)
  const face = cut() ? null : piece(symbol, size)
  if (face) await travel(face, [{ transform: put(half, size, 'scale(.9) rotateY(-90deg)') }, { transform: put(middle, size, 'scale(1.15)'), offset: 0.7 }, { transform: put(middle, size, 'scale(1.1)'), opacity: 0.9 }], { duration: QUICK + 180, easing: LAND }, cut)
}

/** Three apples rise around the ring: the game is won. */
const won = (cut: Cut): Promise<void> =>
  crown(place('[data-forest]'), [...['gapple', 'gapple', 'gapple'].map((symbol) => ({ symbol, size: 76, far: 120 })), { symbol: 'emerald', size: 120, far: 0 }], cut)

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
  switch (told.event as RoundforestEvent) {
    case 'first_move':
      return carry(pawn, bagAt(a), tileAt(b), cut, size)
    case 'moved':
      return carry(pawn, tileAt(b), tileAt(c), cut, size)
    case 'rode':
      await Promise.all([carry('c-unicorn', under(a), tileAt(b), cut, size * 1.3, 700), carry(pawn, under(a), tileAt(b), cut, size, 700)])
      return
    case 'compass_spent':
      return carry('cmp', seatAt('compass', a), under(a), cut, 36)
    case 'turned':
      return rest(WALK, cut)
    case 'not_turned':
      shake(`tile:${a}`)
      return rest(QUICK, cut)
    case 'restocked':
      return carry(chip(b), spot('black'), tileAt(a), cut, size * 0.7, QUICK)
    case 'bag_refilled':
      return several('ch-blue', 5, spot('aside'), spot('black'), cut)
    case 'chip_taken':
      return carry(chip(b), under(a), spot('aside'), cut, size * 0.7, QUICK)
    case 'object_drawn':
      return carry(object(b), spot('blue'), place('[data-forest]'), cut, 56)
    case 'object_found':
      return carry(object(b), tileAt(c), place('[data-forest]'), cut, 56, QUICK)
    case 'kept':
      return carry(object(b), place('[data-spot="held"]', '[data-forest]'), seatAt('pack', a), cut)
    case 'left':
    case 'laid':
      return carry(object(b), place('[data-spot="held"]', '[data-forest]'), tileAt(c), cut)
    case 'bartered':
      await Promise.all([
        carry(object(b), place('[data-spot="held"]', '[data-forest]'), spot('blue'), cut),
        carry(object(c), place(`[data-thing="fairy:${before.fairy.indexOf(c, d * 3)}"]`), place('[data-forest]'), cut, 56),
      ])
      return
    case 'paid':
      return several(metal(c), b, seatAt('purse', a), spot('fairyboard'), cut)
    case 'gave_coins':
      return several(metal(c), b, seatAt('purse', a), spot('supply'), cut)
    case 'got_coins':
      return several(metal(c), b, spot('supply'), seatAt('purse', a), cut)
    case 'converted':
      return carry(metal(b), place('[data-spot="held"]', '[data-forest]'), seatAt('purse', a), cut, 36)
    case 'fairy_got':
      return carry(object(a), spot('blue'), place('[data-spot="shelf:2"]'), cut, 44, QUICK)
    case 'returned':
      return carry(object(a), place('[data-spot="held"]', '[data-forest]'), spot('blue'), cut)
    case 'card_drawn':
    case 'fetched':
      return card(person(b), spot('pile'), cut)
    case 'mission_done':
      return carry(person(c), place('[data-spot="held"]', '[data-forest]'), spot('pile'), cut)
    case 'gave_object':
      return carry(object(b), seatAt('pack', a), spot('blue'), cut)
    case 'rewarded':
      return carry(object(b), spot('blue'), seatAt('pack', a), cut)
    case 'got_apple':
      return carry('gapple', spot('supply'), seatAt('apples', a), cut, 52, 600)
    case 'sacrificed':
      return carry('gapple', seatAt('apples', a), spot('supply'), cut, 52)
    case 'in_debt':
    case 'card_laid':
      return carry(person(b), place('[data-forest]'), tileAt(c), cut, size)
    case 'used':
      return carry(person(b), under(a), place('[data-forest]'), cut, 84)
    case 'gap_filled':
      return carry(object(b), seatAt('pack', a), place(`[data-thing="gap:${c}"]`), cut)
    case 'gap_cleared':
      return carry(object(b), place(`[data-thing="gap:${c}"]`), seatAt('pack', a), cut)
    case 'spirit_came':
      return carry('c-forest_spirit', spot('spirit'), tileAt(c), cut, size * 1.2, 700)
    case 'won':
      return won(cut)
  }
}
