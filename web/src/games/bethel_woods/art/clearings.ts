/** The clearing round each machine, back to front: ground, dark wood behind, paving before, the machine, bushes in the corners. */
import { luck, n, rep, use } from '../../../art/geometry'
import { MACHINES } from './machines'

const edge = (x: number): number => -113 + Math.max(0, Math.abs(x) - 75) * 1.5

function canopy(seed: number): string {
  const r = luck(seed)
  const back = rep(17, (i) => {
    const x = -152 + 19 * i
    return use(`bush${1 + (i % 3)}`, x + (r() - 0.5) * 8, edge(x) + 6 + r() * 8, 1 + r() * 0.4, 't-back')
  })
  const front = rep(13, (i) => {
    const x = -150 + 25 * i
    return use(`bush${1 + ((i + 1) % 3)}`, x + (r() - 0.5) * 10, edge(x) + 16 + r() * 9, 0.6 + r() * 0.35, r() > 0.62 ? 't-lit' : '')
  })
  return back + front
}

function paving(seed: number): string {
  const r = luck(seed)
  const rings = ([[39, 118], [28, 86], [17, 52]] as const).map(([ry, rx]) => `<ellipse cy="54" rx="${rx}" ry="${ry}"/>`).join('')
  const joints = rep(20, (i) => {
    const a = (i / 20) * 6.283 + r() * 0.1
    const b = i % 2 ? 1 : 0.73
    const at = (k: number) => `${n(118 * Math.cos(a) * k)} ${n(54 + 39 * Math.sin(a) * k)}`
    return `<path d="M${at(b)}L${at(b - 0.27)}"/>`
  })
  return (
    `<ellipse cy="56" rx="122" ry="42" fill="var(--pave2)" opacity=".8"/><ellipse cy="54" rx="118" ry="39" fill="var(--pave)"/>` +
    `<g fill="none" stroke="var(--pave2)" stroke-width="1.3" opacity=".75">${rings}${joints}</g>`
  )
}

const CORNERS = [[-140, 14], [-128, 44], [140, 14], [128, 44], [-104, 74], [104, 74], [-92, 98], [92, 98]] as const
function corners(seed: number): string {
  const r = luck(seed)
  return CORNERS.map(([x, y]) =>
    use(`bush${1 + Math.floor(r() * 3)}`, x + (r() - 0.5) * 8, y + (r() - 0.5) * 6, 0.55 + r() * 0.35, r() > 0.5 ? '' : 't-back'),
  ).join('')
}

const flip = (on: boolean): string => (on ? ' transform="scale(-1 1)"' : '')

/** Symbols bm1 to bm6, 300 × 226. */
export const clearings = (): string =>
  `<defs><g id="bwpave">${paving(4)}</g>${[0, 1].map((i) => `<g id="bwcan${i}">${canopy(103 + i * 300)}</g><g id="bwcor${i}">${corners(71 + i * 142)}</g>`).join('')}</defs>` +
  MACHINES.map((draw, at) => {
    const k = at + 1
    return (
      `<symbol id="bm${k}" viewBox="-150 -113 300 226" overflow="visible"><g clip-path="url(#bwclip)"><rect x="-155" y="-118" width="310" height="236" fill="url(#gd-w${at})"/>` +
      `<use href="#bwcan${k % 2}"${flip(k % 3 === 0)}/><use href="#bwpave"/><g transform="translate(0 -1) scale(.945)">${draw()}</g><use href="#bwcor${k % 2}"${flip(k > 3)}/>` +
      `<rect x="-155" y="-118" width="310" height="236" fill="url(#vig)"/><path d="M-120 -120L0 -120L70 60L-60 80Z" fill="url(#shaft)" filter="url(#soft)" opacity=".7"/></g></symbol>`
    )
  }).join('')
