/** The rules of Broom Service to look at. */
import type { Guide } from '../../../lib/guide'
import { symbols } from '../art/sprite'
import { boxOf } from '../edition'
import { EVENTS, FOREST_TILES, HILL_MARKET, keyed, ROLES } from '../names'
import '../paints.css'
import { eventText, forestText, roleText, stormText } from '../reading'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Piece from './Piece.svelte'
import plan from './plan.json'

const at = (list: readonly string[], id: string): number => list.indexOf(id)

const guide: Guide = {
  plan, Piece, symbols, words: { fr, en },
  text: (part, id, say, given) => {
    const box = boxOf(given)
    if (part === 'role') return [true, false].map((brave) => say(`board-role-${brave ? 'brave' : 'cowardly'}`, { text: roleText(box, at(ROLES, id), brave, say) })).join(' ')
    if (part === 'recto' || part === 'verso') return box.data[part].region.map((each) => say(`region-${part}-${each.id}`)).join(', ')
    if (part === 'event') return eventText(box, at(EVENTS, id), say)
    if (part === 'forest_tile') return forestText(box, at(FOREST_TILES, id), say)
    if (part === 'mountain_tile') return say(keyed('mountain', id, 'text'), { wands: box.data.mountain_tile.find((each) => each.id === id)?.wands ?? 0 })
    if (part === 'hill_tile') {
      const hill = box.data.hill_tile.findIndex((each) => each.id === id)
      const tile = box.data.hill_tile[hill]
      const [first = '', second = ''] = [...(tile?.circles ?? [])].sort()
      return hill === HILL_MARKET ? say('hill-market-text', { resource: tile?.colour ?? '', number: 1, points: tile?.points ?? 0 }) : say('hill-turbo-text', { first, second })
    }
    if (part !== 'storm_cloud') return undefined
    const storm = box.clouds.slice(box.data.heavy_cloud.reduce((sum, each) => sum + each.count, 0))
    const before = box.data.storm_cloud.slice(0, box.data.storm_cloud.findIndex((each) => each.id === id)).reduce((sum, each) => sum + each.count, 0)
    return storm[before] && stormText(storm[before], say)
  },
}
export default guide
