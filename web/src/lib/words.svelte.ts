/** Words: the shell's own from its Fluent files, a game's from the server's. No sentence is glued together in code. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

import { surely } from './again'
import { FUNCTIONS } from './french'
import { wish } from './memory'

export type Lang = 'fr' | 'en'
export type Args = Record<string, string | number>
export type Say = (key: string, args?: Args) => string
export type Files = Record<Lang, () => Promise<{ default: string }>>
export type Ask = (key: string, args?: Args) => string | null

const FILES: Files = {
  fr: () => import('../words/fr.ftl?raw'),
  en: () => import('../words/en.ftl?raw'),
}
/** Words of tables and of the pages about oneself, which the lobby of somebody new does not need. */
const MORE: Files = {
  fr: () => import('../people/fr.ftl?raw'),
  en: () => import('../people/en.ftl?raw'),
}
/** A made-up language for tests: whoever forgets to translate shows up in plain letters. */
const PSEUDO = 'pseudo'
const FROM = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const TO = 'áƀćďéƒǵĥíĵķłɱńóƥɋŕśťúνẃẋýźÁƁĆĎÉƑǴĤÍĴĶŁṀŃÓƤɊŔŚŤÚṼẂẊÝŹ'
const accents = new Map([...FROM].map((letter, at) => [letter, [...TO][at] ?? letter]))
const disguise = (text: string): string => [...text].map((letter) => accents.get(letter) ?? letter).join('')

function firstLang(): Lang {
  const asked = new URLSearchParams(location.search).get('lang') ?? wish.lang
  const wishes = [asked, ...navigator.languages].map((each) => each.slice(0, 2).toLowerCase())
  return wishes.find((each): each is Lang => each === 'fr' || each === 'en') ?? 'en'
}

class Tongue {
  lang = $state<Lang>(firstLang())
  readonly pseudo = (new URLSearchParams(location.search).get('lang') ?? wish.lang) === PSEUDO
  /** Rises whenever words arrive, so that what was said is said anew. */
  #news = $state(0)
  #shell = new Map<Lang, FluentBundle>()
  #games = new Map<string, FluentBundle>()
  #more = new Set<Files>()
  #grown = new Map<Files, Set<Lang>>()

  bundle(lang: Lang): FluentBundle {
    const transform = this.pseudo ? disguise : (text: string): string => text
    return new FluentBundle(lang, { useIsolating: false, transform, functions: lang === 'fr' ? FUNCTIONS : {} })
  }

  /** Speak a language from now on; its words are fetched the first time. */
  async speak(lang: Lang): Promise<void> {
    if (!this.#shell.has(lang)) {
      const file = await surely(FILES[lang])
      const bundle = this.bundle(lang)
      bundle.addResource(new FluentResource(file.default))
      this.#shell.set(lang, bundle)
    }
    await this.#grow(lang)
    this.lang = lang
    this.#news += 1
    document.documentElement.lang = lang
  }

  async #grow(lang: Lang): Promise<void> {
    for (const files of this.#more) {
      const grown = this.#grown.get(files) ?? new Set()
      if (grown.has(lang)) continue
      const file = await surely(files[lang])
      this.#shell.get(lang)?.addResource(new FluentResource(file.default), { allowOverrides: true })
      this.#grown.set(files, grown.add(lang))
    }
  }

  /** A table, or a part of the pages about oneself, with its words, and others that it says. */
  async withMore<T>(part: Promise<T>, files: Files = MORE): Promise<T> {
    this.#more.add(MORE).add(files)
    const [found] = await Promise.all([part, this.#grow(this.lang)])
    return found
  }

  choose(lang: Lang): void {
    if (!this.pseudo) wish.lang = lang
    void this.speak(lang)
  }

  /** Whether the words of a game are known in the language spoken now. */
  knows(game: string): boolean {
    return this.#games.has(`${game}.${this.lang}`)
  }

  /** The words of a game in a language: Fluent files, the later ones first to be asked. */
  learn(game: string, lang: Lang, files: readonly string[]): void {
    const bundle = this.bundle(lang)
    for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true })
    this.#games.set(`${game}.${lang}`, bundle)
    this.#news += 1
  }

  #format(bundle: FluentBundle | undefined, key: string, args?: Args, lacking: Error[] = []): string | null {
    const pattern = bundle?.getMessage(key)?.value
    return bundle && pattern ? bundle.formatPattern(pattern, args ?? null, lacking) : null
  }

  say: Say = (key, args) => {
    void this.#news
    return this.#format(this.#shell.get(this.lang), key, args) ?? key
  }

  has(key: string): boolean {
    void this.#news
    return this.#shell.get(this.lang)?.hasMessage(key) ?? false
  }

  /** Words of the game first, then of the shell. */
  sayOf(game: string): Say {
    return (key, args) => {
      void this.#news
      return this.#format(this.#games.get(`${game}.${this.lang}`), key, args) ?? this.say(key, args)
    }
  }

  /** The same, if there are such words and they need no more than is given; else null. */
  askOf(game: string): Ask {
    return (key, args) => {
      void this.#news
      for (const bundle of [this.#games.get(`${game}.${this.lang}`), this.#shell.get(this.lang)]) {
        const lacking: Error[] = []
        const words = this.#format(bundle, key, args, lacking)
        if (words !== null) return lacking.length ? null : words
      }
      return null
    }
  }
}

export const tongue = new Tongue()
export const say: Say = (key, args) => tongue.say(key, args)
