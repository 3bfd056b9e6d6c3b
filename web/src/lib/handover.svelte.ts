/** A second device: this one shows a code for two minutes, then says whether it is the same person who came. */
import type { HandoverOut } from '../generated/wire'
import { get, post } from './api'
import { self } from './self.svelte'

const KEY = 'broceliande.handover'
const LOOKS = 1500 // milliseconds between two looks
const OVER = new Set(['entered', 'refused', 'expired'])

class Handover {
  now = $state.raw<HandoverOut | null>(null)
  /** When its two minutes are over, by this device's clock. */
  until = $state(0)
  /** What has just been said. */
  told = $state<'' | 'entered' | 'refused'>('')
  /** Somebody came, and it is to be said whether that is the same person; or it has just been said. */
  readonly asks = $derived(this.now?.state === 'claimed' || this.told !== '')
  #timer = 0

  /** Go on with what was begun before the page was loaded anew. */
  begin(): void {
    const id = sessionStorage.getItem(KEY)
    if (id && !this.now) void this.#look(id)
  }

  /** Show a new code. */
  async ask(): Promise<void> {
    this.told = ''
    this.#heard(await post<HandoverOut>('me/handover', {}))
  }

  async answer(yes: boolean): Promise<void> {
    const id = this.now?.id
    if (!id) return
    try {
      const heard = await post<HandoverOut>(`me/handover/${id}`, { yes })
      this.told = yes ? 'entered' : 'refused'
      this.#heard(heard)
    } catch (wrong) {
      this.end()
      throw wrong
    }
  }

  /** What was told has been read. */
  end(): void {
    clearTimeout(this.#timer)
    sessionStorage.removeItem(KEY)
    this.now = null
    this.told = ''
  }

  #heard(told: HandoverOut): void {
    clearTimeout(this.#timer)
    const before = this.now?.id === told.id ? this.now : null
    this.now = { ...told, code: told.code || (before?.code ?? ''), link: told.link || (before?.link ?? '') }
    this.until = Date.now() + told.left
    sessionStorage.setItem(KEY, told.id)
    if (OVER.has(told.state)) return this.#over(told.state)
    this.#timer = window.setTimeout(() => void this.#look(told.id), LOOKS)
  }

  #over(state: string): void {
    sessionStorage.removeItem(KEY)
    if (state === 'entered') void self.look()
    if (state !== 'expired') this.told = state as 'entered' | 'refused'
  }

  async #look(id: string): Promise<void> {
    try {
      const told = await get<HandoverOut>(`me/handover/${id}`)
      if (!this.now || this.now.id === id) this.#heard(told)
    } catch {
      if (Date.now() > this.until) sessionStorage.removeItem(KEY)
      else this.#timer = window.setTimeout(() => void this.#look(id), LOOKS)
    }
  }
}

export const handover = new Handover()
