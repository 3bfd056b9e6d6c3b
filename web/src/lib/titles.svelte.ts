/** What games are called: ours as the page says it, others as the server does. */
import type { GamesOut } from '../generated/wire'
import { get } from './api'
import { tongue, type Lang } from './words.svelte'

const heard = $state<Record<string, string>>({})
const asked = new Set<Lang>()

/** The titles in what the server says of its games. */
export function hearTitles(lang: Lang, { games }: GamesOut): void {
  asked.add(lang)
  for (const { name, title } of games) heard[`${name}.${lang}`] = title
}

function ask(lang: Lang): void {
  if (asked.has(lang)) return
  asked.add(lang)
  get<GamesOut>('games?options=false').then((found) => hearTitles(lang, found), () => asked.delete(lang))
}

/** The title of a game; until it is known, its name. */
export function titleOf(name: string): string {
  const key = `game-${name}`
  if (tongue.has(key)) return tongue.say(key)
  const title = heard[`${name}.${tongue.lang}`]
  if (title === undefined) ask(tongue.lang)
  return title ?? name
}
