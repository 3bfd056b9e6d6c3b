/** The rules of Benevolent to look at. */
import type { Guide } from '../../../lib/guide'
import { places } from '../../../art/places'
import { editionOf, PERMANENTS, secretText } from '../edition'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Piece from './Piece.svelte'
import plan from './plan.json'

const guide: Guide = {
  plan, Piece, symbols: places(), words: { fr, en },
  text: (part, id, say, given) => {
    const edition = editionOf(given)
    if (part === 'permanent') return secretText(edition, Number(id.slice(1)) - 1, say)
    return part === 'ephemeral' ? secretText(edition, PERMANENTS + edition.ephemeral.findIndex((each) => each.id === id), say) : undefined
  },
}
export default guide
