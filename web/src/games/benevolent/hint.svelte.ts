/** When the sheet of a thing comes and goes on this board. */
import { Hints, hinting } from '../../lib/hints.svelte'

export const hints = new Hints()
export const hinted = hinting(hints)
