/** Roundforest's table for the shell: the forest, the panels around it, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Bags from './Bags.svelte'
import Board from './Board.svelte'
import { card, way } from './card'
import Cost from './Cost.svelte'
import { deeds } from './deeds'
import en from './en.ftl?raw'
import Encounters from './Encounters.svelte'
import Fairy from './Fairy.svelte'
import fr from './fr.ftl?raw'
import { legend } from './legend'
import Me from './Me.svelte'
import Picture from './Picture.svelte'
import { progress } from './progress'
import { debtsOf, type View } from './reading'
import Seat from './Seat.svelte'

const roundforest: GameModule<View> = {
  Board, Picture, Cost, card, way, words: { fr, en },
  panels: { seat: Seat, side: [Fairy, Encounters, Bags], me: Me, tabs: [{ side: 0, icon: 'fairy', words: 'tab-fairy' }, { side: 1, icon: 'person', words: 'tab-meetings' }, { side: 2, icon: 'cache', words: 'tab-bags' }] },
  goal: 'board-goal',
  progress,
  legend,
  deeds,
  when: (view, say) => say('board-when', { round: Math.max(1, Math.ceil(view.turn / view.seats)) }),
  chart: (view, seat) => (view.ring === seat ? 4 : (view.apples[seat] ?? 0)),
  chartWords: 'board-chart',
  pointsWords: 'board-apples-counted',
  columns: [
    { words: 'board-column-debts', worth: (view, seat) => debtsOf(view, seat).length },
    { words: 'board-column-silver', worth: (view, seat) => view.coins[seat]?.[1] ?? 0 },
    { words: 'board-column-copper', worth: (view, seat) => view.coins[seat]?.[0] ?? 0 },
  ],
  component: (part, id, say) => (part === 'object' || part === 'character' ? say(`${part}-name`, { [part]: id }) : undefined),
}
export default roundforest
