/** The pictures on the cards, 126 × 176: one hero, one moon, three depths. */
import { trunks } from '../../../art/parts'
import { PAINT, wreath } from './marks'
import { beast, hedge, leaves, moon, motes } from './scenery'
import { VENERABLES } from './spirits'

type Paints = readonly [string, string]

/** `sky` names a gradient, `tint` the foliage in front. */
const scene = (id: string, sky: string, light: string, wood: Paints, tint: string, seed: number, hero: string, air = ''): string =>
  `<symbol id="cd-${id}" viewBox="0 0 126 176" preserveAspectRatio="xMidYMid slice"><rect width="126" height="176" fill="url(#sky-${sky})"/><g opacity=".42">${trunks(126, 176, sky.length * 7 + 3, 7, wood[0], 6)}</g>${light}` +
  `<g opacity=".85">${trunks(24, 176, 41, 1, wood[1], 12)}<g transform="translate(104 0)">${trunks(24, 176, 47, 1, wood[1], 12)}</g></g>${air}${hero}${hedge(8, 130, 172, 0.55, 0.85, seed, tint)}</symbol>`

const elite = (id: string, x: number, y: number, scale: number, marks: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><use href="#${id}"/>${marks}</g>`

const FALLEN = ['#c8432a', '#e88a3c', '#7e1f1c']

const animals = (): string =>
  scene('bear', 'bear', moon(72, 52, 34, 'amber'), ['#8a4526', '#4a2014'], 'bear', 3, beast('an-bear', 63, 96, 0.94)) +
  scene('bearE', 'bearE', moon(63, 58, 48, 'red'), ['#6a2018', '#240a0c'], 'bear', 5, elite('an-bearE', 63, 92, 1.04, PAINT.bear + wreath(-30, 30, ['#d9542c', '#f0913f', '#4a0f10'])), leaves(5, 9, FALLEN)) +
  scene('owl', 'owl', moon(80, 46, 30, 'pale'), ['#4b3674', '#1c1338'], 'owl', 7, beast('an-owl', 63, 82, 0.86)) +
  scene('owlE', 'owlE', moon(63, 56, 48, 'rose'), ['#4a2a66', '#170d30'], 'owl', 9, elite('an-owlE', 63, 86, 0.98, PAINT.owl + wreath(-58, 17, ['#8f78d8', '#c6b2ff', '#1b1640'])), motes(9, 16, '#efe4ff')) +
  scene('fox', 'fox', moon(52, 48, 32, 'amber'), ['#9a3320', '#3d0d10'], 'fox', 11, beast('an-fox', 60, 84, 0.9), leaves(6, 8, FALLEN)) +
  scene('foxE', 'foxE', moon(63, 56, 48, 'red'), ['#7a1a1c', '#2a060d'], 'fox', 13, elite('an-foxE', 60, 80, 0.98, PAINT.fox + wreath(-31, 18, ['#f0a23f', '#ffd08a', '#4a0f10'])), leaves(7, 12, ['#ff9d4a', '#e0442c', '#ffd08a']))

const druids = (): string =>
  scene('green', 'green', moon(63, 52, 42, 'amber'), ['#3c6a2e', '#142a12'], 'green', 15, beast('an-green', 63, 96, 0.94)) +
  scene('black', 'black', moon(63, 52, 42, 'red'), ['#3a2030', '#120c12'], 'black', 17, beast('an-black', 63, 96, 0.94))

const WOODS: readonly Paints[] = [['#1d6268', '#062028'], ['#3d3570', '#110d30'], ['#6a2f52', '#22091c'], ['#8a2a1c', '#240607']]
const MOTES = ['#d8fff0', '#efe2ff', '#ffe4da', '#ffe6b0']

const venerables = (): string =>
  VENERABLES.map(([shape, hue], i) =>
    scene(
      `v${i + 1}`,
      `ven${hue}`,
      `<circle cx="63" cy="76" r="74" fill="url(#aura-${hue})"/>`,
      WOODS[hue] as Paints,
      hue === 3 ? 'fox' : 'ven',
      (i + 1) * 3,
      beast(`sp-${shape}${hue}`, 63, shape === 'moth' ? 90 : 92, shape === 'moth' ? 0.98 : 0.9),
      motes((i + 1) * 5, 20, MOTES[hue] ?? '#fff'),
    ),
  ).join('')

/** Every picture: cd-bear, cd-bearE…, cd-green, cd-black, cd-v1… */
export const faces = (): string => animals() + druids() + venerables()
