/** What the shell lays out: a table that is played, a lesson, or a game that is shown again. */
import type { Question } from '../generated/wire'
import type { View } from '../generated/views'
import type { MoveOut, SeatLook, Told } from './board'

/** A word at the table's edge: why something is not possible, with the rule that says so. */
export interface Murmur { words: string; rule: string; thing: string | null }

export interface Stage {
  readonly view: View<Record<string, unknown>> | null
  readonly you: number | null
  readonly looks: SeatLook[]
  readonly asked: number[]
  /** Whether several people look at this page: then a question says whose it is. */
  readonly several?: boolean
  readonly over: boolean
  /** A lesson at its end: nobody is waited for. */
  readonly ended?: boolean
  readonly question: Question | null
  readonly busy: boolean
  readonly moves: MoveOut[]
  readonly lit: ReadonlySet<string>
  readonly left: MoveOut[]
  readonly chosen: string[]
  /** Things in words, where moves are many. */
  readonly names: Readonly<Record<string, string>>
  readonly story: Told[]
  readonly play: Told[]
  /** The last answer that was given on this page: what happened before it is known. */
  readonly answered?: { seat: number; version: number } | null
  hot: string | null
  murmur: Murmur | null
  pick(thing: string): void
  answer(move: MoveOut): void
  back(): void
  done(): void
  skip(): void
  /** Takes the last answer back at once, where that is free. */
  readonly takeBack?: (() => void) | null
  /** Whether whoever plays there is away while the game goes on. */
  absent?(seat: number): boolean
  /** What stands under a seat's name. */
  status(seat: number): string
}
