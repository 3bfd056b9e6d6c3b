/** Words of slow play: fetched with the first of its parts that is shown. */
import { FluentResource, type FluentBundle } from '@fluent/bundle'

import { tongue, type Lang, type Say } from '../lib/words.svelte'

const FILES: Record<Lang, () => Promise<{ default: string }>> = {
  fr: () => import('./fr.ftl?raw'),
  en: () => import('./en.ftl?raw'),
}

class Words {
  #bundles = new Map<Lang, FluentBundle>()
  #asked = new Set<Lang>()
  /** Rises when words arrive, so that what could not be said is said. */
  #news = $state(0)

  async #fetch(lang: Lang): Promise<void> {
    this.#asked.add(lang)
    const bundle = tongue.bundle(lang)
    bundle.addResource(new FluentResource((await FILES[lang]()).default))
    this.#bundles.set(lang, bundle)
    this.#news += 1
  }

  say: Say = (key, args) => {
    void this.#news
    const { lang } = tongue
    if (!this.#asked.has(lang)) void this.#fetch(lang).catch(() => this.#asked.delete(lang))
    const bundle = this.#bundles.get(lang)
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, []) : ''
  }
}

const words = new Words()
export const say: Say = (key, args) => words.say(key, args)

/** Why an answer in advance does not stand any more. */
export const why = (answer: { state: string } | undefined): string => (answer ? say(`ahead-why-${answer.state.replace('_', '-')}`) : '')
