/** The scenes of the lobby, by the name of the game. */
import benevolent from './benevolent'
import bethelWoods from './bethel-woods'
import bloodyGrove from './bloody-grove'
import broomService from './broom-service'
import guest from './guest'
import roundforest from './roundforest'

/** Of a game that brings none of its own. */
export const GUEST = guest

export const SCENES: Record<string, () => string> = {
  benevolent,
  'bethel-woods': bethelWoods,
  'bloody-grove': bloodyGrove,
  'broom-service': broomService,
  roundforest,
}
