/** The owl: on its branch, all eyes. */
import { n } from '../../../art/geometry'
import { both, fur } from './strokes'

interface Coat { d: string; m: string; l: string; h: string; z: string; z2: string; iris: string }
const COATS: Record<'base' | 'elite', Coat> = { base: {d:'#241a35',m:'#5b4667',l:'#8b7189',h:'#cbb3ad',z:'#e9d9c4',z2:'#b89e97',iris:'#f3a53a'}, elite: {d:'#1b1640',m:'#5a54a0',l:'#8f8ccb',h:'#d9d6f5',z:'#f3f0ff',z2:'#b7b1e2',iris:'#ff9b52'}};

export function owl(id: string, kind: 'base' | 'elite'): string {
  const c = COATS[kind]
  let ch = '';for(let j=0;j<8;j++)for(let i=-3;i<=3;i++){const x=i*9.5+(j%2?4.7:0),y=4+j*9.5;if((x/26)**2+((y-38)/44)**2<.95)ch+=`<path d="M${n(x-4.6)} ${y}Q${n(x)} ${y+10} ${n(x+4.6)} ${y}" fill="${j%2?c.z2:c.h}" stroke="${c.m}" stroke-width="1"/>`}
 const rays = (x: number): string =>{let d='';for(let i=0;i<18;i++){const t=i/18*6.283;d+=`M${n(x+11*Math.cos(t))} ${n(-27+11*Math.sin(t))}L${n(x+17*Math.cos(t))} ${n(-27+17*Math.sin(t))}`}return d};
 return `<g id="${id}"><g stroke-linecap="round" fill="none"><path d="M-70 90Q-30 80 0 86T72 78" stroke="#1c0f12" stroke-width="15"/><path d="M-70 87Q-30 77 0 83T72 75" stroke="#5c3524" stroke-width="9"/><path d="M-70 84Q-30 74 0 80T72 72" stroke="#a2683c" stroke-width="2.4"/></g>
 <path d="M-12 80L-20 116Q0 126 20 116L12 80Z" fill="${c.d}"/><path d="M-9 84L-13 112Q0 119 11 112L9 84Z" fill="${c.m}"/><path d="${fur(40,60,20,.05,21)}" transform="translate(0 28)" fill="${c.d}"/><path d="${fur(36,56,19,.05,23)}" transform="translate(0 28)" fill="${c.m}"/><ellipse cy="38" rx="27" ry="45" fill="${c.z}"/>${ch}
 ${both(`<path d="M27 -12C47 8 49 52 33 88C24 80 19 44 22 6Z" fill="${c.d}"/><path d="M28 -6C43 12 45 48 33 78C27 68 23 40 25 8Z" fill="${c.m}"/><path d="M31 16Q38 34 34 62M35 10Q44 34 37 58M28 22Q32 40 31 60" stroke="${c.l}" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="M29 8q6 4 9 0M29 16q7 4 11 0M28 24q7 4 12 0" stroke="${c.h}" stroke-width="1.4" fill="none" opacity=".6"/>`)}
 ${both(`<path d="M8 -48Q20 -52 43 -72Q44 -50 36 -32Z" fill="${c.d}"/><path d="M14 -47Q24 -52 39 -64Q39 -50 33 -38Z" fill="${c.l}"/>`)}<path d="${fur(41,32,17,.06,27)}" transform="translate(0 -27)" fill="${c.d}"/><path d="${fur(37,29,16,.05,29)}" transform="translate(0 -27)" fill="${c.m}"/><path d="M-32 -38Q-22 -55 -2 -55Q-18 -48 -22 -34Z" fill="${c.l}" opacity=".8"/>
 ${[-16.5,16.5].map(x=>`<circle cx="${x}" cy="-27" r="18.5" fill="${c.z2}"/><circle cx="${x-.8}" cy="-28" r="17" fill="${c.z}"/><path d="${rays(x)}" stroke="${c.l}" stroke-width="1.1" opacity=".75"/>`).join('')}
 <path d="M-44 -58Q-20 -52 -4 -35L0 -24L4 -35Q20 -52 44 -58Q30 -42 12 -38Q5 -36 0 -12Q-5 -36 -12 -38Q-30 -42 -44 -58Z" fill="${c.d}"/>
 ${[-16,16].map(x=>`<circle cx="${x}" cy="-26" r="11.6" fill="#140b1e"/><circle cx="${x}" cy="-26" r="10.2" fill="${c.iris}"/><path d="M${x-10} -26A10 10 0 0 1 ${x+10} -26Q${x} -31 ${x-10} -26Z" fill="#8f3a1c" opacity=".6"/><circle cx="${x}" cy="-26" r="5.6" fill="#120818"/><circle cx="${x-3}" cy="-29.4" r="2.5" fill="#fff"/><circle cx="${x+3}" cy="-23" r="1.2" fill="#fff" opacity=".8"/>`).join('')}
 <path d="M-6 -19Q0 -24 6 -19Q4 -8 0 -3Q-4 -8 -6 -19Z" fill="#2b1712"/><path d="M-4 -18Q0 -22 4 -18Q2.6 -10 0 -6Q-2.6 -10 -4 -18Z" fill="#d08a3c"/>${both(`<g fill="#c98a4a" stroke="#2b1712" stroke-width="1.4"><rect x="8" y="76" width="6.4" height="14" rx="3.2"/><rect x="14" y="75" width="6.4" height="14" rx="3.2"/><rect x="20" y="74" width="6.4" height="13" rx="3.2"/></g>`)}</g>`}
