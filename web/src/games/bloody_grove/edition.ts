/** What the board needs of the edition: the table's own file as JSON, as the server tells it. */
import { dataOf } from '../../kit/reading'

export const ANIMALS = ['bear', 'owl', 'fox'] as const
export type Animal = (typeof ANIMALS)[number]
export type Effect = 'look' | 'recruit' | 'bottom'
export type Per = '' | 'column_venerables' | 'column_animals'
export type Kind = 'base' | 'elite' | 'venerable' | 'red'

// Every Spirit has a number: the base Spirits of seat 0, those of seat 1, the Elites of each animal, the Venerables, the red ones.
const BASE = 9
const ELITE = 18
const ELITES = 10
export const VENERABLE = 48
const RED = 57
export const SPIRITS = 60
export const TOKENS = 12
export const GROVES: readonly number[] = [0, 1, 2]

interface Edges { left: Animal[]; right: Animal[] }
interface Printed extends Partial<Edges> {
  strength: number
  domination: number
  ruse?: number
  arcane?: number
  strength_per?: Per
  domination_per?: Per
  effects?: Effect[]
}
export interface Arcane { value: number; destroy: boolean; count: number }

export interface Edition {
  druid: Edges[]
  arcane: Arcane[]
  base: Printed[]
  elite: Printed[]
  venerable: Printed[]
  rounds: { rounds: number }
  turns: { player: ('starter' | 'other')[] }
  active: { grove: number[] }
  strength: { transformation: number; grove: number }
}

/** As long as the edition has not come: blank cards. */
const NONE: Edition = {
  druid: [],
  arcane: [],
  base: [],
  elite: [],
  venerable: [],
  rounds: { rounds: 4 },
  turns: { player: ['starter', 'other', 'other', 'starter', 'starter', 'other'] },
  active: { grove: [1, 1, 2, 2, 3, 3] },
  strength: { transformation: 1, grove: 1 },
}

export const editionOf = (given: unknown): Edition => dataOf(given, NONE)

export interface Spirit extends Required<Printed> {
  card: number
  kind: Kind
  /** Its place among those of its kind and animal, from 1. */
  number: number
  /** The number of its animal, -1 for a Venerable. */
  animal: number
}

const PLAIN: Printed = { strength: 0, domination: 0 }

/** What kind of card a number stands for, whatever is printed on it. */
function sort(card: number): Pick<Spirit, 'kind' | 'number' | 'animal'> {
  if (card < ELITE) return { kind: 'base', number: (card % 3) + 1, animal: Math.floor((card % BASE) / 3) }
  if (card < VENERABLE) return { kind: 'elite', number: ((card - ELITE) % ELITES) + 1, animal: Math.floor((card - ELITE) / ELITES) }
  if (card < RED) return { kind: 'venerable', number: card - VENERABLE + 1, animal: -1 }
  return { kind: 'red', number: card - RED + 1, animal: -1 }
}

/** A Spirit as it is printed. */
export function spirit(edition: Edition, card: number): Spirit {
  const printed = (card < ELITE ? edition.base[card % BASE] : card < VENERABLE ? edition.elite[card - ELITE] : edition.venerable[card - VENERABLE]) ?? PLAIN
  return { ruse: 0, arcane: 0, left: [], right: [], strength_per: '', domination_per: '', effects: [], ...printed, card, ...sort(card) }
}

export const isVenerable = (card: number): boolean => card >= VENERABLE
export const animalName = (animal: number): Animal => ANIMALS[animal] ?? 'bear'
export const animalOf = (card: number): number => sort(card).animal
/** The back of a card: 0 for a base Spirit, then Elite bear, owl, fox. */
export const backOf = (card: number): number => (card < ELITE ? 0 : sort(card).animal + 1)
export const DRUIDS = ['black', 'green'] as const
export const druidName = (seat: number): 'black' | 'green' => DRUIDS[seat] ?? 'green'

/** Where everybody sees a Spirit lie (names.py). */
export const PLACE = { hidden: 0, column: 1, druid: 7, offer: 9, beside: 10, taken: 11, box: 12, held: 13 } as const
export const RESERVE = -1
export const DISCARD = -2
/** The questions, by number (questions.py). */
export const ASK = { firstLook: 1, action: 2, ruse: 3, arcane: 4, target: 5, recruit: 6, leftover: 7, reward: 8, replace: 9, look: 10, effectRecruit: 11 } as const
