/** The sheet of a phone, as it is pulled and pressed; a reload finds it as it was at this table. */
import { HEIGHTS, settled, type Height, type Leaf } from './sheet'

const KEY = 'broceliande.sheet.'

function kept(table: string): Height {
  try {
    const found = sessionStorage.getItem(KEY + table)
    return HEIGHTS.find((each) => each === found) ?? 'half'
  } catch {
    return 'half' // a browser that keeps nothing
  }
}

export class Sheet {
  wish = $state<Height>('half')
  leaf = $state<Leaf>('choices')
  /** While a finger has it: how high it is. */
  pulled = $state<number | null>(null)
  #from: { y: number; high: number } | null = null
  #last = { y: 0, time: 0, speed: 0 }
  #moved = false

  constructor(private readonly table: string | undefined) {
    if (table) this.wish = kept(table)
  }

  set(wish: Height, leaf: Leaf = 'choices'): void {
    this.wish = wish
    this.leaf = wish === 'full' ? leaf : 'choices'
    try {
      if (this.table) sessionStorage.setItem(KEY + this.table, wish)
    } catch {
      // we play on without
    }
  }

  grasp(event: PointerEvent, high: number): void {
    if (event.button !== 0) return
    this.#from = { y: event.clientY, high }
    this.#last = { y: event.clientY, time: event.timeStamp, speed: 0 }
    this.#moved = false
  }
  follow(event: PointerEvent, least: number, most: number): void {
    if (!this.#from) return
    const up = this.#from.y - event.clientY
    if (Math.abs(up) > 6) this.#moved = true
    const time = Math.max(1, event.timeStamp - this.#last.time)
    this.#last = { y: event.clientY, time: event.timeStamp, speed: (this.#last.y - event.clientY) / time }
    if (this.#moved) this.pulled = Math.min(most, Math.max(least, this.#from.high + up))
  }
  /** Lets go; where it was only pressed, a click follows. */
  leave(stops: Record<Height, number>, from: Height): void {
    const high = this.pulled
    this.#from = this.pulled = null
    if (high !== null) this.set(settled(from, high, this.#last.speed, stops), this.leaf)
  }
  /** Whether the click that comes now is the end of a pull. */
  get dragged(): boolean {
    const was = this.#moved
    this.#moved = false
    return was
  }
}
