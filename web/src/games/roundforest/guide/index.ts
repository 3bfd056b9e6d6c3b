/** The rules of Roundforest to look at. */
import type { Guide } from '../../../lib/guide'
import { symbols } from '../art/sprite'
import { editionOf } from '../edition'
import { CHARACTERS, objectName, OBJECTS } from '../names'
import '../paints.css'
import { characterText } from '../words'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Piece from './Piece.svelte'
import plan from './plan.json'

const guide: Guide = {
  plan, Piece, symbols, words: { fr, en },
  text: (part, id, say, given) => {
    const edition = editionOf(given)
    if (part === 'character') return characterText(say, edition, CHARACTERS.findIndex((each) => each === id))
    const kind = edition.object.find((each) => part === 'object' && each.id === id)
    return kind && say('board-object', { weight: kind.class, mark: kind.mark ? 'yes' : 'no', use: say('board-use', { object: objectName(OBJECTS.findIndex((each) => each === id)) }) })
  },
}
export default guide
