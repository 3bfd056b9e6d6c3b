/** When the sheet of a thing comes and goes on this board. */
import { Hints, hinting, type Told } from '../../lib/hints.svelte'

interface Character { /** A character to show with its missions. */ character?: number }

export type Words = () => Told & Character

export const hints = new Hints<Character>()
export const hinted = hinting(hints)
