/** Rules to read, fetched once for each game and language. */
import type { RulesOut } from '../generated/wire'
import { get } from './api'
import { tongue } from './words.svelte'

const books = new Map<string, Promise<RulesOut>>()

export function rulesOf(game: string): Promise<RulesOut> {
  const key = `${game}.${tongue.lang}`
  let book = books.get(key)
  if (!book) {
    book = get<RulesOut>(`games/${game}/rules`)
    book.catch(() => books.delete(key))
    books.set(key, book)
  }
  return book
}

/** A paragraph's text in pieces: rule numbers become links, **bold** bold and *this* italic. */
export interface Piece { text: string; rule?: string; bold?: boolean; soft?: boolean }

export function pieces(text: string): Piece[] {
  return text.split(/(\b[A-Z]{2}-\d{3}\b|\*\*[^*]+\*\*|\*[^*]+\*)/).filter(Boolean).map((part) => {
    if (/^[A-Z]{2}-\d{3}$/.test(part)) return { text: part, rule: part }
    if (/^\*[^*]+\*$/.test(part)) return { text: part.slice(1, -1), soft: true }
    return part.startsWith('**') ? { text: part.slice(2, -2), bold: true } : { text: part }
  })
}
