/** The answers that one gives in advance at a table, as the server keeps them. */
import type { AheadAnswer, AheadList, AheadOut, ForeseenList, ForeseenOut } from '../generated/wire'
import { get, post, put, Trouble, wordsOf } from '../lib/api'
import { secretsOf } from '../lib/memory'

const asked = ({ question, path, when }: AheadOut): AheadAnswer => ({ question, path, when })

export class Aheads {
  answers = $state.raw<AheadOut[]>([])
  questions = $state.raw<ForeseenOut[] | null>(null)
  /** What the server said against it. */
  trouble = $state('')
  busy = $state(false)
  readonly standing = $derived(this.answers.filter((each) => each.state === 'stands'))
  readonly dropped = $derived(this.answers.filter((each) => each.state !== 'stands'))

  constructor(readonly table: string, readonly seat: number) {}

  get #path(): string {
    return `tables/${this.table}/seats/${this.seat}/ahead`
  }

  get #secret(): string | undefined {
    return Object.values(secretsOf(this.table))[0] // none is needed where the cookie opens the seat
  }

  async look(): Promise<void> {
    await this.#do(async () => {
      this.answers = (await get<AheadList>(this.#path, this.#secret)).answers
    })
  }

  /** What may be asked next, and after what stands. */
  async foresee(): Promise<void> {
    await this.#do(async () => {
      const answers = this.standing.map(asked)
      this.questions = (await post<ForeseenList>(`${this.#path}/foresee`, { answers }, this.#secret)).questions
    })
  }

  async keep(answers: AheadAnswer[]): Promise<void> {
    await this.#do(async () => {
      this.answers = (await put<AheadList>(this.#path, { answers }, this.#secret)).answers
    })
    await this.foresee()
  }

  /** One more; where an answer hinges on cases, in the place of the one for the same cases. */
  async add(answer: AheadAnswer, hinges: boolean): Promise<void> {
    const same = (each: AheadOut): boolean =>
      hinges && each.question === answer.question && JSON.stringify(each.when) === JSON.stringify(answer.when)
    await this.keep([...this.standing.filter((each) => !same(each)).map(asked), answer])
  }

  async takeBack(which: AheadOut): Promise<void> {
    await this.keep(this.standing.filter((each) => each !== which).map(asked))
  }

  async #do(work: () => Promise<void>): Promise<void> {
    this.busy = true
    try {
      await work()
      this.trouble = ''
    } catch (wrong) {
      const now = wrong instanceof Trouble && wrong.code === 'asked_now'
      if (now) this.questions = []
      else this.trouble = wordsOf(wrong)
    } finally {
      this.busy = false
    }
  }
}
