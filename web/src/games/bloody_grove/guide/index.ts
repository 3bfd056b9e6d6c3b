/** The rules of Bloody Grove to look at. */
import type { Guide } from '../../../lib/guide'
import { symbols } from '../art/sprite'
import '../duel.css'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'
import Piece from './Piece.svelte'
import plan from './plan.json'

const guide: Guide = { plan, Piece, symbols, words: { fr, en } }
export default guide
