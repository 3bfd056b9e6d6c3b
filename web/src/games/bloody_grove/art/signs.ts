/** Medallions of the animals (bear square, owl disc, fox lozenge), symbols of the cards, tokens, cubes. */
import { icon, luck, rounded, type Point } from '../../../art/geometry'
import { ICONS } from '../../../generated/icons-bloody_grove'
import { iconSymbols } from '../../../kit/icons'

const OUTLINES = {
  bear: rounded([[-17, -17], [17, -17], [17, 17], [-17, 17]], 6),
  owl: 'M0 -18.5A18.5 18.5 0 1 1 -.01 -18.5Z',
  fox: rounded([[0, -23], [22, 0], [0, 23], [-22, 0]], 6),
}
const ENAMELS = { bear: ['#7a4520', '#ffe8cb', 27], owl: ['#4a3f9c', '#efe8ff', 29], fox: ['#c8420f', '#fff1df', 25] } as const

function medal(name: keyof typeof OUTLINES): string {
  const [d, [colour, ink, size]] = [OUTLINES[name], ENAMELS[name]]
  return `<symbol id="m-${name}" viewBox="-24 -24 48 48" overflow="visible"><path d="${d}" fill="#180a06" opacity=".55" transform="translate(0 2)"/><path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#enamel)"/><path d="${d}" fill="none" stroke="#fff6e2" stroke-width="2.2"/><path d="${d}" fill="none" stroke="#1d0d08" stroke-opacity=".7" stroke-width="1.1" transform="scale(1.08)"/>${icon(`bg-${name}`, 0, 0, size, ink)}</symbol>`
}

/** The outline of an Arcane token. */
export const STONE = ((): string => {
  const r = luck(18)
  const points: Point[] = Array.from({ length: 9 }, (_, i) => {
    const t = (i / 9) * 6.283
    return [(20 + r() * 2.4) * Math.cos(t), (20 + r() * 2.2) * Math.sin(t)] as const
  })
  return rounded(points, 8)
})()

const SHIELD = 'M-17 -19H17V3Q17 15 0 22Q-17 15 -17 3Z'
const EFFECTS = [['look', 'eye'], ['recruit', 'paw'], ['bottom', 'under']] as const

const effect = ([name, sign]: (typeof EFFECTS)[number]): string =>
  `<symbol id="t-${name}" viewBox="-22 -22 44 44"><circle cy="2" r="17" fill="#02161a" opacity=".6"/><circle r="17" fill="#0f4a50"/><circle r="16" fill="none" stroke="#c9fff0" stroke-width="2"/>${icon(`bg-${sign}`, 0, 0, 24, '#eafff8', name === 'bottom' ? 'transform="rotate(180)"' : '')}</symbol>`

const symbols = (): string =>
  `<symbol id="s-shield" viewBox="-22 -24 44 48" overflow="visible"><path d="${SHIELD}" fill="#1a0b07" opacity=".55" transform="translate(0 2.2)"/><path d="${SHIELD}" fill="url(#ivory)" stroke="#2a130b" stroke-width="1.8" stroke-linejoin="round"/><path d="${SHIELD}" fill="none" stroke="#b58a50" stroke-width="1.1" transform="scale(.84)"/></symbol>` +
  `<symbol id="t-ruse" viewBox="-22 -22 44 44"><path d="M-19 0L-10 -16H10L19 0L10 16H-10Z" fill="#0b1f1c" opacity=".6" transform="translate(0 2)"/><path d="M-19 0L-10 -16H10L19 0L10 16H-10Z" fill="#1d7263"/><path d="M-19 0L-10 -16H10L19 0L10 16H-10Z" fill="url(#enamel)"/><path d="M-19 0L-10 -16H10L19 0L10 16H-10Z" fill="none" stroke="#eafff6" stroke-width="2" stroke-linejoin="round" transform="scale(.95)"/>${icon('bg-mask', 0, 0, 25, '#f2fff9')}</symbol>` +
  `<symbol id="t-arc" viewBox="-22 -22 44 44"><circle cy="2" r="18" fill="#0d0a26" opacity=".6"/><circle r="18" fill="#4b3591"/><circle r="18" fill="url(#enamel)"/><circle r="17" fill="none" stroke="#f1e9ff" stroke-width="2"/>${icon('bg-rune', 0, 0, 24, '#f4eeff')}</symbol>` +
  `<symbol id="t-dom" viewBox="-22 -22 44 44"><path d="M-17 -19H17V18L0 10L-17 18Z" fill="#1d0308" opacity=".55" transform="translate(0 2)"/><path d="M-17 -19H17V18L0 10L-17 18Z" fill="#8c1a2c"/><path d="M-17 -19H17V18L0 10L-17 18Z" fill="url(#enamel)"/><path d="M-17 -19H17V18L0 10L-17 18Z" fill="none" stroke="#ffe9e0" stroke-width="1.8" stroke-linejoin="round" transform="scale(.93)"/>${icon('bg-crown', 0, -11.5, 19, '#ffd9c6')}</symbol>` +
  EFFECTS.map(effect).join('') +
  `<symbol id="stone" viewBox="-26 -26 52 52" overflow="visible"><path d="${STONE}" fill="#0a0612" opacity=".6" transform="translate(0 3.4)"/><path d="${STONE}" fill="#2b2738" transform="translate(0 2)"/><path d="${STONE}" fill="url(#slate)"/><path d="${STONE}" fill="none" stroke="#f3eeff" stroke-width="1.8"/><path d="M0 1a3.4 3.4 0 1 1 3.4 -3.6a7 7 0 1 1 -9.6 5.4a10.6 10.6 0 1 1 16.6 5" fill="none" stroke="#f6f1ff" stroke-width="2.6" stroke-linecap="round"/></symbol>` +
  `<symbol id="cube" viewBox="-20 -22 40 44" overflow="visible"><ellipse cy="15" rx="17" ry="6" fill="#0a0304" opacity=".5"/><path d="M0 -16L14 -9V8L0 15L-14 8V-9Z" fill="#3a060e"/><path d="M0 -15.4L13.4 -8.6L0 -2L-13.4 -8.6Z" fill="#f0645a"/><path d="M-13.4 -8.6L0 -2V14.4L-13.4 7.6Z" fill="#bd1f30"/><path d="M13.4 -8.6L0 -2V14.4L13.4 7.6Z" fill="#820f22"/><path d="M-13.4 -8.6L0 -2L13.4 -8.6" fill="none" stroke="#ffc9bd" stroke-width="1.2" stroke-linejoin="round"/></symbol>`

/** The eye is ours: almond and pupil, still an eye at 12 px. */
const EYE =
  '<symbol id="i-bg-eye" viewBox="0 0 512 512"><path fill="currentColor" fill-rule="evenodd" d="M16 256Q120 104 256 104T496 256Q392 408 256 408T16 256ZM256 152A104 104 0 1 0 256.1 152Z"/><circle cx="256" cy="256" r="58" fill="currentColor"/></symbol>'

export const signs = (): string =>
  EYE +
  iconSymbols(ICONS, 'i-bg-') +
  (['bear', 'owl', 'fox'] as const).map(medal).join('') +
  symbols()
