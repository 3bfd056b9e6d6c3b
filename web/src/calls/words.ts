/** The words of this part of the pages. */
import { wordsFrom } from '../lib/own'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

export const say = wordsFrom({ fr, en })
