/** The coach at a finished game: asked once, listened to until the review is there. */
import type { CoachOut } from '../generated/wire'
import { get, post, wordsOf } from './api'

const AGAIN = 500

export class Coaching {
  review = $state.raw<CoachOut | null>(null)
  progress = $state(0)
  asking = $state(false)
  trouble = $state('')
  #turn = 0

  constructor(readonly table: string) {}

  /** Look back for a seat; what was asked before is no longer waited for. */
  async ask(seat: number): Promise<void> {
    const turn = ++this.#turn
    const path = `tables/${this.table}/coach/${seat}`
    this.asking = true
    this.trouble = ''
    this.progress = 0
    try {
      let told = await post<CoachOut>(path, {})
      while (!told.ready && turn === this.#turn) {
        this.progress = told.progress
        await new Promise((done) => setTimeout(done, AGAIN))
        if (turn === this.#turn) told = await get<CoachOut>(path)
      }
      if (turn === this.#turn) this.review = told
    } catch (wrong) {
      if (turn === this.#turn) this.trouble = wordsOf(wrong)
    }
    if (turn === this.#turn) this.asking = false
  }

  end(): void {
    this.#turn += 1
  }
}
