/** What a role would open if it were performed now: shown while its card is pointed at. Nothing is decided here; the server does. */
import { numberOf } from '../../kit/reading'
import type { Box, Side } from './edition'
import { ASK, RESOURCES, ROOM } from './names'
import { cloudOn, cloudsOver, covered, cloudThing, sideOf, towerThing, type View } from './reading'

interface Contacts { lands: Map<number, Set<number>>; waters: Map<number, Set<number>> }
const known = new WeakMap<Side, Contacts>()

/** Which lands touch which lands, and which waters (the sea is none of them). */
function contacts(side: Side): Contacts {
  const found = known.get(side)
  if (found) return found
  const made: Contacts = { lands: new Map(), waters: new Map() }
  const region = (column: number, row: number) => side.regions.get(side.rows[row]?.[column] ?? '')?.number ?? -1
  side.rows.forEach((cells, row) =>
    cells.forEach((_, column) => {
      const here = region(column, row)
      if (here < 0 || here >= ROOM.lands) return
      const right = column + (row & 1)
      const beside = [[column + 1, row], [column - 1, row], [right - 1, row - 1], [right, row - 1], [right - 1, row + 1], [right, row + 1]] as const
      for (const [x, y] of beside) {
        const near = region(x, y)
        if (near < 0 || near === here) continue
        const book = near < ROOM.lands ? made.lands : made.waters
        book.set(here, (book.get(here) ?? new Set()).add(near))
      }
    }),
  )
  known.set(side, made)
  return made
}

/** Lands next to a land, across clear lakes too (BS-009, BS-010). */
function adjacent(view: View, box: Box, land: number): Set<number> {
  const { lands, waters } = contacts(box.sides[sideOf(view)])
  const near = new Set(lands.get(land))
  for (const water of waters.get(land) ?? []) {
    if (cloudsOver(view, box, water)) continue
    for (const [shore, touched] of waters) if (shore !== land && touched.has(water)) near.add(shore)
  }
  return near
}

/** Points on top that storm clouds beside a land give to a delivery from there (BS-168, BS-169). */
export function aura(view: View, box: Box, land: number): number {
  const side = box.sides[sideOf(view)]
  const near = new Set([...adjacent(view, box, land), ...(contacts(side).waters.get(land) ?? [])])
  return side.spots.reduce((sum, { number, region }) => {
    const cloud = near.has(region) ? cloudOn(view, box, number) : null
    return sum + (cloud?.effect === 'aura' ? cloud.points : 0)
  }, 0)
}

/** Towers that a seat could serve from a land with what it holds. */
export function deliverable(view: View, box: Box, seat: number, land: number): string[] {
  const goods = view.goods[seat] ?? []
  return box.sides[sideOf(view)].towers
    .filter((tower) => tower.lands.includes(land) && (goods[tower.colour] ?? 0) > 0 && !view.occupied[tower.number] && !covered(view, box, tower.number))
    .map((tower) => towerThing(view, tower.number))
}

export interface Preview { regions: Set<string>; towers: Set<string>; clouds: Set<string> }

/** Where a seat's pawns could go, what they could serve and dispel, with this role. */
export function preview(view: View, box: Box, seat: number, role: number, brave: boolean): Preview {
  const out: Preview = { regions: new Set(), towers: new Set(), clouds: new Set() }
  const entry = box.data.role[role]
  const side = box.sides[sideOf(view)]
  const lands = new Map([...side.regions.values()].map(({ number, land }) => [number, land]))
  const pawns = view.pawns[seat] ?? []
  if (!entry || entry.kind === 'gatherer') return out
  const served = (land: number) => entry.landscapes?.includes(lands.get(land) as never) ?? false
  for (const land of pawns) {
    const near = adjacent(view, box, land)
    if (entry.kind === 'witch')
      for (const goal of near) {
        if (!served(goal) || cloudsOver(view, box, goal)) continue
        out.regions.add(`region:${view.side * ROOM.regions + goal}`)
        if (brave) for (const tower of deliverable(view, box, seat, goal)) out.towers.add(tower)
      }
    if (entry.kind === 'druid' && served(land)) for (const tower of deliverable(view, box, seat, land)) out.towers.add(tower)
    if (entry.kind === 'fairy') {
      const waters = contacts(side).waters.get(land) ?? new Set<number>()
      for (const spot of side.spots) {
        const cloud = cloudOn(view, box, spot.number)
        const close = near.has(spot.region) || waters.has(spot.region)
        if (cloud && close && cloud.stars <= (view.goods[seat]?.[RESOURCES.indexOf('wand')] ?? 0)) out.clouds.add(cloudThing(view, spot.number))
      }
    }
  }
  return out
}

/** Towers that wait behind a move: what the pawn could deliver where it would land. */
export function promised(view: View, box: Box, seat: number, regions: Iterable<string>): Set<string> {
  if (view.question !== ASK.move || !view.owed) return new Set()
  return new Set([...regions].flatMap((thing) => deliverable(view, box, seat, numberOf(thing) % ROOM.regions)))
}
