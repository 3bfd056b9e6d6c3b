/** What tells an Elite from a base Spirit. */
import { n } from '../../../art/geometry'

/** Elite marks: ash-white war paint. */
export const PAINT = {bear:`<g fill="none" stroke="#ffe3c4" stroke-width="2.6" stroke-linecap="round" opacity=".92"><path d="M0 -16a3.4 3.4 0 1 1 3.2 -3.6a6.6 6.6 0 1 1 -9 6"/><path d="M-33 2L-26 8M-35 9L-28 13M33 2L26 8M35 9L28 13"/></g>`,owl:`<g fill="none" stroke="#2b2560" stroke-width="2.4" stroke-linecap="round" opacity=".8"><path d="M0 20V44M-7 26L0 32L7 26M-7 35L0 41L7 35"/></g>`,fox:`<g fill="none" stroke="#ffe9d6" stroke-width="2.5" stroke-linecap="round" opacity=".95"><path d="M0 -15a2.8 2.8 0 1 1 2.8 -3a5.6 5.6 0 1 1 -7.6 5"/><path d="M-40 3L-33 -1M-36 9L-28 4M40 3L33 -1M36 9L28 4"/></g>`};
/** And a wreath of leaves. */
export const wreath = (y: number, w: number, col: readonly [string, string, string]): string => {let s='';for(let i=-4;i<=4;i++){const t=i/4,x=t*w,yy=y-10*(1-t*t);s+=`<path transform="translate(${n(x)} ${n(yy)}) rotate(${n(t*62+(i%2?22:-14))}) scale(1.15)" d="M0 3C-7 0 -6 -9 0 -15C6 -9 7 0 0 3Z" fill="${col[(i+4)%2]}" stroke="${col[2]}" stroke-width="1"/>`}return s};
