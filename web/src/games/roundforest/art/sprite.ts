/** All drawings of Roundforest, mounted once by its board. */
import { backpacks, fairy } from './backpack'
import { signs } from './signs'
import { icons, tokens } from './tokens'
import { paints, woods } from './woods'

export const symbols = `<defs>${paints()}</defs>${icons()}${woods()}${signs()}${tokens()}${backpacks()}${fairy}`
