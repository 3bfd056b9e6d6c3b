/** The plain table: the board of every game that brings none of its own. It knows what any game declares, and no more. */
import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import Legend from './Legend.svelte'
import Me from './Me.svelte'
import Picture from './Picture.svelte'
import type { Shown } from './reading'
import Seat from './Seat.svelte'

export default { Board, Picture, panels: { seat: Seat, side: [Legend], me: Me } } satisfies GameModule<Shown>
