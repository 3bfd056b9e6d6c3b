/** How long the deeds of others are shown: long enough to be followed on a quick machine, and not so long that one waits. */
import type { Told } from './board'
import { soundOf } from './sounding'
import { hear } from './sound'
import { speaker } from './told'

export const LEAST = 900 // milliseconds of a turn, whoever plays it
export const MOST = 2500 // what flies has landed by then
const FLIGHT = 480 // what one event takes where there is time
const SWIFTEST = 4 // times as fast; beyond that nobody would see anything
const BEHIND = 3 // states that wait: then there is no time to rest

/** How fast pieces fly just now. */
export const haste = { now: 1 }

export class Following {
  #whose: number | null = null
  #since = -Infinity
  #own = false

  /** `rate`: how fast things move by the settings, 0 where nothing does. */
  constructor(private readonly rate: () => number, private readonly now: () => number = () => performance.now()) {}

  /** Events begin to be shown, and are heard. `waiting`: states that came after them. */
  begins(events: readonly Told[], you: number | null, waiting: number): void {
    hear(soundOf(events))
    const whose = events.map(speaker).find((seat) => seat !== null) ?? null
    if (whose !== this.#whose || whose === null) this.#since = this.now()
    this.#whose = whose
    this.#own = whose !== null && whose === you
    haste.now = Math.min(SWIFTEST, Math.max(1, (events.length * (1 + waiting) * FLIGHT) / MOST))
  }

  /** Milliseconds that what was shown still stays before the next comes; one's own deeds need no look. */
  rest(waiting: number): number {
    const rate = this.rate()
    if (!rate || this.#own || waiting > BEHIND) return 0
    return Math.max(0, Math.ceil(LEAST / rate - (this.now() - this.#since)))
  }

  /** Rest, then go on; 0 if there is nothing to rest for. */
  rests(waiting: number, then: () => void): number {
    const time = this.rest(waiting)
    return time && window.setTimeout(then, time)
  }
}
