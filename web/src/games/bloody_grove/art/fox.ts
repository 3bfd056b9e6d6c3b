/** The fox: sharp, bright, its tail around it. */
import { both, hairs } from './strokes'

interface Coat { d: string; m: string; l: string; h: string; z: string; z2: string; k: string }
const COATS: Record<'base' | 'elite', Coat> = { base: {d:'#3a120c',m:'#c95a1f',l:'#ef8a3a',h:'#ffc27a',z:'#fff1da',z2:'#e2bd94',k:'#2a0f0e'}, elite: {d:'#33060f',m:'#b0261f',l:'#e2532c',h:'#ffa35c',z:'#ffe9d6',z2:'#e8ab8c',k:'#24070d'}};

export function fox(id: string, kind: 'base' | 'elite'): string {
  const c = COATS[kind]
  const e = kind === 'elite'
  return `<g id="${id}"><path d="M22 108C60 112 74 74 58 44C54 34 46 28 42 14C70 24 84 62 72 92C64 114 40 124 18 118Z" fill="${c.d}"/><path d="M24 108C58 108 70 76 56 46C53 40 49 34 46 24C68 38 78 66 68 90C60 108 42 118 24 114Z" fill="${c.m}"/><path d="M42 14C44 30 52 36 57 46L62 58Q66 44 60 30Q52 18 42 14Z" fill="${c.z}"/><path d="M57 44l-4 2 6 4-3 4 7 4 2-12z" fill="${c.z}"/><path d="M64 60Q70 78 60 94" stroke="${c.l}" stroke-width="3" fill="none" stroke-linecap="round"/>
 <path d="M-30 124C-40 84 -30 44 0 36C30 44 40 84 30 124Z" fill="${c.d}"/><path d="M-27 124C-36 86 -27 48 0 40C27 48 36 86 27 124Z" fill="${c.m}"/><path d="M-25 110Q-30 72 -16 52L-10 70Q-20 86 -18 118Z" fill="${c.l}"/>
 <path d="M-19 46Q-16 66 -20 72L-13 74L-15 86L-8 85L-6 98L0 92L6 98L8 85L15 86L13 74L20 72Q16 66 19 46Z" fill="${c.z}"/><path d="M8 85L15 86L13 74L20 72Q16 66 19 46L10 50Q14 66 8 85Z" fill="${c.z2}"/>
 ${both(`<path d="M6 -22L16 -34Q26 -54 43 -67Q50 -40 43 -8Z" fill="${c.d}"/>`)}${[-1,1].map(s=>`<g transform="scale(${s} 1)"><path d="M11 -24L19 -35Q28 -50 41 -61Q46 -38 40 -12Z" fill="${s<0?c.l:c.m}"/><path d="M20 -22Q26 -40 38 -52Q40 -36 36 -16Z" fill="${c.k}"/><path d="M35 -56Q40 -60 42.6 -64Q46 -52 45 -42Q40 -50 35 -56Z" fill="${c.k}"/><path d="M24 -18Q28 -28 33 -34Q34 -26 32 -14Z" fill="${c.z2}" opacity=".75"/></g>`).join('')}
 <path d="M0 -33C18 -36 36 -28 42 -10L58 8L46 10L50 20L38 19L36 28Q16 46 0 52Q-16 46 -36 28L-38 19L-50 20L-46 10L-58 8L-42 -10C-36 -28 -18 -36 0 -33Z" fill="${c.d}"/><path d="M0 -30C17 -33 33 -26 39 -9L53 7L43 8L46 17L35 16L33 26Q14 43 0 48Q-14 43 -33 26L-35 16L-46 17L-43 8L-53 7L-39 -9C-33 -26 -17 -33 0 -30Z" fill="${c.m}"/><path d="M-2 -30C-17 -32 -33 -26 -39 -9L-50 4Q-36 2 -26 -4Q-12 -12 -6 4Q-8 -16 -2 -30Z" fill="${c.l}"/>
 <path d="M53 7L43 8L46 17L35 16L33 26Q14 43 0 48L0 34Q8 12 24 8Q40 4 53 7Z" fill="${c.z2}"/><path d="M-53 7L-43 8L-46 17L-35 16L-33 26Q-14 43 0 48L6 44Q4 26 -4 18Q-14 8 -24 6Q-40 4 -53 7Z" fill="${c.z}"/><path d="M-8 -14Q0 -20 8 -14Q10 8 5 34H-5Q-10 8 -8 -14Z" fill="${c.m}"/><path d="M-8 -14Q-3 -18 0 -17Q-4 6 -2 34H-5Q-10 8 -8 -14Z" fill="${c.h}" opacity=".75"/>
 ${both(`<path d="M9 2Q18 -11 33 -7Q27 6 9 5Z" fill="${c.k}"/>`)}${[-1,1].map(s=>`<g transform="scale(${s} 1)"><path d="M13 1.4Q20 -7.4 29.4 -5.2Q25 3.4 13 1.4Z" fill="${e?'#ffd08a':'#f7c25a'}"/><ellipse cx="21.6" cy="-2.2" rx="2.3" ry="3.8" fill="#160806"/></g><circle cx="${s*21.6-1.4}" cy="-3.8" r="1.2" fill="#fff"/>`).join('')}
 <path d="M-8 38Q-7 32 0 32Q7 32 8 38Q6 46 0 48Q-6 46 -8 38Z" fill="#170807"/><path d="M-4 35.4Q-1 33.6 2 34.6" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" fill="none" stroke-linecap="round"/>${hairs(44,14,(r) =>[-34+r()*24,-20+r()*18,-2-r()*2,4+r()*3],c.h,1.2,.6)}</g>`}
