/** Whom this device knows: a person, whose seats open by the cookie, and how many of their games wait for them. */
import type { HeldSeat, Me, TakenOut } from '../generated/wire'
import { get, post } from './api'
import { dropSecret, heldSecrets } from './memory'

const LOOKS = 20_000 // milliseconds between two looks at what waits
const SOON = 2000
const AT_ONCE = 64 // seats that the server takes over at once

class Self {
  me = $state.raw<Me | null>(null)
  readonly known = $derived(this.me?.known ?? false)
  readonly waiting = $derived(this.me?.waiting ?? 0)
  /** Rises when the person's games may have changed. */
  news = $state(0)
  #begun = false
  #soon = 0

  /** Once, when the page is there: old secrets are handed in, and what waits is looked at now and then. */
  begin(): void {
    if (this.#begun) return
    this.#begun = true
    void this.handIn()
    setInterval(() => this.known && void this.look(), LOOKS)
    document.addEventListener('visibilitychange', () => !document.hidden && this.known && void this.look())
  }

  /** Look in a moment: something may have changed whose turn it is. */
  soon(): void {
    if (!this.known || this.#soon) return
    this.#soon = window.setTimeout(() => {
      this.#soon = 0
      void this.look()
    }, SOON)
  }

  /** Ask the server again; without an answer, what was known stays. */
  async look(): Promise<Me | null> {
    try {
      this.hear(await get<Me>('me'))
    } catch {
      // it did not answer, or is older than people
    }
    return this.me
  }

  hear(me: Me): void {
    if (me.waiting !== this.me?.waiting || me.known !== this.me.known || me.asks !== this.me.asks) this.news += 1
    if (this.known && !me.known) localStorage.removeItem('broceliande.left') // whoever comes next need not know which tables one left
    this.me = me
  }

  /** Seats whose secrets lie in this browser become the person's. A secret is forgotten only when the server said that its seat
      is theirs, and the cookie by which it will open was truly kept. */
  async handIn(): Promise<void> {
    const held = navigator.cookieEnabled ? heldSecrets() : []
    const theirs: HeldSeat[] = []
    for (let at = 0; at < held.length; at += AT_ONCE) {
      const seats = held.slice(at, at + AT_ONCE)
      try {
        const taken = await post<TakenOut>('me/seats', { seats })
        const not = new Set(taken.seats.filter((each) => each.state !== 'yours').map((each) => each.table))
        theirs.push(...seats.filter((each) => !not.has(each.table)))
      } catch {
        break // another time
      }
    }
    const me = await this.look()
    if (me?.known) for (const { table, secret } of theirs) dropSecret(table, secret)
  }
}

export const self = new Self()
