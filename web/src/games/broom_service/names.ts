/** The names of Broom Service's world in the order of their numbers (names.py says the same to the rules). */
export const SIDES = ['recto', 'verso'] as const
export const LANDSCAPES = ['forest', 'hill', 'mountain', 'prairie'] as const
export const RESOURCES = ['orange', 'violet', 'green', 'wand'] as const
export const ROLES = [
  'forest_witch', 'hill_witch', 'mountain_witch', 'prairie_witch', 'root_gatherer',
  'fruit_gatherer', 'herb_gatherer', 'valley_druid', 'peak_druid', 'weather_fairy',
] as const
export const EVENTS = [
  'more_or_less', 'black_market', 'moonshiner', 'take_heart', 'dangerous_places',
  'protected_places', 'advantage', 'empty_hands', 'full_set', 'gathering',
] as const
export const SPACE_KINDS = ['mountain', 'forest', 'hill'] as const
export const MOUNTAIN_TILES = ['potions', 'wands', 'deliver', 'two_moves', 'dispel'] as const
export const FOREST_TILES = ['brave_coward', 'extra_card', 'five_points'] as const
export const CIRCLES = ['A', 'B', 'C', 'D'] as const
export const STORMS = ['heavy', 'aura', 'move', 'deliver', 'hoard'] as const

export type RoleName = (typeof ROLES)[number]
export type EventName = (typeof EVENTS)[number]
export type Landscape = (typeof LANDSCAPES)[number]
export type Resource = (typeof RESOURCES)[number]

/** How many of each kind a side of the board has room for: things of the verso are numbered after those of the recto. */
export const ROOM = { regions: 44, lands: 36, towers: 62, spots: 24, spaces: 12, pawns: 2 } as const
export const MARKET = ROOM.towers - 1 // the market tile's tower (BS-213)
export const HILL_MARKET = 5

/** The questions by number (questions.py). */
export const ASK = {
  choose: 1, keep: 2, extra: 3, lead: 4, follow: 5, mode: 6, gather: 7, move: 8, turbo: 9, order: 10, tile: 11, deliver: 12, dispel: 13, bid: 14, set: 15, pick: 16,
} as const

/** Where a seat stands in a trick (tricks.py). */
export const STANCE = { unknown: -1, brave: 0, cowardly: 1, none: 2, passed: 3, out: 4 } as const

/** A key of the words: underscores are dashes there. */
export const keyed = (...parts: string[]): string => parts.join('-').replaceAll('_', '-')
