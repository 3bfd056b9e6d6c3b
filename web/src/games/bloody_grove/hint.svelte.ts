/** When the sheet of a thing comes and goes on this board: its card, its name, what it does, numbers in their parts. */
import { Hints, hinting, type Told } from '../../lib/hints.svelte'

export interface Part { sign: string; name: string; value: string }
interface Shown { card?: number; cards?: number[]; parts?: Part[] }
export type Said = Told & Shown

export const hints = new Hints<Shown>()
export const hinted = hinting(hints)
