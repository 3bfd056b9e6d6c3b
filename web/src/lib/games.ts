/** The boards, one folder for each game; each is fetched when a table of it is opened. A game without one has the plain table. */
import type { EditionOut, FieldsOut, WordsOut } from '../generated/wire'
import { surely } from './again'
import { get } from './api'
import type { AnyGame } from './board'
import { tongue } from './words.svelte'

const BOARDS = import.meta.glob<{ default: AnyGame }>('../games/*/index.ts')
const plain = (): Promise<{ default: AnyGame }> => import('../table/plain')

/** The five, in the order of the lobby; what is not on the server yet says so. Others come after them. */
export const FIVE = ['benevolent', 'bloody-grove', 'roundforest', 'bethel-woods', 'broom-service'] as const

export interface Box {
  name: string
  game: AnyGame
  edition: EditionOut
  /** What it declares, where its board knows nothing else of it. */
  declared?: FieldsOut | undefined
}

const boardOf = (name: string): (() => Promise<{ default: AnyGame }>) | undefined =>
  BOARDS[`../games/${name.replaceAll('-', '_')}/index.ts`] ?? BOARDS[`../games/${name}/index.ts`]

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
  const declaring = board ? undefined : get<FieldsOut>(`games/${name}/fields`)
  const [{ default: game }, box, declared] = await Promise.all([surely(board ?? plain), edition, declaring])
  await Promise.all([learn(name, game), game.load?.()])
  return { name, game, edition: box, declared }
}
