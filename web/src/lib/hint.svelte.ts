/** A hint: asked for, never pushed; thought about for a second, shown until the question changes. */
import type { AdviceOut, Advised, Incoming, RefusedOut } from '../generated/wire'
import { tongue } from './words.svelte'

const PATIENCE = 12_000 // then the line is thought lost

export class Hints {
  open = $state(false)
  thinking = $state(false)
  moves = $state.raw<AdviceOut[]>([])
  trouble = $state('')
  /** The move whose path is lit on the board. */
  lit = $state<number | null>(null)
  /** The question it is about. */
  about = $state('')
  #id = ''
  #timer = 0

  constructor(private readonly send: (message: Incoming) => boolean) {}

  ask(seat: number, version: number, about: string): void {
    this.close()
    this.open = true
    this.about = about
    this.#id = crypto.randomUUID()
    if (!this.send({ type: 'hint', seat, version, id: this.#id })) return this.#fail(tongue.say('murmur-lost'))
    this.thinking = true
    this.#timer = window.setTimeout(() => this.#fail(tongue.say('murmur-lost')), PATIENCE)
  }

  heard(message: Advised): void {
    if (message.id !== this.#id) return
    this.#rest()
    this.moves = message.moves
  }

  /** Whether a refusal was of this hint; it is shown in its place then. */
  refused(message: RefusedOut): boolean {
    if (!this.#id || message.id !== this.#id) return false
    this.#fail(message.words)
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

  #fail(words: string): void {
    this.#rest()
    this.trouble = words
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.thinking = false
  }
}

/** A chance in whole per cent. */
export const percent = (chance: number): number => Math.round(100 * chance)
