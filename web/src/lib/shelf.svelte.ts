/** A finished game, shown again step by step from any seat. */
import type { Step, TableOut } from '../generated/wire'
import type { View } from '../generated/views'
import { get } from './api'
import type { MoveOut, SeatLook, Told } from './board'
import type { Murmur } from './room.svelte'
import type { Stage } from './stage'
import { tongue } from './words.svelte'

export class Replay implements Stage {
  step = $state.raw<Step | null>(null)
  /** Whose eyes: a seat, or null for a spectator's. */
  you = $state<number | null>(null)
  hot = $state<string | null>(null)
  murmur = $state<Murmur | null>(null)
  story = $state.raw<Told[]>([])
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
  readonly lit: ReadonlySet<string> = new Set()
  readonly chosen: string[] = []
  readonly play: Told[] = []
  #steps = new Map<string, Promise<Step>>()
  /** What was told at each step that was looked at. */
  #told = new Map<number, Told[]>()

  constructor(readonly table: TableOut) {
    this.looks = table.seats.map((each) => ({ seat: each.seat, name: each.name || tongue.say('seat-name', { number: each.seat + 1 }), index: each.seat }))
  }

  #fetch(ply: number): Promise<Step> {
    const key = `${ply}.${tongue.lang}`
    const known = this.#steps.get(key) ?? get<Step>(`tables/${this.table.id}/replay/${ply}`)
    this.#steps.set(key, known)
    known.catch(() => this.#steps.delete(key))
    return known
  }

  async go(ply: number): Promise<void> {
    const step = await this.#fetch(ply)
    this.step = step
    const who = step.seat === null ? [] : [`seat:${step.seat}`]
    const lines = step.story.map((words) => ({ version: ply, ply, event: '', numbers: [], things: who, words }))
    this.#told.set(ply, lines)
    this.story = [...this.#told].filter(([at]) => at <= ply).sort(([a], [b]) => a - b).flatMap(([, told]) => told)
    if (ply < step.last) void this.#fetch(ply + 1)
  }

  status(seat: number): string {
    return this.over ? tongue.say('seat-place', { place: this.view?.places[seat] ?? 0 }) : ''
  }

  pick(): void {}
  answer(): void {}
  back(): void {}
  done(): void {}
  skip(): void {}
}
