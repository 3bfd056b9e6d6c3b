/** How the board's things are handled. */
import type { Told } from '../../lib/hints.svelte'

/** What Board.svelte hands to every part that draws things. */
export interface Hands {
  lit: (thing: string) => boolean
  hot: (thing: string) => boolean
  chosen: (thing: string) => boolean
  label: (thing: string) => string
  words: (thing: string) => Told
  /** Whether the thing is in the order of Tab. */
  reachable: (thing: string) => boolean
  pick: (thing: string, event: Event) => void
  hover: (thing: string, on: boolean) => void
  go: (thing: string, key: string) => boolean
}
