/** Broom Service's table for the shell: the realm with trick and cards, the panels around it, pictures of its things. */
import type { GameModule } from '../../lib/board'
import Board from './Board.svelte'
import { card, way } from './card'
import Cost from './Cost.svelte'
import { deeds } from './deeds'
import Cursed from './Cursed.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Happening from './Happening.svelte'
import { legend } from './legend'
import Me from './Me.svelte'
import './paints.css'
import Picture from './Picture.svelte'
import { progress } from './progress'
import type { View } from './reading'
import Round from './Round.svelte'
import Seat from './Seat.svelte'

const broomService: GameModule<View> = {
  Board, Picture, Cost, card, way, words: { fr, en },
  panels: { seat: Seat, side: [Happening, Cursed, Round], me: Me, tabs: [{ side: 0, icon: 'broom', words: 'tab-event' }, { side: 2, icon: 'hour', words: 'tab-round' }] },
  goal: 'board-goal',
  progress,
  legend,
  deeds,
  when: (view, say) => say('board-when', { round: Math.max(1, view.round) }),
  columns: [
    { words: 'board-column-clouds', worth: (view, seat) => view.taker.filter((taker) => taker === seat).length },
    { words: 'board-column-resources', worth: (view, seat) => (view.goods[seat] ?? []).reduce((sum, count) => sum + count, 0) },
  ],
  component: (part, id, say) => {
    const words = id.replaceAll('_', '-')
    if (part === 'event') return say(`happening-${words}`)
    if (part === 'role') return say(`role-${words}`)
    if (part === 'mountain_tile' || part === 'forest_tile') return say(`${part.split('_')[0]}-${words}`)
    if (part === 'storm_cloud' || part === 'hill_tile') return say(`board-${part.replace('_', '-')}`, { kind: id.split('_')[0] ?? '', of: id.split('_')[1] ?? '' })
    const [side = '', place] = part.split('.')
    if (place === 'castle') return say('board-castle', { castle: id })
    return place === 'region' ? say(`region-${side}-${id}`) : undefined
  },
  wide: true,
}
export default broomService
