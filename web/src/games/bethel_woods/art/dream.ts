/** The Dream Machine: one picture of 150 × 100, cut in six. */
import { luck, n, rep } from '../../../art/geometry'
import { cog, gear, pipe } from './metal'

/** #dmpic: a sleeper in the moon of a great gear, over hills at night. */
export function dream(): string {
  const r = luck(42)
  let s = `<rect width="150" height="100" fill="#1b1650"/><rect width="150" height="100" fill="url(#dmsky)"/>`
  s += rep(44, () => `<circle cx="${n(r() * 150)}" cy="${n(r() * 80)}" r="${n(0.4 + r() * 0.8)}" fill="#fff" opacity="${n(0.35 + r() * 0.6)}"/>`)
  s += `<circle cx="75" cy="48" r="56" fill="url(#teal)" opacity=".4"/><path d="M0 86Q20 70 42 80T84 80T126 76T150 82V100H0Z" fill="#3e3584"/><path d="M0 93Q26 80 52 90T104 88T150 92V100H0Z" fill="#2a235f"/>`
  s += cog(22,58,19,12,'cu',5,8)+cog(128,60,17,11,'br',5)+cog(118,30,10,9,'cu',4)
  s += pipe('M30 78Q48 92 75 92T120 78',6)+`<path d="M52 92L60 74H90L98 92Z" fill="url(#h-cu)"/><circle cx="75" cy="46" r="36" fill="var(--cu1)" transform="translate(0 2.4)"/><path transform="translate(75 46)" d="${gear(38, 22, 0.1)}" fill="url(#r-cu)"/><circle cx="75" cy="46" r="28" fill="#0d2f45"/><circle cx="75" cy="46" r="28" fill="url(#teal)" opacity=".75"/><circle cx="75" cy="46" r="28" fill="none" stroke="var(--br4)" stroke-width="2.4"/>`
  s += `<path d="M80 22A24 24 0 1 0 97 56A20 20 0 1 1 80 22Z" fill="#fff6cf"/><path d="M80 22A24 24 0 0 0 62 66A27 27 0 0 1 80 22Z" fill="#e9d795"/><g transform="translate(79 56)"><path d="M-15 5Q-2 -7 17 3L19 8Q2 14 -13 9Z" fill="#c2536f"/><path d="M-13 4Q-4 -2 6 1" stroke="#f6b3c0" stroke-width="1.6" fill="none"/><circle cx="-14" cy="0" r="5" fill="#f3cfa8"/><path d="M-19 -1Q-18 -7 -12 -5Q-9 -3 -10 1Q-13 -3 -19 -1Z" fill="#6b3a1c"/><path d="M-16.4 1.4h2" stroke="#20160a" stroke-width=".9"/></g><g fill="#fff" opacity=".92"><path d="M86 38l1.8 3.6 4 .5-3 2.7.8 4-3.6-2-3.5 2 .7-4-2.9-2.7 4-.5z"/><circle cx="94" cy="32" r="1.4"/><circle cx="90" cy="66" r="1.2"/></g>${rep(12, (i) => `<circle cx="${n(75+32*Math.cos(i*.5236))}" cy="${n(46+32*Math.sin(i*.5236))}" r="1.3" fill="var(--cu1)"/>`)}`
  s += `<path d="M44 24Q34 18 32 6M106 22Q116 18 118 8" stroke="var(--br3)" stroke-width="4" fill="none"/><path d="M26 6H38L35 -2H29ZM112 8H124L121 0H115Z" fill="var(--vg3)"/><g fill="#fff" opacity=".55"><path d="M4 34q2 -7 9 -5q4 -7 11 -2q6 0 5 6h-25z"/><path d="M122 16q2 -6 8 -5q4 -5 9 -1q6 0 5 6h-22z"/></g>`
  return `<g id="dmpic">${s}</g>`
}
