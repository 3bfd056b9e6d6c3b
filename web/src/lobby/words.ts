/** The words of open tables, which come with them. */
import { wordsFrom } from '../lib/own'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

export const say = wordsFrom({ fr, en })
