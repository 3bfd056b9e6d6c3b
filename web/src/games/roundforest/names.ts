/** Names of the components, in the order of names.py; the words' files know them by these. */
export const CHIPS = ['blue', 'yellow', 'red'] as const
export const METALS = ['copper', 'silver'] as const
export const ROWS = ['bottom', 'middle', 'top'] as const
export const CORNERS = ['nw', 'ne', 'se', 'sw'] as const
export const COLUMNS = 'ABCDEF'
export const OBJECTS = [
  'anvil', 'barrel', 'stone', 'saddle', 'chest', 'sword', 'potion', 'cross', 'key',
  'coin_copper', 'coin_silver', 'helmet', 'horseshoe', 'hat', 'cheese', 'kettle', 'jug',
  'spoon', 'mortar', 'mushroom', 'bottle', 'boots',
] as const
export const CHARACTERS = [
  'smith', 'innkeeper', 'sculptor', 'witch', 'bandit', 'devil',
  'prince', 'unicorn', 'pedlar', 'goblin', 'beggar', 'forest_spirit',
] as const
export type ObjectName = (typeof OBJECTS)[number]
export type CharacterName = (typeof CHARACTERS)[number]
export type ClassName = 'friendly' | 'hostile' | 'altruistic'

/** As the tokens are drawn: heavy ones are square, a mark tells that a mission can use them (RF-072, RF-074). */
export const HEAVY: ReadonlySet<string> = new Set(['anvil', 'barrel', 'stone', 'saddle', 'chest'])
export const MARKED: ReadonlySet<string> = new Set(['anvil', 'barrel', 'stone', 'sword', 'potion', 'cross'])
/** Characters from here on have an ability, those before them missions (RF-102). */
export const PRINCE = 6
export const SPIRIT = 11
export const classOf = (name: CharacterName): ClassName => {
  const at = CHARACTERS.indexOf(name)
  return at < 3 ? 'friendly' : at < PRINCE ? 'hostile' : 'altruistic'
}
export const objectName = (kind: number): ObjectName => OBJECTS[kind] ?? 'bottle'
export const characterName = (n: number): CharacterName => CHARACTERS[n] ?? 'smith'

/** Cells are numbered row by row, six to a row in every layout; gaps south-east of them, five to a row (forest.py). */
export const SIDE = 6
export const WELL = 2
