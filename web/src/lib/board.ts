/** What the shell of a table and the board of a game say to each other. */
import type { Component } from 'svelte'

import type { IconName } from '../generated/icons'
import type { FieldsOut } from '../generated/wire'
import type { Deeds } from './deeds'
import type { SeatLook, Told } from './told'

export type { SeatLook, Told }

/** One legal move: the path of things that leads to it, and its words. */
export interface MoveOut { id: number; path: string[]; words: string; any_order?: boolean }

export interface BoardProps<View> {
  /** The fields of the seat's (or the spectator's) view. */
  view: View
  /** The seat looked from. */
  you: number | null
  seats: SeatLook[]
  /** Legal moves now ([] when not asked). */
  moves: MoveOut[]
  /** Things that continue a legal path now. */
  lit: ReadonlySet<string>
  /** The path chosen so far. */
  chosen: readonly string[]
  /** The thing to point at (hover from a button or the chronicle). */
  hot: string | null
  lang: 'fr' | 'en'
  /** Fluent words of the game and of the shell. */
  say: (key: string, args?: Record<string, string | number>) => string
  /** A click on a thing, legal or not (the shell explains refusals). */
  pick: (thing: string) => void
  hover: (thing: string | null) => void
  /** Events to animate now, one after another; call done() after. */
  play: Told[]
  done: () => void
  /** The table's edition: its file as JSON (Edition.data of the engine), the user's corrections in it. */
  edition?: unknown
  /** Takes the last answer back at once, where that is free; else null. */
  undo?: (() => void) | null
  /** All that was told so far. */
  story?: readonly Told[]
  /** Things in words, where the server tells them. */
  names?: Readonly<Record<string, string>>
  /** As `say`, for a board that cannot know which words there are: null where there are none, or they need more. */
  ask?: (key: string, args?: Record<string, string | number>) => string | null
  /** What the game's positions and moves are made of: only for a board that knows no game. */
  declared?: FieldsOut | undefined
}

/**
 * Pieces of a table that a game hands to the shell to place (LOOKS §8).
 * Note from the boards: `view` and `play` may come at once. A board that is given events goes on showing the position
 * it had, lets the events happen to it one by one, calls done() and then shows `view`; panels follow it.
 */
export interface Panels<View> {
  /** Inside the shell's card of each seat (which has crest, name, state, clock): what the seat owns. `small`: one line. */
  seat?: Component<BoardProps<View> & { seat: number; small?: boolean }>
  /** The right column, top to bottom; sections of their own (on a phone below the board, in this order). */
  side?: Component<BoardProps<View>>[]
  /** Where the right column is a drawer: a tab for each part of it, by its place in `side`; a sign, and the key of a short name. */
  tabs?: { side: number; icon: IconName; words: string }[]
  /** The last line of the phone's sheet: what you own. */
  me?: Component<BoardProps<View>>
}

/** A thing as a small picture for a button or a line of the chronicle. */
export interface PictureProps<View> { thing: string; view: View; edition?: unknown; seats: SeatLook[]; declared?: FieldsOut | undefined }

/** What a move costs and who is paid, at the right end of its button. */
export interface CostProps<View> { move: MoveOut; view: View; you: number | null; edition?: unknown; seats: SeatLook[]; say: BoardProps<View>['say'] }

/** What the card of a move says (STAGE §4): the thing or the deed in bold, at most 22 letters; below it what one does there,
 * at most 34. Its picture is `Picture`, what it costs and brings stands at its right end (`Cost`). */
export interface CardWords {
  title: string
  note?: string
  /** Free ones stand before costly ones: the least first, those of one rank as the rules list them. */
  rank?: number
  /** Moves that have the same here stand on one card, each as a button of its own with what it brings: the ways of one thing. */
  shared?: string
  /** Things drawn small below the title; the note is then only said. */
  things?: string[]
}
export type CardOf<View> = (move: MoveOut, at: Omit<CostProps<View>, 'move'>) => CardWords | null

/** A sign of the board in the legend: a symbol of the board's own drawings (`view`: the part of it to show, where it is no symbol), and the key of its words. */
export interface Sign { use: string; words: string; args?: Record<string, string | number>; view?: string }

/** How far somebody is, in a few words; without a seat, how far all are together. */
export interface Step { seat?: number; words: string; /** Where there is little room. */ short: string }

/** What web/src/games/<game>/index.ts exports by default; it is loaded lazily. */
export interface GameModule<View = never> {
  Board: Component<BoardProps<View>>
  panels?: Panels<View>
  Picture?: Component<PictureProps<View>>
  Cost?: Component<CostProps<View>>
  /** A move in the words of its card; null: in the sentence that the rules say. */
  card?: CardOf<View>
  /** The same of a thing that several moves lead through. */
  way?: (thing: string, at: Omit<CostProps<View>, 'move'>) => CardWords | null
  /** Fluent words of the board that the rules do not need; the shell adds them to the game's words for say(). */
  words?: Record<'fr' | 'en', string>
  load?: () => Promise<void>
  /** The number whose course the end screen draws for each seat, and the key of its name; scores if there is none. */
  chart?: (view: View, seat: number) => number
  chartWords?: string
  /** Of a team: what the end screen draws instead, a line each. */
  lines?: { words: string; worth: (view: View) => number }[]
  /** The key of what the score counts, where it is not points; it is said after a number, its `count`. */
  pointsWords?: string
  /** What the points of the end screen are made of: a column each, with the key of its name. */
  columns?: { words: string; worth: (view: View, seat: number, say: BoardProps<View>['say']) => number | string }[]
  /** A component of the edition in words, for the page about it: `permanent`, `P1`; undefined leaves it its own mark. */
  component?: (part: string, id: string, say: BoardProps<View>['say'], edition: unknown) => string | undefined
  /** The key of what the game is about, in a line. */
  goal?: string
  /** Where the game is: its round, its turn. */
  when?: (view: View, say: BoardProps<View>['say']) => string
  /** How far everybody is, beside the goal. */
  progress?: (view: View, say: BoardProps<View>['say'], edition: unknown) => Step[]
  /** The signs of the board as it lies now, for its legend. */
  legend?: (view: View, edition: unknown) => Sign[]
  /** How its story folds into turns, and what a turn was in few words. */
  deeds?: Deeds<View>
  /** All win or all lose: the end screen says so. */
  together?: boolean
  /** The board is a wide map: it gets a larger share of a large screen, the columns beside it a smaller one. */
  wide?: boolean
}

/** Any game's module, for the shell. */
export type AnyGame = GameModule<any>

/*
 * From the shell: when `play` becomes [] before done() was called, the player skipped: jump to `view`. With reduced
 * motion `play` is always []. `moves` is empty while something plays. GET /api/games/<game>/edition and
 * /api/tables/<id>/edition give the edition (`data`), GET /api/games/<game>/words the game's Fluent files.
 * The site's policy refuses style="…" inside {@html} and in static markup: use classes, attributes or style:x={…}.
 */
