/** Everything this board draws with <use>, made once. */
import { clearings } from './clearings'
import { defs } from './defs'
import { dream } from './dream'
import { ICONS } from '../../../generated/icons-bethel_woods'
import { pieces } from './pieces'
import { portraits } from './portraits'

const icons = (): string => Object.entries(ICONS).map(([name, body]) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`).join('')

export const sprite = (): string => `<defs>${defs()}${dream()}</defs>${icons()}${pieces()}${portraits()}${clearings()}`
