/** When the sheet of a thing comes and goes on this board. */
import { Hints, hinting, type Told } from '../../lib/hints.svelte'

export type HintWords = () => Told

export const hints = new Hints()
export const hinted = hinting(hints)
