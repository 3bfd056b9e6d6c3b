/** Bethel Woods' table for the shell: the ring of machines, the team's panels, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import Cost from './Cost.svelte'
import Criticals from './Criticals.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Me from './Me.svelte'
import './paints.css'
import Picture from './Picture.svelte'
import type { View } from './reading'
import Seat from './Seat.svelte'
import Strip from './Strip.svelte'
import Team from './Team.svelte'

const bethelWoods: GameModule<View> = {
  Board,
  panels: { seat: Seat, side: [Strip, Team, Criticals], me: Me },
  Picture,
  Cost,
  words: { fr, en },
  chart: (view, seat) => view.held[seat] ?? 0,
  chartWords: 'board-knowledge',
  together: true,
}
export default bethelWoods
