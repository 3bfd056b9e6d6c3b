/** A finished game, shown again step by step from any seat. */
import type { Step, StoryLine, TableOut } from '../generated/wire'
import type { View } from '../generated/views'
import { get } from './api'
import type { MoveOut, SeatLook, Told } from './board'
import { still } from './settings.svelte'
import type { Murmur, Stage } from './stage'
import { tongue } from './words.svelte'

const told = (line: StoryLine): Told => ({ ...line, version: line.ply })

export class Replay implements Stage {
  step = $state.raw<Step | null>(null)
  /** Whose eyes: a seat, or null for a spectator's. */
  you = $state<number | null>(null)
  hot = $state<string | null>(null)
  murmur = $state<Murmur | null>(null)
  story = $state.raw<Told[]>([])
  play = $state.raw<Told[]>([])
  readonly view = $derived.by(() => {
    const views = this.step?.views ?? []
    return (views[this.you ?? views.length - 1] ?? null) as unknown as View<Record<string, unknown>> | null
  })
  readonly looks: SeatLook[]
  readonly asked = $derived<number[]>(this.view?.asked ?? [])
  readonly over = $derived(this.view?.over ?? false)
  readonly question = null
  readonly busy = false
  readonly moves: MoveOut[] = []
  readonly left: MoveOut[] = []
  readonly names = {}
  readonly lit: ReadonlySet<string> = new Set()
  readonly chosen: string[] = []
  #steps = new Map<string, Promise<Step>>()
  #stories = new Map<string, Promise<StoryLine[]>>()
  #wanted = -1
  #guard = 0

  constructor(readonly table: TableOut) {
    this.looks = table.seats.map((each) => ({ seat: each.seat, name: each.name || tongue.say('seat-name', { number: each.seat + 1 }), index: each.seat }))
  }

  #once<T>(kept: Map<string, Promise<T>>, part: string): Promise<T> {
    const key = `${part}.${tongue.lang}`
    const known = kept.get(key) ?? get<T>(`tables/${this.table.id}/${part}`)
    kept.set(key, known)
    known.catch(() => kept.delete(key))
    return known
  }

  /** Show a step; the one after the step shown comes in motion. */
  async go(ply: number): Promise<void> {
    this.#wanted = ply
    const [step, story] = await Promise.all([this.#once(this.#steps, `replay/${ply}`), this.#once(this.#stories, 'story')])
    if (this.#wanted !== ply) return // the scrubber has moved on
    const onward = this.step?.ply === ply - 1 && !still.matches && !document.hidden
    const eyes = this.you ?? this.looks.length
    const events = onward ? story.filter((line) => line.ply === ply && line.eyes[eyes]) : []
    this.done()
    this.step = step
    this.story = story.filter((line) => line.ply <= ply).map(told)
    this.play = events.map(told)
    if (events.length) this.#guard = window.setTimeout(() => this.done(), 1500 + 1600 * events.length)
    if (ply < step.last) void this.#once(this.#steps, `replay/${ply + 1}`)
  }

  status(seat: number): string {
    return this.over ? tongue.say('seat-place', { place: this.view?.places[seat] ?? 0 }) : ''
  }

  done(): void {
    clearTimeout(this.#guard)
    if (this.play.length) this.play = []
  }

  skip(): void {
    this.done()
  }

  pick(): void {}
  answer(): void {}
  back(): void {}
}
