/** What somebody sees of a table, and what they missed: said as they turn away, heard as they come back. */
import type { Incoming, SeatOut, Since, State } from '../generated/wire'
import { Behind } from './behind.svelte'
import type { SeatLook, Told } from './board'
import { leave } from './left'
import { titleOf } from './titles.svelte'

/** What it must know of a room. */
export interface Watched {
  readonly table: string
  readonly game: string
  readonly you: number | null
  readonly several: boolean
  readonly over: boolean
  readonly asked: number[]
  readonly latest: State | null
  readonly shown: State | null
  readonly seats: SeatOut[]
  readonly looks: SeatLook[]
  readonly story: Told[]
  readonly device: { readonly hot: boolean }
  nameOf(seat: number): string
}

const LINES = 3 // of the chronicle, for the page without a network

export class Past {
  /** The table as it was left, while one looks at that. */
  stage = $state.raw<Behind | null>(null)
  /** What one was shown, or passed over: in words, and the things it was about. */
  told = $state.raw<Since | null>(null)
  /** The version that was on the board when the page was put aside. */
  #aside = 0
  #hidden = 0

  constructor(
    private readonly room: Watched,
    private readonly send: (message: Incoming) => boolean,
  ) {
    document.addEventListener('visibilitychange', this.#turned)
    addEventListener('pagehide', this.#left)
  }

  /** The version that one has truly seen. */
  get seen(): number {
    if (this.stage) return this.stage.since.version
    return document.hidden ? this.#aside : (this.room.shown?.version ?? 0)
  }

  heard(message: Since): void {
    if (message.view === null) return this.stage?.heard(message)
    if (this.room.several || message.seat === undefined) return
    this.stage?.end()
    this.told = null
    this.stage = new Behind(this.room, message, this.send, () => this.#arrived(message))
  }

  #arrived(since: Since): void {
    this.stage = null
    this.told = since
  }

  readonly #turned = (): void => {
    if (document.hidden) return this.#left()
    const { you, latest } = this.room
    if (you !== null && !this.room.several && !this.stage && this.#hidden && (latest?.version ?? 0) > this.#aside) this.send({ type: 'meanwhile', seat: you })
    this.#hidden = 0
  }

  /** One turns away: what is on the board is what one has seen. */
  readonly #left = (): void => {
    const { you, shown } = this.room
    if (this.#hidden || you === null || !shown) return
    this.#hidden = Date.now()
    this.#aside = this.stage ? this.stage.since.version : shown.version
    if (!this.stage && shown.status !== 'open') this.send({ type: 'seen', seat: you, version: shown.version })
    this.#keep(you)
  }

  /** For the page without a network; of a device that several share, nothing that was told. */
  #keep(you: number): void {
    const { room } = this
    if (room.over) return leave(room.table, null)
    const [first] = room.asked
    leave(room.table, {
      game: room.game,
      title: titleOf(room.game),
      names: room.seats.filter((each) => each.seat !== you && each.kind !== 'open').map((each) => room.nameOf(each.seat)),
      turn: first === undefined ? null : room.asked.includes(you) ? '' : room.nameOf(first),
      lines: room.device.hot ? [] : room.story.slice(-LINES).map((line) => line.words),
      at: Date.now(),
    })
  }

  end(): void {
    this.#left()
    this.stage?.end()
    document.removeEventListener('visibilitychange', this.#turned)
    removeEventListener('pagehide', this.#left)
  }
}
