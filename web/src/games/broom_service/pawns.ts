/** Where pawns stand: each region has room for all ten, the best spots first. */
import type { Box } from './edition'
import type { View } from './reading'
import { realmOf, type Standing } from './realm'

export interface PawnAt extends Standing { seat: number; pawn: number; land: number; thing: string }

/** Every pawn in play, with its own spot. */
export function pawnsOf(view: View, box: Box): PawnAt[] {
  const realm = realmOf(box, view.side)
  const taken = new Map<number, number>()
  const out: PawnAt[] = []
  for (let seat = 0; seat < view.seats; seat++)
    for (let pawn = 0; pawn < 2; pawn++) {
      const land = view.pawns[seat]?.[pawn] ?? 0
      const at = taken.get(land) ?? 0
      taken.set(land, at + 1)
      const slot = realm.places.get(land)?.slots[at] ?? { x: 0, y: 0 }
      out.push({ x: slot.x, y: slot.y + 8, seat, pawn, land, thing: `pawn:${seat * 2 + pawn}` })
    }
  return out
}

export const slotOf = (view: View, box: Box, seat: number, pawn: number): Standing =>
  pawnsOf(view, box).find((each) => each.seat === seat && each.pawn === pawn) ?? { x: 0, y: 0 }
