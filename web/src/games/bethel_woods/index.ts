/** Bethel Woods' table for the shell: the ring of machines, the team's panels, pictures of its things. */
import type { GameModule } from '../../lib/board'
import { CHARACTERS } from './art/portraits'
import Board from './Board.svelte'
import { card, way } from './card'
import Cost from './Cost.svelte'
import { deeds } from './deeds'
import Criticals from './Criticals.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { legend } from './legend'
import Me from './Me.svelte'
import './paints.css'
import Picture from './Picture.svelte'
import { progress } from './progress'
import { criticals, type View } from './reading'
import Seat from './Seat.svelte'
import Strip from './Strip.svelte'
import Team from './Team.svelte'

const bethelWoods: GameModule<View> = {
  Board, Picture, Cost, card, way, words: { fr, en },
  panels: { seat: Seat, side: [Strip, Team, Criticals], me: Me, tabs: [{ side: 1, icon: 'friends', words: 'tab-team' }, { side: 2, icon: 'gear', words: 'tab-tiles' }] },
  goal: 'board-goal',
  progress,
  legend,
  deeds,
  when: (view, say) => say('board-when', { turn: Math.max(1, view.turn) }),
  chartWords: 'board-team',
  lines: [
    { words: 'board-dream', worth: (view) => view.built },
    { words: 'board-criticals', worth: criticals },
    { words: 'board-spies-in', worth: (view) => view.spy.reduce((sum, spies) => sum + spies, 0) },
  ],
  columns: [
    { words: 'board-character', worth: (view, seat, say) => say('character-name', { character: CHARACTERS[view.character[seat] ?? 0] ?? '' }) },
    { words: 'board-knowledge', worth: (view, seat) => view.held[seat] ?? 0 },
  ],
  component: (part, id, say) => {
    if (part === 'worker' || part === 'character') return say(`${part}-name`, { [part]: id })
    if (part === 'critical_tile') return say('tile-name', { tile: id })
    return part === 'level' ? say(`option-level-${id}`) : undefined
  },
  together: true,
}
export default bethelWoods
