/** Bloody Grove's table for the shell: the duel, the panels around it, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Arcanes from './Arcanes.svelte'
import Board from './Board.svelte'
import { card, way } from './card'
import Cost from './Cost.svelte'
import { deeds } from './deeds'
import Elites from './Elites.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import { legend } from './legend'
import Me from './Me.svelte'
import Picture from './Picture.svelte'
import { progress } from './progress'
import type { View } from './reading'
import Seat from './Seat.svelte'
import Venerables from './Venerables.svelte'

const bloodyGrove: GameModule<View> = {
  Board, Picture, Cost, card, way, words: { fr, en },
  panels: { seat: Seat, side: [Venerables, Elites, Arcanes], me: Me, tabs: [{ side: 0, icon: 'spirit', words: 'tab-venerables' }, { side: 1, icon: 'bear', words: 'tab-elites' }, { side: 2, icon: 'feather', words: 'tab-arcanes' }] },
  goal: 'board-goal',
  progress,
  legend,
  deeds,
  when: (view, say) => say('board-when', { round: view.round, turn: Math.max(1, view.turn) }),
  chartWords: 'board-domination-name',
  pointsWords: 'board-domination-name',
  columns: [
    { words: 'board-groves-held', worth: (view, seat) => view.cube.filter((owner) => owner === seat).length },
    { words: 'board-on-druid', worth: (view, seat) => view.druid_n[seat] ?? 0 },
  ],
  component: (part, id, say) => {
    const [first = '', second = ''] = id.split('_') // bear_elite_7, venerable_red_2, grove_owl, plus3
    const number = /\d+$/.exec(id)?.[0] ?? ''
    const mark = part === 'venerable' && second === 'red' ? 'red' : part
    if (['base', 'elite', 'venerable'].includes(part)) {
      return say('board-card', { card: say(`${first}-name`, { id }), mark: say(`mark-${mark}`, { number }) })
    }
    if (part === 'grove') return say('grove-name', { grove: second })
    if (part === 'druid') return say('board-druid-colour', { druid: second })
    return part === 'arcane' ? (number ? say('arcane-plus', { value: number }) : say('arcane-destroy')) : undefined
  },
}
export default bloodyGrove
