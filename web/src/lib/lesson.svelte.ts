/** A lesson: the engine played it, step by step; the learner finds the moves. */
import type { LessonOut, LessonStep } from '../generated/wire'
import type { View } from '../generated/views'
import type { MoveOut, SeatLook, Told } from './board'
import { grown, moving } from './chronicle'
import { still } from './settings.svelte'
import { going, next, picked } from './paths'
import type { Murmur, Stage } from './stage'
import { tongue } from './words.svelte'

const PAUSE = 700 // before a rival moves, so that one can follow

/** A thing's name without all else that is said of it. */
export const shortName = (words: string): string => words.split(/[.:;](?:\s|$)|\s[:;]/)[0]?.trim() ?? ''

export class Lesson implements Stage {
  lesson = $state.raw<LessonOut>() as LessonOut
  at = $state(0)
  chosen = $state.raw<string[]>([])
  play = $state.raw<Told[]>([])
  story = $state.raw<Told[]>([])
  #under = $state<string | null>(null)
  murmur = $state.raw<Murmur | null>(null)
  /** Moves the learner has made. */
  made = $state(0)
  readonly step = $derived<LessonStep>(this.lesson.steps[this.at] as LessonStep)
  readonly ended = $derived(this.at === this.lesson.steps.length - 1)
  readonly view = $derived(this.step.sight.view as unknown as View<Record<string, unknown>>)
  readonly you = 0
  readonly looks = $derived<SeatLook[]>(this.lesson.names.map((name, seat) => ({ seat, name, index: seat })))
  readonly asked = $derived<number[]>(this.ended ? [] : this.view.asked)
  readonly over = $derived(this.view.over)
  readonly busy = $derived(this.play.length > 0 || !this.step.yours)
  readonly question = $derived(this.busy || this.ended ? null : this.step.sight.question)
  readonly moves = $derived<MoveOut[]>(this.busy || this.ended ? [] : this.step.sight.moves)
  readonly lit = $derived<ReadonlySet<string>>(next(this.moves, this.chosen))
  readonly left = $derived<MoveOut[]>(going(this.moves, this.chosen))
  readonly names = $derived<Record<string, string>>(this.step.sight.things)
  /** The thing the teacher points at. */
  readonly hint = $derived(this.busy ? null : (this.step.path[this.chosen.length] ?? null))
  readonly #pointed = $derived(this.hint === null ? '' : shortName(this.step.named[this.hint] ?? ''))
  #timer = 0

  /** The teacher's light: whatever the mouse does meanwhile, it stays lit. */
  get hot(): string | null {
    return this.hint ?? this.#under
  }

  set hot(thing: string | null) {
    this.#under = thing
  }

  /** What the teacher points at, by its name. */
  get pointed(): string {
    return this.#pointed
  }

  constructor(lesson: LessonOut) {
    this.lesson = lesson
    this.#arrive()
  }

  /** The same lesson in another language, at the same step. */
  speak(lesson: LessonOut): void {
    this.lesson = lesson
    this.story = lesson.steps.slice(0, this.at + 1).flatMap((step) => grown([], step.story, -1))
  }

  #arrive(): void {
    const { story } = this.step
    this.chosen = []
    this.story = [...this.story, ...grown([], story, -1)]
    this.play = still.matches || this.at === 0 ? [] : moving(story)
    clearTimeout(this.#timer)
    if (this.play.length) this.#timer = window.setTimeout(() => this.done(), 1500 + 1600 * this.play.length)
    else this.#settled()
  }

  #settled(): void {
    if (!this.step.yours && !this.ended) this.#timer = window.setTimeout(() => this.#go(), PAUSE)
  }

  #go(): void {
    if (this.ended) return
    this.at += 1
    this.#arrive()
  }

  done(): void {
    clearTimeout(this.#timer)
    this.play = []
    this.#settled()
  }

  skip(): void {
    this.done()
  }

  pick(thing: string): void {
    if (this.play.length) return this.skip()
    this.murmur = null
    if (thing === this.chosen.at(-1) && !this.lit.has(thing)) return this.back()
    const step = picked(this.moves, this.chosen, thing)
    if (step.refused) {
      const why = this.step.why_not.find((each) => each.path[0] === thing)
      this.murmur = { words: why?.words ?? tongue.say('teach-not-now'), rule: why?.rule ?? '', thing }
    } else if (step.move) this.answer(step.move)
    else this.chosen = step.path
  }

  answer(move: MoveOut): void {
    if (move.path.join('/') !== this.step.path.join('/')) {
      this.murmur = { words: tongue.say('teach-other'), rule: '', thing: move.path[0] ?? null }
      return
    }
    this.murmur = null
    this.made += 1
    this.#go()
  }

  back(): void {
    this.chosen = this.chosen.slice(0, -1)
  }

  status(seat: number): string {
    if (this.over) return tongue.say('seat-place', { place: this.view.places[seat] ?? 0 })
    return tongue.say(this.asked.includes(seat) ? (seat === this.you ? 'seat-yours-turn' : 'seat-thinks') : seat === this.you ? 'seat-yours' : 'seat-here')
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
