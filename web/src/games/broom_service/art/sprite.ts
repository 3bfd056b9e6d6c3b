/** Everything this board draws with <use>, made once. */
import { iconSymbols } from '../../../kit/icons'
import { figures } from './figures'
import { ICONS } from './icons'
import { paints, parts } from './land'
import { pieces } from './pieces'
import { landTiles, pictures } from './roles'

const smoke = '<symbol id="i-smoke" viewBox="0 0 512 512"><path fill="none" stroke="currentColor" stroke-width="64" stroke-linecap="round" d="M230 470Q120 380 230 300T240 60M350 420Q290 360 350 300T352 160"/></symbol>'

export const symbols = `<defs>${paints()}${parts()}</defs>${iconSymbols(ICONS)}${smoke}${pieces()}${figures()}${pictures()}${landTiles()}`
