/** What the plain table reads out of a game's declaration: which fields lie where, and which things there are. */
import type { FieldOut, FieldsOut } from '../../generated/wire'
import type { BoardProps, MoveOut, Told } from '../../lib/board'
import { going } from '../../lib/paths'

/** A number, hidden (null), or a row of such. */
export type Cells = number | null | readonly Cells[]
export type Shown = Record<string, Cells>
type Ask = BoardProps<Shown>['ask']

/** A thing on the table: its kind, what it is called, and what a click on it leads to. */
export interface Thing {
  id: string
  kind: string
  name: string
  /** Its cell of the field that is named as its kind, if there is one. */
  value?: Cells
  /** The seats that know this cell, where not everybody does. */
  eyes: number[]
  /** The moves that go on with it. */
  ways: MoveOut[]
}

const NONE: FieldsOut = { things: [], fields: [] }
const EVERYBODY = 0x7f // in a mask of seats, as the engine has it
const MOST = 24 // things of a kind that are kept in sight after nothing leads to them any more

const isRow = (cells: Cells | undefined): cells is readonly Cells[] => Array.isArray(cells)
const kindOf = (thing: string): string => thing.slice(0, thing.indexOf(':'))
const mark = (thing: string): string => thing.slice(thing.indexOf(':') + 1)
/** Whether it is one of many that lie there; an answer is a word, even where it is a number. */
export const isCounted = (thing: string): boolean => kindOf(thing) !== 'answer' && /^\d+$/.test(mark(thing))

/** A name of the declaration as people write. */
export function spelled(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the game calls a field or a kind of thing, if it has words for it: `field-hand`, `kinds-card`. */
export function called(what: 'field' | 'kinds', name: string, ask: Ask): string {
  return ask?.(`${what}-${name.replaceAll('_', '-')}`) ?? spelled(name)
}

/** The fields that lie somewhere of their own: one named as a kind of thing is drawn with its things, and its mask as well. */
function own({ fields, things }: FieldsOut, view: Shown): FieldOut[] {
  const drawn = fields.filter(({ name, seated }) => !seated && things.includes(name) && isRow(view[name]))
  const names = new Set(drawn.flatMap(({ name, mask }) => [name, mask]))
  return fields.filter(({ name }) => name in view && !names.has(name))
}

export const ofSeats = (declared: FieldsOut = NONE, view: Shown): FieldOut[] => own(declared, view).filter((field) => field.seated)
export const ofTable = (declared: FieldsOut = NONE, view: Shown): FieldOut[] => own(declared, view).filter((field) => !field.seated)

/** A seat's part of a field. */
export function part(cells: Cells | undefined, seat: number): Cells {
  return isRow(cells) ? (cells[seat] ?? null) : null
}

/** How many cells there are. */
export const size = (cells: Cells): number => (isRow(cells) ? cells.reduce<number>((sum, each) => sum + size(each), 0) : 1)

/** Things that moves and events name, the latest last. */
export function namedBy(moves: readonly MoveOut[], told: readonly Told[]): string[] {
  return [...told.flatMap((line) => line.things), ...moves.flatMap((move) => move.path)].filter(isCounted)
}

/** What a thing is called: as the server says it, by the game's words for its kind, or by kind and number; an answer that is
 * a word (`answer:decline`), as the move that it makes. */
function nameOf(thing: string, ways: readonly MoveOut[], { names = {}, seats, ask }: BoardProps<Shown>): string {
  const kind = kindOf(thing)
  const sitter = kind === 'seat' ? seats.find((look) => String(look.seat) === mark(thing))?.name : undefined
  const told = sitter ?? names[thing]?.split(/[.;]\s/)[0]
  if (told) return told
  if (!isCounted(thing)) return (ways.length === 1 ? ways[0]?.words : undefined) ?? spelled(mark(thing))
  const number = Number(mark(thing)) + 1
  return ask?.(`thing-${kind.replaceAll('_', '-')}`, { number }) ?? `${spelled(kind)} ${number}`
}

function eyes(mask: Cells | undefined, at: number, seats: number): number[] {
  const bits = isRow(mask) ? mask[at] : undefined
  if (typeof bits !== 'number' || bits === EVERYBODY) return []
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1)
}

const byNumber = (a: string, b: string): number => Number(isCounted(b)) - Number(isCounted(a)) || Number(mark(a)) - Number(mark(b)) || (a < b ? -1 : 1)

/** Every kind of thing with those of it that are in sight: the cells of its field, what moves lead to, what was `remembered`. */
export function kinds(board: BoardProps<Shown>, remembered: readonly string[]): [string, Thing[]][] {
  const { declared = NONE, view, moves, chosen, seats } = board
  const now = new Set(moves.flatMap((move) => move.path))
  const found = declared.things.map((kind): [string, Thing[]] => {
    const cells = view[kind]
    const field = declared.fields.find((each) => each.name === kind && !each.seated)
    const lie = field && isRow(cells) ? cells.map((_, at) => `${kind}:${at}`) : []
    const kept = remembered.filter((thing) => kindOf(thing) === kind).slice(-MOST)
    const ids = [...new Set([...lie, ...kept, ...[...now].filter((thing) => kindOf(thing) === kind)])].sort(byNumber)
    const things = ids.map((id): Thing => {
      const at = Number(mark(id))
      const value = field && isRow(cells) ? cells[at] : undefined
      const seen = field?.mask ? eyes(view[field.mask], at, seats.length) : []
      const ways = going(moves, [...chosen, id])
      return { id, kind, name: nameOf(id, ways, board), eyes: seen, ways, ...(value === undefined ? {} : { value }) }
    })
    return [kind, things]
  })
  return found.filter(([, things]) => things.length)
}
