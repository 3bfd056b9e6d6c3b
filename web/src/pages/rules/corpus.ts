/** All that the page of rules can show, in words: what is drawn, and what a search looks through. */
import type { Paragraph, RulesOut } from '../../generated/wire'
import type { Box } from '../../lib/games'
import { marks, numbers, type Example, type Gallery, type Guide, type Section } from '../../lib/guide'
import { seek } from '../../lib/seek'
import type { Say } from '../../lib/words.svelte'

export interface Piece { id: string; name: string; count: number; text: string; reconstructed: boolean; also: string }
export interface Case { id: string; number: number; words: string; example: Example }
export interface Told { section: Section; number: number; title: string; text: string; also: string; items: { id: string; draw: string; words: string }[]; galleries: { gallery: Gallery; title: string; pieces: Piece[] }[]; cases: Case[]; paragraphs: Paragraph[] }
export interface Finds { sections: Told[]; pieces: Piece[]; cases: Case[]; paragraphs: Paragraph[]; count: number }

/** A component as the edition lists it. */
interface Entry { id?: string; count?: number; provenance?: string }

function entries(gallery: Gallery, box: Box): { id: string; name: string; count: number; provenance: string }[] {
  const given = box.edition.data[gallery.part]
  const whole = (given as Entry | undefined)?.provenance ?? ''
  if (gallery.pieces) {
    return gallery.pieces.flatMap((piece) => marks(piece)).flatMap((mark) => (mark.kind === 'piece' ? [{ id: mark.piece, name: '', count: mark.times, provenance: whole }] : []))
  }
  return (Array.isArray(given) ? (given as Entry[]) : []).map(({ id = '', count = 1, provenance = '' }) => ({ id: `${gallery.part}:${id}`, name: id, count, provenance }))
}

/** The components of a gallery, in words. */
function piecesOf(gallery: Gallery, guide: Guide, box: Box, say: Say, told: Say): Piece[] {
  return entries(gallery, box).map(({ id, name, count, provenance }) => {
    const own = `guide-piece-${id.replaceAll(/[^A-Za-z0-9]/g, '-')}`
    const known = name ? box.game.component?.(gallery.part, name, say, box.edition.data) : undefined
    const words = known ?? told(own)
    return {
      id,
      name: words === own ? `${told(`guide-one-${gallery.part.replaceAll('_', '-')}`)} ${name}` : words,
      count,
      text: guide.text?.(gallery.part, name || id, say, box.edition.data) ?? '',
      reconstructed: provenance === 'reconstructed',
      also: id.replaceAll(/[_:-]/g, ' '),
    }
  })
}

/** The whole page in words. */
export function told(guide: Guide, box: Box, book: RulesOut, say: Say, guideSay: Say): Told[] {
  let cases = 0
  const paragraphs = new Map(book.paragraphs.map((each) => [each.number, each]))
  return guide.plan.sections.map((section, at) => {
    const key = `guide-${section.id}`
    return {
      section,
      number: at + 1,
      title: guideSay(key),
      text: guideSay(`${key}-text`),
      also: guideSay(`${key}-also`),
      items: (section.items ?? []).map(({ id, draw }) => ({ id, draw, words: guideSay(`${key}-${id}`) })),
      galleries: (section.galleries ?? []).map((gallery) => ({ gallery, title: guideSay(`guide-part-${gallery.part.replaceAll('_', '-')}`), pieces: piecesOf(gallery, guide, box, say, guideSay) })),
      cases: (section.examples ?? []).map((example) => ({ id: example.id, number: ++cases, words: guideSay(`guide-${example.id}`), example })),
      paragraphs: numbers(section.rules).flatMap((number) => paragraphs.get(number) ?? []),
    }
  })
}

/** What says the words that are sought: sections, components, examples, paragraphs. */
export function find(all: readonly Told[], sought: string): Finds {
  const sections = seek(all, sought, (each) => [each.title, each.text, each.also, ...each.items.map((item) => item.words)].join(' '))
  const pieces = all.flatMap((each) => each.galleries.flatMap(({ title, pieces: shown }) => seek(shown, sought, (piece) => `${title} ${piece.name} ${piece.text} ${piece.also}`)))
  const cases = seek(all.flatMap((each) => each.cases), sought, (each) => each.words)
  const paragraphs = seek(all.flatMap((each) => each.paragraphs), sought, (each) => `${each.number} ${each.text}`)
  return { sections, pieces, cases, paragraphs, count: sections.length + pieces.length + cases.length + paragraphs.length }
}
