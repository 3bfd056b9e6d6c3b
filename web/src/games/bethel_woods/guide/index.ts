/** The rules of Bethel Woods to look at. */
import type { Guide } from '../../../lib/guide'
import { CHARACTERS } from '../art/portraits'
import { symbols } from '../art/sprite'
import { editionOf, tile, tileNumbers } from '../edition'
import '../paints.css'
import { abilityText } from '../words'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Piece from './Piece.svelte'
import plan from './plan.json'

const guide: Guide = {
  plan, Piece, symbols, words: { fr, en },
  text: (part, id, say, given) => {
    const edition = editionOf(given)
    if (part === 'character') return abilityText(CHARACTERS.findIndex((each) => each === id), edition, say)
    return part === 'critical_tile' ? say(`tile-${id.replace('_', '-')}-text`, { ...tileNumbers(edition), direction: tile(edition, 'redirect').direction ?? 'clockwise' }) : undefined
  },
}
export default guide
