/** Finding words in a text: accents, case and plurals do not matter, nor in which order they stand. */

/** Letters without accents or case, so that a search finds what is meant. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'")

/** A word without the ending that makes many of it: those of a text begin with what is left. */
const stem = (word: string): string => (word.length > 3 ? word.replace(/(?:aux|[sx])$/, (end) => (end === 'aux' ? 'a' : '')) : word)

/** What is asked for, word by word. */
export const asked = (sought: string): string[] => plain(sought).split(/[^\p{L}\p{N}+-]+/u).filter(Boolean).map(stem)

/** Those of a list whose words hold everything that is asked for; all of them if nothing is. */
export function seek<T>(list: readonly T[], sought: string, words: (each: T) => string): T[] {
  const wanted = asked(sought)
  if (!wanted.length) return [...list]
  return list.filter((each) => {
    const text = plain(words(each))
    return wanted.every((word) => text.includes(word))
  })
}
