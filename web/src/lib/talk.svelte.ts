/** What goes between those at a table, and between them and the house, beside the game: lines of chat, fingers that point at things, wishes. */
import type { ChatLine, Incoming, RefusedOut } from '../generated/wire'
import { hear } from './sound'

export interface Ping { key: number; seat: number; thing: string }

const REFUSALS = ['flood', 'repeated', 'talk_closed', 'too_long']
const SHOWN = 5000 // milliseconds that a thing stays pointed at

export class Talk {
  lines = $state.raw<ChatLine[]>([])
  /** How many of them were read. */
  read = $state(0)
  readonly unread = $derived(this.lines.length - this.read)
  /** Things that somebody points at just now. */
  pointed = $state.raw<Ping[]>([])

  /** What one is about to say, and why the last words were not taken: they are back in it. */
  draft = $state('')
  trouble = $state('')
  /** Seats whose words are not shown on this page. */
  deaf = $state.raw<number[]>([])

  #begun = false
  #last = ''

  constructor(private readonly send: (message: Incoming) => boolean) {}

  /** The last line that was heard, for whoever tells us the rest. */
  get last(): number {
    return this.lines.at(-1)?.id ?? 0
  }

  /** What was said before one came needs no reading. */
  heard(lines: ChatLine[]): void {
    if (!this.#begun) {
      this.#begun = true
      this.lines = lines
      this.read = lines.length
      return
    }
    const fresh = lines.filter((line) => line.id > this.last)
    this.lines = [...this.lines, ...fresh]
    if (fresh.length) hear('word')
  }

  say(seat: number | null, text: string): boolean {
    this.trouble = ''
    this.#last = text
    return seat !== null && this.send({ type: 'say', seat, text })
  }

  /** A ready-made sentence. */
  phrase(seat: number | null, phrase: number): void {
    this.trouble = this.#last = ''
    if (seat !== null) this.send({ type: 'phrase', seat, phrase })
  }

  /** Words that were not taken are not lost; whether it was about them. */
  refused(message: RefusedOut): boolean {
    if (!REFUSALS.includes(message.code)) return false
    this.trouble = message.words
    this.draft ||= this.#last
    return true
  }

  /** Show the words of a seat no more, or again. */
  hush(seat: number, on: boolean): void {
    this.deaf = on ? [...new Set([...this.deaf, seat])] : this.deaf.filter((each) => each !== seat)
  }

  /** Point at a thing, so that the others look. */
  point(seat: number | null, thing: string): void {
    if (seat !== null && this.send({ type: 'point', seat, thing })) this.seen(seat, thing)
  }

  /** Whether the house gives a seat's answers where there is only one. */
  only(seat: number, on: boolean): void {
    this.send({ type: 'only', seat, on })
  }

  seen(seat: number, thing: string): void {
    const ping = { key: performance.now(), seat, thing }
    this.pointed = [...this.pointed.filter((each) => each.seat !== seat || each.thing !== thing), ping]
    window.setTimeout(() => (this.pointed = this.pointed.filter((each) => each !== ping)), SHOWN)
    hear('word')
  }
}
