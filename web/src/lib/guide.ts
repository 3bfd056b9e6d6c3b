/** A game's rules to look at: sections, drawings, examples, components. A plan (`guide/plan.json` of its board) says what stands where;
 * its words are Fluent (`guide/fr.ftl`, `guide/en.ftl`), its drawings the board's own. */
import type { Component } from 'svelte'
import type { Say } from './words.svelte'

/** A drawing with its words, `guide-<section>-<id>`. */
export interface Item { id: string; draw: string }
/** A case that was worked out: its words are `guide-<id>`; each row is a moment of it. */
export interface Example { id: string; rules: string; draw: string[] }
/** Components side by side: those that the edition lists under `part`, or these pieces, `name` or `name*count`, with the words `guide-piece-<name>`. */
export interface Gallery { part: string; pieces?: string[]; /** small, card, wide or whole. */ look?: string; aid?: boolean }
export interface Section {
  id: string
  /** The paragraphs behind it: `BE-001..003 BE-009`. */
  rules: string
  items?: Item[]
  galleries?: Gallery[]
  examples?: Example[]
  /** On the page to print. */
  aid?: boolean
}
export interface Plan {
  sections: Section[]
  /** How much larger the page to print may be written, so that it fills its paper. */
  print?: number
}

export interface PieceProps { id: string; edition: unknown }
export interface Guide {
  plan: Plan
  Piece: Component<PieceProps>
  /** The board's drawings, mounted once. */
  symbols: string
  words: Record<'fr' | 'en', string>
  /** What a component does, in the words of the rules. */
  text?: (part: string, id: string, say: Say, edition: unknown) => string | undefined
}

/** Every number of `BE-001..003 BE-009`. */
export const numbers = (rules: string): string[] =>
  rules.split(' ').filter(Boolean).flatMap((range) => {
    const [, letters = '', from = '', to = from] = /^([A-Z]{2}-)(\d{3})(?:\.\.(\d{3}))?$/.exec(range) ?? []
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letters}${String(Number(from) + i).padStart(3, '0')}`)
  })

export const SIGNS = { '>': 'to', '+': 'plus', '=': 'equals', '|': 'or', ok: 'yes', no: 'no' } as const
export type Sign = (typeof SIGNS)[keyof typeof SIGNS]
export type Mark = { kind: 'piece'; piece: string; times: number; faint: boolean } | { kind: 'text'; text: string } | { kind: 'sign'; sign: Sign }

const isSign = (token: string): token is keyof typeof SIGNS => token in SIGNS

/** A row of a drawing: pieces (`copper*3`, `sword?` only shown), signs (`>`, `+`, `=`, `|`, `ok`, `no`) and numbers (`#+3`). */
export const marks = (row: string): Mark[] =>
  row.split(' ').filter(Boolean).map((token) => {
    if (isSign(token)) return { kind: 'sign', sign: SIGNS[token] }
    if (token.startsWith('#')) return { kind: 'text', text: token.slice(1).replaceAll('_', ' ') }
    const [, piece = token, shown = '', times = '1'] = /^(.+?)(\?)?(?:\*(\d+))?$/.exec(token) ?? []
    return { kind: 'piece', piece, times: Number(times), faint: shown === '?' }
  })

/** The same, where a number that follows a piece stays with it: a row that is too long never breaks between them. */
export const fellows = (row: string): { mark: Mark; label: string }[] =>
  marks(row).reduce<{ mark: Mark; label: string }[]>((all, mark) => {
    const before = all.at(-1)
    if (mark.kind === 'text' && before?.mark.kind === 'piece' && !before.label) before.label = mark.text
    else all.push({ mark, label: '' })
    return all
  }, [])
