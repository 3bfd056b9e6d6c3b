/** The ready-made sentences in the language spoken, fetched once for each. */
import type { PhrasesOut, SituationOut } from '../generated/wire'
import { get } from '../lib/api'
import { tongue, type Lang } from '../lib/words.svelte'

class Sentences {
  #known = $state.raw<Partial<Record<Lang, SituationOut[]>>>({})
  #asked = new Set<Lang>()

  readonly all = $derived(this.#known[tongue.lang] ?? [])
  readonly #words = $derived(new Map(this.all.flatMap((each) => each.phrases.map((phrase) => [phrase.number, phrase.words]))))

  /** Fetch those of the language spoken, if they are not there. */
  look(): void {
    const lang = tongue.lang
    if (this.#asked.has(lang)) return
    this.#asked.add(lang)
    get<PhrasesOut>('phrases').then(
      (found) => (this.#known = { ...this.#known, [lang]: found.situations }),
      () => this.#asked.delete(lang),
    )
  }

  /** A sentence in the language spoken now; as it was told, where it is not known. */
  words(number: number | null, told: string): string {
    return (number !== null && this.#words.get(number)) || told
  }
}

export const sentences = new Sentences()
