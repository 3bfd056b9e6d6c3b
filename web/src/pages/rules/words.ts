/** The words of the page of rules, fetched with it. */
import { tongue, type Files } from '../../lib/words.svelte'

const RULES: Files = {
  fr: () => import('./fr.ftl?raw'),
  en: () => import('./en.ftl?raw'),
}

export const withRules = <T>(part: Promise<T>): Promise<T> => tongue.withMore(part, RULES)
