/** The parts that paint a land: trees, mounds, peaks, flowers, waves; one symbol each, used hundreds of times. */
import { luck, scallop } from '../../../art/geometry'

const GROUNDS = [
  ['forest', '--c3', '--c2'],
  ['hill', '--hb1', '--hb2'],
  ['mountain', '--mt1', '--mt2'],
  ['prairie', '--pr1', '--pr2'],
  ['water', '--w2', '--w1'],
  ['sea', '--w1', '--w0'],
] as const

const fade = (id: string, from: string, to: string, more: string): string =>
  `<linearGradient id="bs-${id}" ${more}><stop offset="0" stop-color="var(${from})"/><stop offset="1" stop-color="var(${to})"/></linearGradient>`

export const paints = (): string =>
  fade('md', '--hl1', '--hl2', 'x1="0" y1="0" x2="0" y2="1"') +
  fade('clg', '--cl1', '--cl2', 'x1="0" y1="0" x2="0" y2="1"') +
  fade('stg', '--sc1', '--sc2', 'x1="0" y1="0" x2="0" y2="1"') +
  GROUNDS.map(([id, from, to]) => fade(`ld-${id}`, from, to, 'x1=".2" y1="0" x2=".6" y2="1"')).join('') +
  `<radialGradient id="bs-halo"><stop offset=".25" stop-color="var(--glow)" stop-opacity=".95"/><stop offset=".6" stop-color="var(--glow)" stop-opacity=".45"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient><radialGradient id="bs-ember"><stop offset="0" stop-color="#ff8a3c" stop-opacity=".75"/><stop offset="1" stop-color="#ff8a3c" stop-opacity="0"/></radialGradient><linearGradient id="bs-rim" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--wood-3)"/><stop offset=".05" stop-color="var(--wood)"/><stop offset="1" stop-color="var(--wood-2)"/></linearGradient>`

export function parts(): string {
  const a = luck(5)
  const b = luck(9)
  return `
<g id="bs-boak"><path d="M-1.6 0V-6H1.6V0Z" fill="var(--wd1)"/><g transform="translate(0 -11)"><path fill="var(--f1,var(--c1))" d="${scallop(10.5,9,a,.94)}"/><path fill="var(--f2,var(--c2))" transform="translate(-1.2 -2)" d="${scallop(8,8,a)}"/><path fill="var(--f3,var(--c3))" transform="translate(-2.8 -4)" d="${scallop(4.6,6,a)}"/></g></g>
<g id="bs-boak2"><g transform="translate(0 -9) scale(1.12 .92)"><path fill="var(--f1,var(--c1))" d="${scallop(9.5,8,b,.94)}"/><path fill="var(--f2,var(--c2))" transform="translate(-1 -2)" d="${scallop(7.4,8,b)}"/><path fill="var(--f3,var(--c3))" transform="translate(-2.6 -4)" d="${scallop(4,6,b)}"/><path fill="var(--f4,var(--c4))" transform="translate(-3.6 -5)" d="${scallop(1.9,5,b)}"/></g></g>
<g id="bs-bfir"><path d="M-1.2 1V-4H1.2V1Z" fill="var(--wd1)"/><path d="M-8 -2Q-2 -8 0 -15Q2 -8 8 -2Q0 1 -8 -2ZM-6.4 -9Q-2 -14 0 -20Q2 -14 6.4 -9Q0 -6.4 -6.4 -9ZM-4.4 -15Q-1.4 -19 0 -25Q1.4 -19 4.4 -15Q0 -13 -4.4 -15Z" fill="var(--f1,var(--c1))"/><path d="M-8 -2Q-2 -8 0 -15Q-.6 -7 -2.4 -1Q-6 -.6 -8 -2ZM-6.4 -9Q-2 -14 0 -20Q-.6 -13 -2 -7.8Q-5 -7.6 -6.4 -9ZM-4.4 -15Q-1.4 -19 0 -25Q-.4 -19 -1.4 -14Q-3.4 -14 -4.4 -15Z" fill="var(--f3,var(--c3))"/></g>
<g id="bs-mound"><path d="M-23 1Q-15 -15 -1 -16Q14 -16 23 1Q0 5 -23 1Z" fill="url(#bs-md)"/><path d="M-1 -16Q14 -16 23 1Q14 3 5 3Q11 -8 -1 -16Z" fill="var(--hl3)" opacity=".5"/><path d="M-23 1Q-15 -15 -1 -16Q14 -16 23 1" fill="none" stroke="var(--hl3)" stroke-width="1" opacity=".6"/><path d="M-20 -3Q-12 -14 -1 -14.6" stroke="var(--hl4)" stroke-width="2" fill="none" stroke-linecap="round" opacity=".9"/><path d="M-13 -1Q-8 -8 -2 -9M-7 1Q-4 -4 0 -5M12 -3Q9 -8 6 -10" stroke="var(--hl3)" stroke-width="1.2" fill="none" stroke-linecap="round" opacity=".75"/></g>
<g id="bs-gorse"><path d="M-5 2Q-6 -5 0 -6Q6 -5 5 2Q0 4 -5 2Z" fill="var(--c3)"/><g fill="var(--fl4)"><circle cx="-2.6" cy="-2.6" r="1.5"/><circle cx="1.4" cy="-4" r="1.5"/><circle cx="2.8" cy="-.6" r="1.4"/><circle cx="-.8" cy="0" r="1.3"/></g></g>
<g id="bs-peak"><path d="M-26 1L-17 -13L-12 -12L-2 -33L3 -28L6 -31L15 -12L18 -13L27 1Q0 6 -26 1Z" fill="var(--st2)"/><path d="M-2 -33L3 -28L6 -31L15 -12L18 -13L27 1Q14 3.6 3 3.6Q8 -8 1 -14Q4 -22 -2 -33Z" fill="var(--st1)"/><path d="M-2 -33L3 -28L6 -31L11.5 -19Q8 -21 6 -17Q3 -21 0 -16Q-3 -20 -6 -17Q-7 -20 -8 -20Z" fill="var(--snow)"/><path d="M-2 -33L3 -28Q1 -24 2 -18Q1 -18.5 0 -16Q-3 -20 -6 -17Q-7 -20 -8 -20Z" fill="#fff" opacity=".55"/><path d="M-17 -8L-21 0M-10 -6L-12 1M11 -7L15 0" stroke="var(--st3)" stroke-width="1.3" opacity=".7"/></g>
<g id="bs-scree"><path d="M-5 2L-3 -3L1 -4L4 0L3 2.4Z" fill="var(--st1)" opacity=".8"/><path d="M-5 2L-3 -3L0 -3.6L-1 2Z" fill="var(--st4)" opacity=".7"/></g>
<g id="bs-btuft" fill="none" stroke="var(--gr)" stroke-width="1.2" stroke-linecap="round"><path d="M0 0Q-.6 -4 -3.4 -6M0 0V-7.4M0 0Q1.4 -3.6 3.6 -5.4"/></g>
${[1,2,4].map((k) => `<g id="bs-bf${k}"><path d="M0 0V-4" stroke="var(--gr)" stroke-width="1"/><circle cy="-5.4" r="2.5" fill="var(--fl${k})"/><circle cy="-5.4" r=".9" fill="var(--${k===2?'fl4':'fl2'})"/></g>`).join('')}
<g id="bs-posy"><use href="#bs-bf1" x="-4"/><use href="#bs-bf2" x="3" y="2"/><use href="#bs-bf4" x="0" y="-3"/></g>
<g id="bs-wave" fill="none" stroke="var(--w4)" stroke-linecap="round" stroke-width="1.5" opacity=".6"><path d="M-8 0Q-4 -3 0 0T8 0M-3 5Q0 3 3 5"/></g><g id="bs-glint" fill="var(--w4)" opacity=".75"><path d="M0 -5L1.2 -1.2L5 0L1.2 1.2L0 5L-1.2 1.2L-5 0L-1.2 -1.2Z"/></g>
<g id="bs-bpad"><path d="M0 0L7 -1.2A7 3.4 0 1 1 5.6 2.2Z" fill="var(--c3)"/><path d="M-2 -1Q-5 -2 -5 -4Q-2 -4 -1 -2Q-1 -5 1 -6Q3 -4 1 -1Z" fill="var(--fl1)"/></g>`
}
