/** The desk's own words, fetched with it: nobody else needs them. */
import { type Lang, type Say, tongue } from '../lib/words.svelte'

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import('./fr.ftl?raw'),
  en: () => import('./en.ftl?raw'),
}

export const say: Say = tongue.sayOf('desk')

/** Know them in a language. */
export async function learn(lang: Lang): Promise<void> {
  const file = await FILES[lang]()
  tongue.learn('desk', lang, [file.default])
}
