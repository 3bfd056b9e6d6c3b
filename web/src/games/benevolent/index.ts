/** Benevolent's table for the shell: the Forest, the panels around it, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import { card } from './card'
import Cost from './Cost.svelte'
import { deeds } from './deeds'
import Dream from './Dream.svelte'
import { editionOf, PERMANENTS, secretName } from './edition'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { legend } from './legend'
import Me from './Me.svelte'
import Picture from './Picture.svelte'
import { progress } from './progress'
import Pyramid from './Pyramid.svelte'
import { secretsOf, type View } from './reading'
import Seat from './Seat.svelte'

const benevolent: GameModule<View> = {
  Board, Picture, Cost, card, words: { fr, en },
  panels: { seat: Seat, side: [Dream, Pyramid], me: Me, tabs: [{ side: 0, icon: 'sleep', words: 'tab-dream' }, { side: 1, icon: 'spirit', words: 'tab-pyramid' }] },
  goal: 'board-goal',
  progress,
  legend,
  deeds,
  when: (view, say) => say('board-when', { round: Math.max(1, Math.ceil(view.turn / view.seats)) }),
  chartWords: 'board-gifts-different',
  pointsWords: 'board-gifts-counted',
  columns: [
    { words: 'board-column-leaves', worth: (view, seat) => view.leaves[seat] ?? 0 },
    { words: 'board-column-secrets', worth: (view, seat) => secretsOf(view, seat).length },
  ],
  component: (part, id, say, given) => {
    const edition = editionOf(given)
    const named = (face: string): string => {
      const at = edition.ephemeral.findIndex((each) => each.id === face)
      return at < 0 ? say(`secret-${face}`) : secretName(edition, PERMANENTS + at, say)
    }
    if (part === 'permanent' || part === 'ephemeral') return named(id)
    const tile = part === 'secret' ? edition.secret.find((each) => each.id === id) : undefined
    return tile && `${named(tile.permanent)} / ${named(tile.ephemeral)}`
  },
}
export default benevolent
