/** A table as one left it, and the way from there to the present: a stage like any other, on which nothing is asked. */
import type { Incoming, Line, PastStep, PastTurn, Since } from '../generated/wire'
import type { View } from '../generated/views'
import type { MoveOut, SeatLook, Told } from './board'
import { moving } from './chronicle'
import { still } from './settings.svelte'
import { soundOf } from './sounding'
import { hear } from './sound'
import type { Murmur, Stage } from './stage'

interface Present { readonly looks: SeatLook[]; readonly story: Told[] }

const PAUSE = 650 // milliseconds after a step, to see it
const UNMOVED = 1400 // the same where nothing moves
const HURRIED = 160 // and where there is much to see
const MANY = 40 // steps
const PATIENCE = 8000 // for the next steps; then the present is better than nothing

type AnyView = View<Record<string, unknown>>

export class Behind implements Stage {
  view = $state.raw<AnyView | null>(null)
  version = $state(0)
  play = $state.raw<Told[]>([])
  hot = $state<string | null>(null)
  murmur = $state.raw<Murmur | null>(null)
  /** Whether the steps run. */
  runs = $state(false)
  readonly you: number
  readonly looks = $derived.by((): SeatLook[] => this.present.looks)
  readonly story = $derived.by((): Told[] => this.present.story.filter((line) => line.version <= this.version))
  readonly asked = $derived<number[]>(this.view?.asked ?? [])
  readonly over = $derived(this.view?.over ?? false)
  /** The turn that is being shown. */
  readonly turn = $derived.by((): PastTurn | null => (this.runs ? (this.since.turns.find((each) => each.version >= this.version) ?? null) : null))
  readonly question = null
  readonly busy = false
  readonly moves: MoveOut[] = []
  readonly left: MoveOut[] = []
  readonly names = {}
  readonly lit: ReadonlySet<string> = new Set()
  readonly chosen: string[] = []
  #steps: PastStep[] = []
  #last = false
  #ended = false
  #came: (() => void) | null = null
  #moved: (() => void) | null = null
  #shown = 0

  constructor(
    private readonly present: Present,
    readonly since: Since,
    private readonly send: (message: Incoming) => boolean,
    private readonly arrived: () => void,
  ) {
    this.view = since.view as unknown as AnyView
    this.version = since.version
    this.you = since.seat
  }

  heard(message: Since): void {
    this.#steps.push(...message.steps)
    this.#last = message.last
    this.#came?.()
  }

  /** Play what happened, step by step, up to the present. */
  async show(): Promise<void> {
    if (this.runs) return
    this.runs = true
    for (let step = await this.#next(); step && !this.#ended; step = await this.#next()) await this.#take(step)
    this.leave()
  }

  async #next(): Promise<PastStep | undefined> {
    if (!this.#steps.length && !this.#last && !this.#ended) {
      const came = new Promise<void>((done) => (this.#came = done))
      if (!this.send({ type: 'meanwhile', seat: this.you, version: this.since.version, after: this.version })) return undefined
      await Promise.race([came, wait(PATIENCE)])
    }
    return this.#steps.shift()
  }

  async #take(step: PastStep): Promise<void> {
    const events = still.matches || document.hidden ? [] : moving(step.lines as Line[])
    const moved = new Promise<void>((done) => (this.#moved = done))
    this.version = step.version
    this.view = step.view as unknown as AnyView
    this.play = events
    hear(soundOf(events))
    if (events.length) await Promise.race([moved, wait(1500 + 1600 * events.length)])
    this.play = []
    this.#shown += 1
    await wait(this.#shown > MANY ? HURRIED : events.length ? PAUSE : UNMOVED)
  }

  /** To the present, at once. */
  leave(): void {
    if (this.#ended) return
    this.end()
    this.arrived()
  }

  end(): void {
    this.#ended = true
    this.#came?.()
    this.done()
  }

  done(): void {
    if (this.play.length) this.play = []
    this.#moved?.()
  }

  skip(): void {
    this.done()
  }

  status(): string {
    return ''
  }

  pick(): void {}
  answer(): void {}
  back(): void {}
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
