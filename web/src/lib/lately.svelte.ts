/** What happened since one's own last answer, as a table shows it: deeds, their marks, and the marks played again. */
import type { AnyGame, BoardProps } from './board'
import { deedsOf, marksOf, since, turnsOf, type Deed, type Mark, type Turn } from './deeds'
import type { Stage } from './stage'

const EACH = 900 // milliseconds of a mark that is played again
const WHOLE = 6000 // of all of them at most

export class Lately {
  /** The number of the deed that is looked at. */
  near = $state<number | null>(null)
  /** While they are played again: the last one that is there. */
  #again = $state<number | null>(null)
  #timer = 0
  #frame = 0

  /** Turns of what has been shown: what still moves is not told yet. */
  readonly turns = $derived.by((): Turn[] => {
    const { story, play } = this.stage()
    const moving = play[0]
    const told = moving ? story.filter((line) => line.version < moving.version) : story
    return turnsOf(told.slice(-400), this.game().deeds?.turns)
  })
  readonly deeds = $derived.by((): Deed[] => {
    const { you, answered, view } = this.stage()
    if (!view) return []
    const after = answered && answered.seat === you ? answered.version : null
    return deedsOf(since(this.turns, you, after), this.game().deeds, this.board())
  })
  readonly marks = $derived.by((): Mark[] => marksOf(this.deeds))
  /** The marks that are to be seen. */
  readonly seen = $derived.by((): Mark[] => {
    const last = this.#again
    return last === null ? this.marks : this.marks.filter((mark) => mark.number <= last)
  })
  readonly again = $derived.by((): boolean => this.#again !== null)
  readonly #steps = $derived.by((): number[] => [...new Set(this.marks.map((mark) => mark.number))])
  /** How long it takes to see them again, in seconds. */
  readonly seconds = $derived.by((): number => Math.ceil(Math.min(WHOLE, EACH * this.#steps.length) / 1000))

  constructor(
    private readonly stage: () => Stage,
    private readonly game: () => AnyGame,
    private readonly board: () => BoardProps<unknown>,
  ) {}

  /** The last deed of a seat. */
  of(seat: number): Deed | null {
    return this.deeds.findLast((deed) => deed.seat === seat) ?? null
  }

  /** Let the marks come again, one after another. */
  replay(): void {
    this.end()
    const steps = [...this.#steps]
    const each = Math.min(EACH, WHOLE / steps.length)
    const go = (): void => {
      const step = steps.shift()
      if (step === undefined) return this.end()
      this.#again = this.near = step
      this.#timer = window.setTimeout(go, each)
    }
    this.#again = 0
    // a picture without any comes first, however slow the machine
    this.#frame = requestAnimationFrame(() => (this.#timer = window.setTimeout(go, 60)))
  }

  end(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
    if (this.#again === null) return
    this.#again = this.near = null
  }
}
