/** Bloody Grove's table for the shell: the duel, the panels around it, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Arcanes from './Arcanes.svelte'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import Elites from './Elites.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Me from './Me.svelte'
import Picture from './Picture.svelte'
import type { View } from './reading'
import Seat from './Seat.svelte'
import Venerables from './Venerables.svelte'

const bloodyGrove: GameModule<View> = {
  Board,
  panels: { seat: Seat, side: [Venerables, Elites, Arcanes], me: Me },
  Picture,
  Cost,
  words: { fr, en },
  chartWords: 'board-domination-name',
  pointsWords: 'board-domination-name',
  columns: [
    { words: 'board-groves-held', worth: (view, seat) => view.cube.filter((owner) => owner === seat).length },
    { words: 'board-on-druid', worth: (view, seat) => view.druid_n[seat] ?? 0 },
  ],
}
export default bloodyGrove
