/** Everything that stands on the land, from the back to the front: what is lower on the map is drawn over what is above it. */
import type { Box } from './edition'
import type { PawnAt } from './pawns'
import { cloudOn, covered, type View } from './reading'
import type { Realm } from './realm'

export interface Upright { y: number; key: string; kind: 'castle' | 'tower' | 'cloud' | 'tile' | 'circle' | 'pawn'; i: number }

export function standingOn(realm: Realm, view: View, box: Box, pawns: readonly PawnAt[]): Upright[] {
  const all: Upright[] = [
    ...realm.castles.map((each, i) => ({ y: each.y, key: `castle${i}`, kind: 'castle' as const, i })),
    ...realm.towers.flatMap((each, i) => (covered(view, box, i) ? [] : [{ y: each.y + (each.square ? 1 : 0), key: `tower${i}`, kind: 'tower' as const, i }])),
    ...realm.circles.map((each, i) => ({ y: each.y - 12, key: `circle${i}`, kind: 'circle' as const, i })),
    ...realm.spaces.flatMap((each, i) => ((view.tile[i] ?? -1) >= 0 ? [{ y: each.y, key: `tile${i}`, kind: 'tile' as const, i }] : [])),
    ...realm.clouds.flatMap((each, i) => (cloudOn(view, box, i) ? [{ y: each.y + 26, key: `cloud${i}`, kind: 'cloud' as const, i }] : [])),
    ...pawns.map((each, i) => ({ y: each.y + 30, key: each.thing, kind: 'pawn' as const, i })),
  ]
  return all.sort((a, b) => a.y - b.y)
}
