/** The boards, one folder for each game; each is fetched when a table of it is opened. */
import type { EditionOut, WordsOut } from '../generated/wire'
import { get } from './api'
import type { AnyGame } from './board'
import { tongue } from './words.svelte'

const BOARDS = import.meta.glob<{ default: AnyGame }>('../games/*/index.ts')

/** The five, in the order of the lobby; what is not on the server yet says so. */
export const FIVE = ['benevolent', 'bloody-grove', 'roundforest', 'bethel-woods', 'broom-service'] as const

export interface Box { name: string; game: AnyGame; edition: EditionOut }

const boardOf = (name: string): (() => Promise<{ default: AnyGame }>) | undefined =>
  BOARDS[`../games/${name.replaceAll('-', '_')}/index.ts`] ?? BOARDS[`../games/${name}/index.ts`]

/** Whether there is a board to play a game on here. */
export const hasBoard = (name: string): boolean => boardOf(name) !== undefined

/** Fetch the words of a game in the language spoken now; its board may bring some of its own. */
export async function learn(name: string, game: AnyGame): Promise<void> {
  const { lang } = tongue
  if (tongue.knows(name)) return
  const { files } = await get<WordsOut>(`games/${name}/words`)
  tongue.learn(name, lang, game.words ? [...files, game.words[lang]] : files)
}

/** A game's board with its words, ready to be laid on the table. */
export async function unpack(name: string, edition: Promise<EditionOut>): Promise<Box> {
  const board = boardOf(name)
  if (!board) throw new Error(`no board for ${name}`)
  const [found, box] = await Promise.all([board(), edition])
  await Promise.all([learn(name, found.default), found.default.load?.()])
  return { name, game: found.default, edition: box }
}
