/** Everything this board draws with <use>, made once. */
import { ICONS } from '../../../generated/icons-bethel_woods'
import { iconSymbols } from '../../../kit/icons'
import { clearings } from './clearings'
import { defs } from './defs'
import { dream } from './dream'
import { pieces } from './pieces'
import { portraits } from './portraits'

export const symbols = `<defs>${defs()}${dream()}</defs>${iconSymbols(ICONS)}${pieces()}${portraits()}${clearings()}`
