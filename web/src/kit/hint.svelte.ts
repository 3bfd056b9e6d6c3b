/** When the sheet of a thing comes and goes, on boards whose sheets hold words only; the others make hints of their own. */
import { Hints, hinting, type Told } from '../lib/hints.svelte'

export type Words = () => Told

export const hints = new Hints()
export const hinted = hinting(hints)
