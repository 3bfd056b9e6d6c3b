/** Benevolent's table for the shell: the Forest, the panels around it, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import Dream from './Dream.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Me from './Me.svelte'
import Picture from './Picture.svelte'
import Pyramid from './Pyramid.svelte'
import { secretsOf, type View } from './reading'
import Seat from './Seat.svelte'

const benevolent: GameModule<View> = {
  Board,
  panels: { seat: Seat, side: [Dream, Pyramid], me: Me },
  Picture,
  Cost,
  words: { fr, en },
  chartWords: 'board-gifts-different',
  pointsWords: 'board-gifts-different',
  columns: [
    { words: 'board-column-leaves', worth: (view, seat) => view.leaves[seat] ?? 0 },
    { words: 'board-column-secrets', worth: (view, seat) => secretsOf(view, seat).length },
  ],
}
export default benevolent
