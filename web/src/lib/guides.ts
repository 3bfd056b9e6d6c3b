/** The illustrated rules, one folder beside each board; fetched when somebody reads them. */
import type { Guide } from './guide'
import { tongue, type Say } from './words.svelte'

const GUIDES = import.meta.glob<{ default: Guide }>('../games/*/guide/index.ts')

/** Those of a game, or none: it has its paragraphs alone. */
export async function guideOf(game: string): Promise<Guide | null> {
  const guide = GUIDES[`../games/${game.replaceAll('-', '_')}/guide/index.ts`]
  return guide ? (await guide()).default : null
}

const named = (game: string): string => `${game}/guide`

/** Its words in the language spoken now. */
export function tell(game: string, guide: Guide): void {
  if (!tongue.knows(named(game))) tongue.learn(named(game), tongue.lang, [guide.words[tongue.lang]])
}

export const sayGuide = (game: string): Say => tongue.sayOf(named(game))
