/** The clearing behind every page, 1440 × 900: pale trunks, shafts of light, a hedge in front. */
import { trunks } from '../parts'
import { luck, rep, use } from './kit'

function hedge(): string {
  const r = luck(4)
  return rep(46, (i) => {
    const x = (i / 45) * 1480 - 20
    return use(
      `bush${1 + (i % 3)}`,
      x + (r() - 0.5) * 20,
      896 - r() * 26 - Math.abs(x - 720) * 0.03,
      1.4 + r() * 0.9,
      i % 3 ? 't-far' : 't-far2',
    )
  })
}

/** Edges as if blurred, without a filter: a browser that paints without a graphics card blurs anew with every frame.
 * All that is soft here stands upright, so copies side by side will do. */
function soft(shapes: string, blur: number, opacity: number): string {
  const copies = [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5]
  return rep(copies.length, (i) => `<g opacity="${(opacity / copies.length).toFixed(3)}" transform="translate(${((copies[i] ?? 0) * blur).toFixed(1)} 0)">${shapes}</g>`)
}

export default (): string =>
  `<defs><radialGradient id="bd" cx=".48" cy=".4" r=".72"><stop offset="0" stop-color="var(--ground-3)"/><stop offset=".5" stop-color="var(--ground)"/><stop offset="1" stop-color="var(--ground-2)"/></radialGradient></defs><rect width="1440" height="900" fill="url(#bd)"/>${soft(trunks(1440, 900, 5, 13, 'var(--far)', 40), 7, 0.32)}${soft(`${trunks(360, 900, 9, 3, 'var(--mid)', 46)}<g transform="translate(1100 0)">${trunks(360, 900, 19, 3, 'var(--mid)', 46)}</g>`, 2.5, 0.34)}${soft('<path d="M380 -40L560 -40L1000 940L520 940Z" fill="url(#shaft)"/><path d="M760 -40L840 -40L1240 940L1040 940Z" fill="url(#shaft)"/>', 7, 1)}<g>${hedge()}</g>`
