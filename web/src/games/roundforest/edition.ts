/** What the board needs of the edition: the table's own file as JSON, as the server tells it. */
import { dataOf } from '../../kit/reading'
import { CHARACTERS, OBJECTS, SIDE, type ClassName } from './names'

type Pair = readonly [number, number]
interface TileFace { id: string; kind: 'forest' | 'well'; n: Pair; e: Pair; s: Pair; w: Pair }
/** What is handed over, what must only be there, and what comes in return: an object, "apple" or "none". */
export interface Mission { give: string[]; show: string[]; reward: string }
interface Character { id: string; class: ClassName; top?: Mission; bottom?: Mission }
interface ObjectKind { id: string; class: 'heavy' | 'light'; mark: boolean; count: number }

export interface Edition {
  backpack: { places: number; compasses: number }
  goal: { apples: number }
  fairy: { places: number }
  fairy_price: { bottom: number; middle: number; top: number }
  layout: { id: string; rows: string[] }[]
  tile: TileFace[]
  object: ObjectKind[]
  character: Character[]
}

/** As long as the edition has not come: a table without symbols and wishes. */
const NONE: Edition = {
  backpack: { places: 3, compasses: 2 },
  goal: { apples: 3 },
  fairy: { places: 3 },
  fairy_price: { bottom: 0, middle: 1, top: 2 },
  layout: [],
  tile: [],
  object: [],
  character: [],
}

export const editionOf = (given: unknown): Edition => dataOf(given, NONE)

const BLANK: readonly Pair[] = [[0, 0], [0, 0], [0, 0], [0, 0]]
/** The symbols of a tile as printed: by direction (N E S W) the inner one, then the outer one; 1 is white (RF-033). */
export function printed(edition: Edition, tile: number): readonly Pair[] {
  const face = edition.tile[tile]
  return face ? [face.n, face.e, face.s, face.w] : BLANK
}

export const rowsOf = (edition: Edition, layout: number): string[] => edition.layout[layout]?.rows ?? []
/** What the layout says of a cell: "F", "W", or "." outside. */
export const groundOf = (edition: Edition, layout: number, cell: number): string =>
  rowsOf(edition, layout)[Math.floor(cell / SIDE)]?.[cell % SIDE] ?? '.'
export const isHeavy = (edition: Edition, kind: number): boolean => edition.object.find((each) => each.id === OBJECTS[kind])?.class === 'heavy'
export const isMarked = (edition: Edition, kind: number): boolean => edition.object.find((each) => each.id === OBJECTS[kind])?.mark === true
/** The missions of a character, top and bottom; none of the altruistic ones. */
export function missionsOf(edition: Edition, n: number): Mission[] {
  const found = edition.character.find((each) => each.id === CHARACTERS[n])
  return found?.top && found.bottom ? [found.top, found.bottom] : []
}
export const priceOf = (edition: Edition, row: number): number => {
  const { bottom, middle, top } = edition.fairy_price
  return [bottom, middle, top][row] ?? 0
}
