/** The Druids: hood, antlers, two eyes in the dark. */
import { both } from './strokes'

interface Cloak { d: string; m: string; l: string; a: string; a2: string; sk: string; e: string; j: string }

const druid = (id: string, c: Cloak): string =>
  `<g id="${id}">${both(`<path d="M12 -30C14 -50 34 -50 38 -68M18 -45C28 -52 28 -62 28 -72M30 -54C42 -56 48 -62 52 -72M14 -37C28 -34 42 -40 48 -48" fill="none" stroke="${c.a2}" stroke-width="6.4" stroke-linecap="round"/><path d="M12 -30C14 -50 34 -50 38 -68M18 -45C28 -52 28 -62 28 -72M30 -54C42 -56 48 -62 52 -72M14 -37C28 -34 42 -40 48 -48" fill="none" stroke="${c.a}" stroke-width="3.6" stroke-linecap="round"/>`)}<path d="M-62 110Q-60 56 -34 36Q-38 -6 -24 -26Q-12 -44 0 -46Q12 -44 24 -26Q38 -6 34 36Q60 56 62 110Z" fill="${c.d}"/><path d="M-56 110Q-54 60 -30 40Q-33 -4 -21 -23Q-11 -38 0 -40Q8 -38 16 -28Q-6 -20 -10 20Q-20 50 -18 110Z" fill="${c.l}"/><path d="M56 110Q54 60 30 40Q33 -4 21 -23Q18 -28 14 -32Q16 10 22 34Q36 60 34 110Z" fill="${c.m}"/><path d="M0 -24Q20 -18 19 8Q17 30 0 36Q-17 30 -19 8Q-20 -18 0 -24Z" fill="#0d0a0c"/><path d="M-12 18Q0 12 12 18Q10 30 0 36Q-10 30 -12 18Z" fill="${c.sk}" opacity=".85"/><path d="M-6 25Q0 27 6 25" stroke="#1a0d0a" stroke-width="1.5" fill="none"/>${both(`<path d="M4 4Q9 -2 14 3Q9 7 4 4Z" fill="${c.e}"/>`)}<path d="M-9 -44Q0 -52 9 -44Q6 -36 0 -34Q-6 -36 -9 -44Z" fill="${c.j}"/><path d="M-14 48Q0 58 14 48L8 64L0 60L-8 64Z" fill="${c.j}"/></g>`;

/** The black one and the green one, as groups an-black and an-green. */
export const druids = (): string =>
  druid('an-black', { d: '#09080b', m: '#221d29', l: '#3a3244', a: '#c9c1c9', a2: '#17131a', sk: '#6d5f66', e: '#ffb0a0', j: '#8f2233' }) +
  druid('an-green', { d: '#12240f', m: '#2f5a26', l: '#4f8438', a: '#e8d6a8', a2: '#3a2a17', sk: '#8a6a4a', e: '#d8ffb0', j: '#8fbf4a' })
