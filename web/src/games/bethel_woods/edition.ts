/** What the board needs of the edition: the table's own file as JSON, as the server tells it. */
import { dataOf } from '../../kit/reading'
import { TYPES } from './art/pieces'

export const TYPE_NAMES = ['mechanical', 'structural', 'digital', 'electrical'] as const
export const WORKERS = ['mechanic', 'engineer', 'technician', 'electrician'] as const
export const TILES = ['limit6', 'redirect', 'build_plus1', 'unmask_plus1', 'ability_fee', 'extra_malfunction'] as const
export const TILE_ICONS = ['limit6', 'redirect', 'build', 'unmask', 'ability', 'extra'] as const
export const DIRECTIONS = ['clockwise', 'anticlockwise'] as const
export const MACHINES = 6
export const KINDS = 24

interface CriticalTile { id: string; knowledge_limit?: number; more?: number; direction?: string }
export interface Edition {
  turn: { malfunctions: number; knowledge_limit: number }
  machines: { critical_load: number; lost_when_critical: number }
  dream_machine: { costs: number[] }
  malfunction: { counts: number[]; short: number[] }[]
  spy: { cost: string[] }[]
  section: { accepts: string[] }[]
  critical_tile: CriticalTile[]
  character: { id: string; fewer?: number }[]
}

/** As long as the edition has not come: the numbers that the rulebook states. */
const NONE: Edition = {
  turn: { malfunctions: 3, knowledge_limit: 7 },
  machines: { critical_load: 4, lost_when_critical: 4 },
  dream_machine: { costs: [1, 2, 3, 4, 5, 6] },
  malfunction: [],
  spy: [],
  section: [],
  critical_tile: [],
  character: [],
}

export const editionOf = (given: unknown): Edition => dataOf(given, NONE)

const numbers = (names: readonly string[] | undefined): number[] => (names ?? []).map((name) => TYPE_NAMES.indexOf(name as (typeof TYPE_NAMES)[number]))
/** The types that a spy costs, and that a section accepts. */
export const spyTypes = (edition: Edition, machine: number): number[] => numbers(edition.spy[machine]?.cost)
export const sectionTypes = (edition: Edition, section: number): number[] => numbers(edition.section[section]?.accepts)
export const letter = (type: number): (typeof TYPES)[number] => TYPES[type % 4] ?? 'm'

export const tile = (edition: Edition, id: string): CriticalTile => edition.critical_tile.find((each) => each.id === id) ?? { id }

/** What the words of critical tiles and characters need (things.py says the same). */
export function tileNumbers(edition: Edition): Record<string, number> {
  return {
    limit: tile(edition, 'limit6').knowledge_limit ?? 6,
    build: tile(edition, 'build_plus1').more ?? 1,
    unmask: tile(edition, 'unmask_plus1').more ?? 1,
    extra: tile(edition, 'extra_malfunction').more ?? 1,
    fewer: edition.character.find((each) => each.id === 'violet')?.fewer ?? 2,
  }
}

/** How many tokens there are in all, in the full or the short supply. */
export const supply = (edition: Edition, short: boolean): number =>
  edition.malfunction.reduce((sum, each) => sum + (short ? each.short : each.counts).reduce((a, b) => a + b, 0), 0)
