/** What is printed on a tile and turns with it: the cross of paths, white and empty symbols, the arrow. Flat: no side, no shadow. */
import { n } from '../../../art/geometry'
import { oct } from './woods'

/** Where the inner and the outer symbol stand, northwards. */
export const INNER = -29.6
export const OUTER = -44.8

const WHITE = oct(7.1, 1.4)
const WIDE = oct(8.6, 1.8)

const symbols =
  `<g id="sy1"><path d="${WHITE}" fill="var(--sym)" stroke="var(--sym-e)" stroke-width="2"/></g>` +
  `<g id="sy0"><path d="${oct(6, 1.2)}" fill="var(--symx)" fill-opacity=".62" stroke="var(--symx-e)" stroke-opacity=".62" stroke-width="1.3"/></g>` +
  // where it truly leads now; with a compass
  `<g id="syg"><path d="${WHITE}" fill="var(--glow-2)" stroke="#4a2f00" stroke-width="2.2"/><path d="${oct(4.4, 1)}" fill="#fff" opacity=".75"/></g>` +
  `<g id="syc"><path d="${WHITE}" fill="var(--moonlight-e)" stroke="#0d2a31" stroke-width="2.2"/><path d="${oct(6.2, 1.2)}" fill="none" stroke="var(--glow-2)" stroke-width="2" stroke-dasharray="3.4 2.6"/></g>` +
  // after the next quarter turn
  `<g id="syn"><path d="${WIDE}" fill="none" stroke="#3a2500" stroke-opacity=".7" stroke-width="4.4"/><path d="${WIDE}" fill="none" stroke="var(--glow-2)" stroke-width="2.4" stroke-dasharray="4.4 3"/></g>`

function bow(r: number, from: number, to: number, head: number): [string, string] {
  const at = (far: number, angle: number) => `${n(far * Math.sin((angle * Math.PI) / 180))} ${n(-far * Math.cos((angle * Math.PI) / 180))}`
  return [
    `M${at(r, from)}A${r} ${r} 0 0 1 ${at(r, to)}`,
    `M${at(r, to + head * 1.25)}L${at(r + head * 0.62, to - 1)}L${at(r - head * 0.62, to - 1)}Z`,
  ]
}
const [arc, tip] = bow(49, 31, 52, 8)
const [wideArc, wideTip] = bow(50, 24, 56, 11)
const arrows =
  `<g id="rot"><path d="${arc}" fill="none" stroke="#1c2a10" stroke-opacity=".6" stroke-width="6.4" stroke-linecap="round"/><path d="${tip}" fill="#1c2a10" stroke="#1c2a10" stroke-opacity=".6" fill-opacity=".6" stroke-width="3" stroke-linejoin="round"/><path d="${arc}" fill="none" stroke="#fff7dc" stroke-width="3" stroke-linecap="round"/><path d="${tip}" fill="#fff7dc"/></g>` +
  `<g id="rotg"><path d="${wideArc}" fill="none" stroke="#3a2500" stroke-width="9" stroke-linecap="round"/><path d="${wideTip}" fill="#3a2500" stroke="#3a2500" stroke-width="4.6" stroke-linejoin="round"/><path d="${wideArc}" fill="none" stroke="var(--glow-2)" stroke-width="4.6" stroke-linecap="round"/><path d="${wideTip}" fill="var(--glow-2)"/></g>`

const ARM = 'M-9.6 -15Q-12.6 -38 -11.6 -60H11.6Q12.6 -38 9.6 -15Q0 -11 -9.6 -15Z'
const paths =
  `<g id="pa1"><path d="${ARM}" fill="var(--path)" stroke="var(--path-e)" stroke-opacity=".55" stroke-width="1.6"/><path d="M-7 -18Q-9 -38 -8 -58" stroke="var(--path-l)" stroke-width="1.6" stroke-opacity=".7" fill="none"/></g>` +
  `<g id="pa0"><path d="${ARM}" fill="var(--thorn)" fill-opacity=".62" stroke="var(--thorn-e)" stroke-opacity=".5" stroke-width="1.6"/><g fill="none" stroke="var(--thorn-e)" stroke-width="1.5" stroke-opacity=".75" stroke-linecap="round"><path d="M-10 -20Q0 -26 10 -22M-10 -40Q0 -36 11 -41M-10 -56Q2 -58 10 -53M-6 -23l-1 -4M4 -24l2 -4M-3 -38l-2 4M6 -39l1 4"/></g></g>`

/** sy1 white, sy0 empty, syg gold, syc compass, syn next; rot, rotg; pa1 path, pa0 thorns. */
export const signs = (): string => symbols + arrows + paths
