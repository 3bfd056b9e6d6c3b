/** Every drawing of the duel, for one sprite on the page. */
import { bear } from './bear'
import { druids } from './druids'
import { faces } from './faces'
import { fox } from './fox'
import { groves } from './groves'
import { owl } from './owl'
import { paints } from './paints'
import { signs } from './signs'
import { spirits } from './spirits'

const beasts = (): string => [bear('an-bear', 'base'), bear('an-bearE', 'elite'), owl('an-owl', 'base'), owl('an-owlE', 'elite'), fox('an-fox', 'base'), fox('an-foxE', 'elite')].join('')

export const symbols = `<defs>${paints()}${beasts()}${druids()}${spirits()}</defs>${signs()}${faces()}${groves()}`
