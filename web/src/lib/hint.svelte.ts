/** A hint: asked for, never pushed; thought about for a second, shown until the question changes. */
import type { AdviceOut, Advised, Incoming, RefusedOut } from '../generated/wire'

const PATIENCE = 4000 // then it is said that it takes long

export class Hints {
  open = $state(false)
  thinking = $state(false)
  /** It takes longer than usual. */
  slow = $state(false)
  moves = $state.raw<AdviceOut[]>([])
  trouble = $state('')
  /** The move whose path is lit on the board. */
  lit = $state<number | null>(null)
  /** The question it is about. */
  about = $state('')
  #id = ''
  #timer = 0
  #wish: Incoming | null = null
  #out = false

  constructor(private readonly send: (message: Incoming) => boolean) {}

  ask(seat: number, version: number, about: string): void {
    this.close()
    this.open = true
    this.about = about
    this.#id = crypto.randomUUID()
    this.#wish = { type: 'hint', seat, version, id: this.#id }
    this.thinking = true
    this.line(true)
    this.#timer = window.setTimeout(() => (this.slow = true), PATIENCE)
  }

  /** Whether the line stands: what a cut has swallowed is asked again once it does. */
  line(open: boolean): void {
    this.#out = open && (this.#out || (this.#wish !== null && this.send(this.#wish)))
  }

  heard(message: Advised): void {
    if (message.id !== this.#id) return
    this.#rest()
    this.moves = message.moves
  }

  /** Whether a refusal was of this hint; it is shown in its place then. */
  refused(message: RefusedOut): boolean {
    if (!this.#id || message.id !== this.#id) return false
    this.#rest()
    this.trouble = message.words
    return true
  }

  close(): void {
    this.#rest()
    this.open = false
    this.moves = []
    this.trouble = ''
    this.lit = null
    this.#id = ''
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.thinking = this.slow = this.#out = false
    this.#wish = null
  }
}

/** A chance in whole per cent. */
export const percent = (chance: number): number => Math.round(100 * chance)
