/** The desk: whether it is open here, and what is asked of it. */
import type { Ceremony, DeskOut } from '../generated/wire'
import { del, get, post, Trouble } from '../lib/api'
import { signed } from '../people/passkey'

class Desk {
  out = $state.raw<DeskOut | null>(null)
  /** There is nothing here: whoever asks is no keeper. */
  lost = $state(false)
  readonly open = $derived(this.out?.open ?? false)

  async look(): Promise<void> {
    try {
      this.hear(await get<DeskOut>('desk'))
    } catch (wrong) {
      if (wrong instanceof Trouble && wrong.code === 'not_found') this.lost = true
      else throw wrong
    }
  }

  hear(out: DeskOut): void {
    this.out = out
    this.lost = false
  }

  async byPasskey(): Promise<void> {
    const { options } = await post<Ceremony>('desk/open/passkey/options', {})
    this.hear(await post<DeskOut>('desk/open/passkey', { credential: await signed(options) }))
  }

  async byCode(code: string): Promise<void> {
    this.hear(await post<DeskOut>('desk/open/code', { code }))
  }

  async shut(): Promise<void> {
    this.hear(await del<DeskOut>('desk/open'))
  }

  /** Something that is read or done at the desk; if it has shut meanwhile, it is asked to be opened again. */
  async ask<T>(what: Promise<T>): Promise<T> {
    try {
      return await what
    } catch (wrong) {
      if (wrong instanceof Trouble && wrong.code === 'not_found') await this.look()
      throw wrong
    }
  }
}

export const desk = new Desk()
