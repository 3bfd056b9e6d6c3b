/** Words that a part of the pages brings along, in two files of its own. */
import { FluentResource, type FluentBundle } from '@fluent/bundle'

import { tongue, type Lang, type Say } from './words.svelte'

export function wordsFrom(files: Record<Lang, string>): Say {
  const bundles = new Map<Lang, FluentBundle>()
  return (key, args) => {
    const { lang } = tongue
    let bundle = bundles.get(lang)
    if (!bundle) {
      bundle = tongue.bundle(lang)
      bundle.addResource(new FluentResource(files[lang]))
      bundles.set(lang, bundle)
    }
    const pattern = bundle.getMessage(key)?.value
    return pattern ? bundle.formatPattern(pattern, args ?? null, []) : key
  }
}
