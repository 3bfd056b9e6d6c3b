/** The words between people, fetched with the part that says them. */
import { tongue, type Files } from '../lib/words.svelte'

const FOLK: Files = {
  fr: () => import('./fr.ftl?raw'),
  en: () => import('./en.ftl?raw'),
}

export const withFolk = <T>(part: Promise<T>): Promise<T> => tongue.withMore(part, FOLK)
