/** One device, several people: who has it, whether it is covered, and who takes it next. What the page is told, it is told of one seat at
    a time; what was on its way to somebody else is not even read. */
import type { Outgoing, State } from '../generated/wire'

/** Frames that hold what only one seat may know. */
const OWN = new Set<Outgoing['type']>(['story', 'since', 'ack', 'refused', 'allowed', 'advised'])

export class Device {
  /** Whether those who share it hide something from each other. */
  hot = $state(false)
  /** The seats that are held here. */
  held = $state.raw<number[]>([])
  /** Whose owner has the device; nobody, while it is covered. */
  holder = $state<number | null>(null)
  /** Who had it last, if they have answered. */
  played = $state<number | null>(null)
  /** Whether what the holder may know is still on its way. */
  awaits = $state(false)
  #asked = $state.raw<number[]>([])
  #playing = $state(false)
  #version = 0
  #since = -1

  readonly several = $derived(this.held.length > 1)
  readonly covered = $derived(this.hot && this.#playing && (this.holder === null || this.awaits))
  /** Of those here, who owes an answer: the next one around the table. */
  readonly next = $derived.by((): number | null => {
    const owe = this.held.filter((seat) => this.#asked.includes(seat))
    const after = this.played ?? -1
    return owe.find((seat) => seat > after) ?? owe[0] ?? null
  })

  /** Whether a frame is for whoever has the device now. */
  lets(message: Outgoing): boolean {
    const state = message.type === 'state' ? message : message.type === 'refused' ? (message.state ?? null) : null
    if (!state) return !this.awaits || !OWN.has(message.type)
    if (state.hot && state.sights[0]?.seat !== this.holder) return false
    this.#learn(state)
    return true
  }

  #learn(state: State): void {
    this.hot = state.hot
    this.held = state.you
    this.awaits = false
    this.#playing = state.status === 'playing'
    this.#asked = this.#playing ? ((state.sights[0]?.view as { asked?: number[] }).asked ?? []) : []
    this.#version = state.version
  }

  /** It changes hands. Who looks without being asked is not hurried on. */
  take(seat: number | null): void {
    if (this.holder !== null && seat === null) this.played = this.#asked.includes(this.holder) ? null : this.holder
    this.#since = seat !== null && !this.#asked.includes(seat) ? this.#version : -1
    this.holder = seat
    this.awaits = true
  }

  /** Whether the holder is done, and somebody else here is asked. */
  get passes(): boolean {
    const { holder, next } = this
    return this.hot && holder !== null && !this.awaits && next !== null && !this.#asked.includes(holder) && this.#version > this.#since
  }

  /** Where nothing is hidden, the board is seen from the seat that is asked. */
  eyes(state: State, before: number | null): number | null {
    const asked = (seat: number | null): boolean => state.sights.some((each) => each.seat === seat && each.question !== null)
    if (before !== null && state.you.includes(before) && (state.sights.length < 2 || asked(before))) return before
    return state.sights.find((each) => each.question !== null)?.seat ?? before ?? state.you[0] ?? null
  }
}
