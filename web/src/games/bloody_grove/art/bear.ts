/** The bear: a mountain of fur, small warm eyes. */
import { both, fur, hairs } from './strokes'

interface Coat { d: string; m: string; l: string; h: string; z: string; z2: string }
const COATS: Record<'base' | 'elite', Coat> = { base: {d:'#24130e',m:'#6a3d22',l:'#93602f',h:'#d19a58',z:'#e0b884',z2:'#a8763f'}, elite: {d:'#170d12',m:'#4a2a26',l:'#7d4630',h:'#d9834a',z:'#d9a878',z2:'#8f5636'}};

export function bear(id: string, kind: 'base' | 'elite'): string {
  const c = COATS[kind]
  const e = kind === 'elite'
  return `<g id="${id}"><path d="${fur(64,74,26,.07,3)}" transform="translate(0 96)" fill="${c.d}"/><path d="${fur(58,68,24,.07,5)}" transform="translate(-2 99)" fill="${c.m}"/><path d="M-46 66Q-30 36 -6 34Q-30 48 -38 92Q-44 84 -46 66Z" fill="${c.l}" opacity=".75"/><path d="M52 60Q40 40 20 34Q40 52 42 120H62Q62 82 52 60Z" fill="${c.d}" opacity=".5"/>
 ${hairs(4,26,(r) =>[(r()*2-1)*44,52+r()*60,(r()-.5)*3,7+r()*4],c.d,1.6,.55)}${hairs(9,16,(r) =>[-8-r()*34,46+r()*54,(r()-.5)*3,6+r()*3],c.h,1.3,.5)}
 ${both(`<path d="${fur(15,15,9,.1,7)}" transform="translate(31 -29)" fill="${c.d}"/><circle cx="31" cy="-29" r="12" fill="${c.m}"/><circle cx="30" cy="-26" r="7" fill="${c.d}"/>`)}<path d="M-42 -32A12.5 12.5 0 0 1 -26 -41" stroke="${c.h}" stroke-width="2.4" fill="none" stroke-linecap="round"/>
 <path d="${fur(46,41,22,.07,11)}" fill="${c.d}" transform="translate(0 2)"/><path d="${fur(42,38,21,.06,13)}" fill="${c.m}"/><path d="M-38 -8Q-36 -34 -6 -37Q-22 -28 -24 -8Q-28 8 -34 12Q-38 4 -38 -8Z" fill="${c.l}"/><path d="M38 -4Q42 20 16 36Q30 18 28 -2Q26 -22 14 -34Q36 -28 38 -4Z" fill="${c.d}" opacity=".42"/>
 <path d="M-9 -36Q0 -40 9 -36Q6 -20 8 -4H-8Q-6 -20 -9 -36Z" fill="${c.l}" opacity=".7"/>${hairs(15,14,(r) =>[-30+r()*24,-28+r()*22,-1-r()*2,5+r()*3],c.h,1.3,.65)}${hairs(17,10,(r) =>[18+r()*18,-20+r()*30,1+r()*2,5+r()*3],c.d,1.4,.5)}
 ${both(`<path d="M10 -10Q18 -17 28 -9Q22 -13 10 -6Z" fill="${c.d}"/>`)}${both(`<ellipse cx="18" cy="-5" rx="5.4" ry="4.8" fill="${c.d}"/>`)}${[-18,18].map(x=>`<circle cx="${x}" cy="-5" r="3.7" fill="${e?'#ff9d4a':'#e8a04a'}"/><circle cx="${x}" cy="-5" r="2" fill="#140907"/><circle cx="${x-1.4}" cy="-6.6" r="1.1" fill="#fff"/>`).join('')}
 <path d="M-21 14Q-21 -3 0 -4Q21 -3 21 14Q20 33 0 34Q-20 33 -21 14Z" fill="${c.z2}"/><path d="M-19 12Q-19 -3 0 -4Q15 -3 17 9Q12 24 -2 27Q-18 26 -19 12Z" fill="${c.z}"/><path d="M-11 2Q-10 -5 0 -5Q10 -5 11 2Q9 10 0 12Q-9 10 -11 2Z" fill="#150a08"/><path d="M-6 -1.6Q-2 -4 3 -2.6" stroke="#fff" stroke-opacity=".65" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M0 12V19M0 19Q-6 25 -12 21M0 19Q6 25 12 21" stroke="#2a120b" stroke-width="2" fill="none" stroke-linecap="round"/></g>`}
