/** One thing on the board: what every drawing of one needs to be named, lit, pointed at, picked and walked to by keys. */
import { hinted } from '../../kit/hint.svelte'

export interface Words { title: string; text: string; note?: string }

/** What Board.svelte hands to every part that draws things. */
export interface Hands {
  lit: (thing: string) => boolean
  hot: (thing: string) => boolean
  chosen: (thing: string) => boolean
  label: (thing: string) => string
  words: (thing: string) => Words
  /** Whether the thing is in the order of Tab. */
  reachable: (thing: string) => boolean
  pick: (thing: string, event?: MouseEvent) => void
  hover: (thing: string, on: boolean) => void
  go: (thing: string, key: string) => boolean
}

/** Clicks, keys, pointer and focus of a thing; its sheet of words. */
export function handled(node: SVGElement | HTMLElement, of: { thing: string; hands: Hands }) {
  let { thing, hands } = of
  const click = (event: Event) => hands.pick(thing, event as MouseEvent)
  const key = (event: Event) => {
    const { key: pressed } = event as KeyboardEvent
    if (pressed === 'Enter' || pressed === ' ') hands.pick(thing)
    else if (!hands.go(thing, pressed)) return
    event.preventDefault()
  }
  const over = () => hands.hover(thing, true)
  const out = () => hands.hover(thing, false)
  const blurred = () => queueMicrotask(out) // a thing that is taken away while it is focused is left in the midst of drawing
  const heard = [['click', click], ['keydown', key], ['pointerenter', over], ['pointerleave', out], ['focus', over], ['blur', blurred]] as const
  for (const [name, listener] of heard) node.addEventListener(name, listener)
  /** What may be chosen shows what it would do; a sheet would lie over that. */
  const hushed = () => hands.lit(thing)
  const hint = hinted(node, { thing, words: () => hands.words(thing), hushed, wait: 600, finger: 'taps' })
  return {
    update(next: typeof of) {
      ;({ thing, hands } = next)
      hint.update({ thing, words: () => hands.words(thing), hushed, wait: 600, finger: 'taps' })
    },
    destroy() {
      hint.destroy()
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    },
  }
}
