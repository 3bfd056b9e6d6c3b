/** The scenes of the lobby, by the name of the game. */
import benevolent from './benevolent'
import bethelWoods from './bethel-woods'
import bloodyGrove from './bloody-grove'
import broomService from './broom-service'
import roundforest from './roundforest'

export const SCENES: Record<string, () => string> = {
  benevolent,
  'bethel-woods': bethelWoods,
  'bloody-grove': bloodyGrove,
  'broom-service': broomService,
  roundforest,
}
