/** Who is away, known now: moments are the server's, and this device's clock is set by its pongs. */
import type { Absence, Incoming, SeatOut } from '../generated/wire'

const TICK = 500
const LENT = 'druid' // the bot that plays for somebody who is away

interface AtTable { readonly asked: number[]; readonly over: boolean; readonly seats: SeatOut[] }

export class Away {
  list = $state.raw<Absence[]>([])
  /** The server's time, as far as this device can tell. */
  now = $state(Date.now())
  #ahead = 0
  #timer = 0
  /** The first seat whose turn it is about which those who are here are asked, or which is offered to somebody. */
  readonly missing = $derived<Absence | null>(this.#about())

  constructor(private readonly table: AtTable, private readonly send: (message: Incoming) => void) {}

  /** Somebody came or went. */
  heard(list: Absence[]): void {
    this.list = list
    this.#look()
    if (list.length && !this.#timer) this.#timer = window.setInterval(() => this.#look(), TICK)
    else if (!list.length) this.end()
  }

  /** The server says what time it is. */
  set(now: number): void {
    this.#ahead = now - Date.now()
    this.#look()
  }

  #look(): void {
    this.now = Date.now() + this.#ahead
  }

  of(seat: number): Absence | undefined {
    return this.list.find((each) => each.seat === seat)
  }

  /** How long somebody has been away, in milliseconds; null if they are not, or nobody saw them go. */
  gone(seat: number): number | null {
    const left = this.of(seat)?.left
    return left ? Math.max(0, this.now - left) : null
  }

  #about(): Absence | null {
    const { asked, over, seats } = this.table
    if (over) return null
    const turns = this.list.filter((each) => asked.includes(each.seat) && seats[each.seat]?.kind === 'person')
    return turns.find((each) => each.chosen === 'offer' || each.asks || each.asks_at <= this.now) ?? null
  }

  /** Whoever plays there is not here, while the game goes on. */
  absent(seat: number): boolean {
    return !this.table.over && this.table.seats[seat]?.kind === 'person' && this.of(seat) !== undefined
  }

  /** What is to become of the seat of somebody who is away. */
  choose(seat: number, choice: 'bot' | 'offer' | 'wait'): void {
    this.send({ type: 'away', seat, choice, level: LENT })
  }

  end(): void {
    clearInterval(this.#timer)
    this.#timer = 0
  }
}
