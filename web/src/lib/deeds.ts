/**
 * What just happened: the story folded into turns, and a deed for each of them (STAGE §3). Seats, board, recap and chronicle
 * all tell the same list. A game says how its events fold, and what a turn of it was (games/<game>/deeds.ts).
 */
import { speaker, type SeatLook, type Told } from './told'

type Say = (key: string, args?: Record<string, string | number>) => string

/** How the events of a game fold into turns, by their names. Any other belongs to the seat that it names first. */
export interface Folding {
  /** A turn begins with it, even of whoever had the last one. */
  opens?: readonly string[]
  /** It belongs to the turn it happens in, whoever it names. */
  joins?: readonly string[]
  /** It happens by itself: nobody's turn. */
  falls?: readonly string[]
  /** It is told with the event before it, never on a line of its own. */
  hushed?: readonly string[]
}

export interface Turn { seat: number | null; lines: Told[] }

/** Goods or a sign in a line: a symbol of the board's own drawings (as in its legend) beside the words, or in their place after `short`. */
export interface Good { words: string; use: string; /** The part of it to show, where it is no symbol. */ view?: string; short?: string }
export type Gain = string | Good

/** A gain in words. */
export const said = (gain: Gain): string => (typeof gain === 'string' ? gain : gain.words)

/** A turn in few words. */
export interface DeedWords {
  /** What was done, and from where to where. */
  words: string
  /** What it brought or cost, each with its sign. */
  gains?: Gain[]
  from?: string
  /** The thing it was done to: it bears the mark. */
  at?: string
  /** Other things that it left changed. */
  traces?: string[]
  /** Shown before the words; what it was done to, if there is nothing else. */
  picture?: string
}

export interface DeedAt<View> { view: View; edition?: unknown; seats: readonly SeatLook[]; say: Say }

/** What a game brings. */
export interface Deeds<View> {
  turns: Folding
  /** A turn in few words; null: it is not worth any, or the sentence that was told is short enough. */
  deed: (turn: Turn, at: DeedAt<View>) => DeedWords | null
  /** The heading of a round in the chronicle. */
  head: (round: number, say: Say) => string
  /** The round that an event begins, where it is told. */
  begins?: (line: Told) => number | null
  /** Where it is not: the round now, and the seat that begins each; null: each turn is one. */
  lap?: (view: View) => { now: number; first: number | null; player: number }
}

export interface Deed extends DeedWords {
  seat: number | null
  /** Its place among those that are told now, from 1. */
  number: number
  version: number
  /** The words are a whole sentence that names whoever did it. */
  whole: boolean
}

export interface Mark {
  key: string
  seat: number
  number: number
  from: string | null
  at: string
  gain: string
  /** So many older ones of this seat are not shown. */
  more: number
}

export const MOST_MARKS = 3 // of a rival
export const MOST_DEEDS = 4 // of a recap

/** The story by turns. */
export function turnsOf(story: readonly Told[], folding: Folding = {}): Turn[] {
  const has = (list: readonly string[] | undefined, line: Told): boolean => list?.includes(line.event) ?? false
  const turns: Turn[] = []
  for (const line of story) {
    const last = turns.at(-1)
    const falls = has(folding.falls, line)
    const seat = falls ? null : speaker(line)
    const goesOn = !has(folding.opens, line) && (falls ? last?.seat === null : seat === null || seat === last?.seat)
    if (last && (goesOn || has(folding.joins, line))) last.lines.push(line)
    else turns.push({ seat, lines: [line] })
  }
  return turns
}

const end = (turn: Turn): number => turn.lines.at(-1)?.version ?? 0

/** What others did after the version that a seat answered last; where that is not known, since its last turn; for those who watch, the last lap. */
export function since(turns: readonly Turn[], you: number | null, answered: number | null = null): Turn[] {
  if (answered !== null) return turns.filter((turn) => turn.seat !== you && end(turn) > answered)
  let from = turns.length
  const seen = new Set<number>()
  while (from > 0) {
    const seat = turns[from - 1]?.seat ?? null
    if (seat !== null && (you === null ? seen.has(seat) : seat === you)) break
    if (seat !== null) seen.add(seat)
    from -= 1
  }
  return turns.slice(from)
}

/** A turn in the words of its game, or in the last sentence that was told of it. */
export function deedOf<View>(turn: Turn, deeds: Deeds<View> | undefined, at: DeedAt<View>): Omit<Deed, 'number'> {
  const made = deeds?.deed(turn, at) ?? null
  const hushed = deeds?.turns.hushed ?? []
  const told = turn.lines.findLast((line) => line.words && !hushed.includes(line.event)) ?? turn.lines.at(-1)
  const thing = told?.things.find((each) => !each.startsWith('seat:'))
  const words = made ?? { words: told?.words ?? '', ...(thing ? { at: thing } : {}) }
  return { ...words, seat: turn.seat, version: end(turn), whole: made === null }
}

/** The deeds of turns, those worth telling, in order. What happens by itself is one only if its game has words for it. */
export function deedsOf<View>(turns: readonly Turn[], deeds: Deeds<View> | undefined, at: DeedAt<View>): Deed[] {
  return turns
    .map((turn) => deedOf(turn, deeds, at))
    .filter((deed) => deed.words && (deed.seat !== null || !deed.whole))
    .map((deed, i) => ({ ...deed, number: i + 1 }))
}

/** What stands on the board: the last deeds of each rival, older ones counted with them. */
export function marksOf(deeds: readonly Deed[], most = MOST_MARKS): Mark[] {
  const marks: Mark[] = []
  for (const seat of new Set(deeds.map((deed) => deed.seat))) {
    const own = deeds.filter((deed) => deed.seat === seat && (deed.at ?? deed.traces?.length))
    const kept = own.slice(-most)
    for (const deed of kept) {
      const common = { seat: seat ?? -1, number: deed.number, more: deed === kept[0] ? own.length - kept.length : 0 }
      const gains = deed.gains?.map(said)
      const gain = gains?.find((each) => each.startsWith('+')) ?? gains?.[0] ?? ''
      const key = `${deed.version}.${deed.number}`
      if (deed.at) marks.push({ ...common, key, from: deed.from ?? null, at: deed.at, gain })
      for (const at of new Set(deed.traces?.filter((each) => each !== deed.at))) marks.push({ ...common, key: `${key}.${at}`, from: null, at, gain: deed.at ? '' : gain, more: 0 })
    }
  }
  return marks.sort((a, b) => a.number - b.number)
}

/** The round of each turn: as it was told, or counted back from now; null where that is not known. */
export function roundsOf<View>(turns: readonly Turn[], deeds: Deeds<View> | undefined, view: View): (number | null)[] {
  const { begins, lap } = deeds ?? {}
  if (begins) {
    let now: number | null = null
    return turns.map((turn) => (now = turn.lines.reduce<number | null>((round, line) => begins(line) ?? round, now)))
  }
  if (!lap) return turns.map(() => null)
  const { now, first, player } = lap(view)
  const opens = deeds?.turns.opens ?? []
  const opening = (turn: Turn): boolean => (first === null ? turn.lines.some((line) => opens.includes(line.event)) : turn.seat === first)
  const last = turns.findLast((turn) => turn.seat !== null)
  // whoever begins this round has not done anything yet
  let round = now - ((first === null || player === first) && last?.seat !== player ? 1 : 0)
  const found: (number | null)[] = []
  for (const turn of [...turns].reverse()) {
    found.unshift(round > 0 ? round : null)
    if (opening(turn)) round -= 1
  }
  return found
}

/** The events of a turn as lines: what is hushed is told with the one before. */
export function linesOf(turn: Turn, folding: Folding = {}): { line: Told; words: string }[] {
  const lines: { line: Told; words: string }[] = []
  for (const line of turn.lines) {
    if (!line.words) continue
    const last = lines.at(-1)
    if (last && folding.hushed?.includes(line.event)) last.words += ` ${line.words}`
    else lines.push({ line, words: line.words })
  }
  return lines
}
