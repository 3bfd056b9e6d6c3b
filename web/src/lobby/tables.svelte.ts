/** The open tables as one wishes them: looked at again now and then, at the cost of a line when nothing changed. */
import type { TableOut, TablesOut } from '../generated/wire'
import { tongue } from '../lib/words.svelte'
import { isEmpty, NOTHING, patience, query, remember, remembered, type Wish } from './wishes'

const AGAIN = 5000 // milliseconds between two looks
const TYPING = 300 // after the last letter
const FIRST = 6 // rows that are shown at first

export class Tables {
  wish = $state.raw<Wish>(remembered())
  minutes = $state(patience())
  /** Null until the first answer. */
  found = $state.raw<TableOut[] | null>(null)
  count = $state(0)
  /** Without any wish. */
  all = $state(0)
  lost = $state(false)
  #next = $state('')
  #shown = $state(FIRST)
  #mark = ''
  #asked = 0
  #soon = 0

  readonly empty = $derived(isEmpty(this.wish))
  readonly rows = $derived((this.found ?? []).slice(0, this.#shown))
  readonly more = $derived(this.rows.length < (this.found?.length ?? 0) || this.#next !== '')

  /** Look, and again for as long as somebody looks. */
  watch(): () => void {
    void this.look()
    const again = setInterval(() => !document.hidden && void this.look(), AGAIN)
    return () => {
      clearInterval(again)
      clearTimeout(this.#soon)
    }
  }

  choose(change: Partial<Wish>): void {
    this.wish = { ...this.wish, ...change }
    remember(this.wish, this.minutes)
    this.#mark = ''
    clearTimeout(this.#soon)
    if ('find' in change) this.#soon = window.setTimeout(() => void this.look(), TYPING)
    else void this.look()
  }

  wait(minutes: number): void {
    this.minutes = minutes
    remember(this.wish, minutes)
  }

  forget(): void {
    this.#shown = FIRST
    this.choose(NOTHING)
  }

  async look(): Promise<void> {
    const turn = ++this.#asked
    const answer = await this.#ask('', this.#mark)
    if (turn !== this.#asked || answer === 'same') return
    this.lost = !answer
    if (!answer) return
    const kept = (this.found ?? []).slice(answer.tables.length)
    const known = new Set(answer.tables.map((table) => table.id))
    const grown = this.#shown > FIRST && this.#mark !== ''
    this.found = grown ? [...answer.tables, ...kept.filter((table) => !known.has(table.id))] : answer.tables
    if (!grown) this.#next = answer.next ?? ''
    ;[this.count, this.all] = [answer.count ?? 0, answer.all ?? 0]
    this.#mark = this.#heard
  }

  async showMore(): Promise<void> {
    const turn = this.#asked
    if (this.#shown >= (this.found?.length ?? 0) - 1 && this.#next) {
      const answer = await this.#ask(this.#next, '')
      if (!answer || answer === 'same' || turn !== this.#asked) return
      const known = new Set((this.found ?? []).map((table) => table.id))
      this.found = [...(this.found ?? []), ...answer.tables.filter((table) => !known.has(table.id))]
      this.#next = answer.next ?? ''
    }
    this.#shown = Math.max(this.found?.length ?? 0, FIRST + 1)
  }

  #heard = ''

  async #ask(before: string, mark: string): Promise<TablesOut | 'same' | null> {
    const asked = [query(this.wish), before && `before=${before}`, `lang=${tongue.lang}`].filter(Boolean).join('&')
    try {
      const answer = await fetch(`/api/tables?${asked}`, { headers: mark ? { 'if-none-match': mark } : {} })
      if (answer.status === 304) return 'same'
      if (!answer.ok) return null
      if (!before) this.#heard = answer.headers.get('etag') ?? ''
      return (await answer.json()) as TablesOut
    } catch {
      return null
    }
  }
}
