/** What pictures of shared links are drawn from: the same drawings as the pages. The build (`drawn.mjs`) writes them down for the server. */
import { defs, grounds } from './defs'
import { parts } from './parts'
import { gifts, icons, seats } from './pieces'
import { GUEST, SCENES } from './scenes'

/** Everything that a drawing may use. */
export const sprite = (): string => `<defs>${defs()}${grounds()}${parts()}</defs>${icons()}${seats()}${gifts()}`

/** The scenes by the name of the game; the one without a name is that of games which bring none. */
export const scenes = (): Record<string, string> => ({ '': GUEST(), ...Object.fromEntries(Object.entries(SCENES).map(([game, draw]) => [game, draw()])) })
