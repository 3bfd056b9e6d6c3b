/** A game from elsewhere: rose dawn, a stump laid for whoever comes. */
import { glow, GLOW, icon, luck, n, rep, row, sky, use } from './kit'

const defs =
  sky('sGuest', [0, '#fbe6cf'], [0.55, '#f3bd9f'], [1, '#c98d86']) + glow('sGuestSun', [0, '#fffbe6'], [0.35, '#fff1c4', 0.9], [1, '#ffe0a8', 0]) + GLOW

const card = (x: number, y: number, turn: number, face: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 .8)"><rect x="-13" y="-19" width="26" height="38" rx="3.4" fill="#2c1c0e" fill-opacity=".35" transform="translate(1.6 2.6)"/>` +
  `<rect x="-13" y="-19" width="26" height="38" rx="3.4" fill="#fcf8ea" stroke="#b99f66" stroke-width="1"/>${face}</g>`
const back = `<rect x="-10" y="-16" width="20" height="32" rx="2" fill="#44652a"/>${icon('leaf', 0, 0, 15, '#cfe0a0')}`

const rings = rep(4, (i) => `<ellipse cy="-3" rx="${62 - i * 14}" ry="${n(23 - i * 5.2)}" fill="none" stroke="#b3854e" stroke-opacity="${n(0.75 - i * 0.1)}" stroke-width="1.6"/>`)
const stump =
  `<ellipse cy="31" rx="92" ry="19" fill="#1d2a20" fill-opacity=".45"/><path d="M-70 -3V22Q-86 30 -92 36Q-60 34 -48 38Q-20 46 0 42Q34 46 50 37Q70 34 90 37Q82 28 70 22V-3Z" fill="#6a4526"/>` +
  `<path d="M-52 16V34M-28 20V40M2 22V41M30 20V39M54 15V33" stroke="#4b3019" stroke-width="2.4" stroke-linecap="round"/><ellipse cy="-3" rx="70" ry="27" fill="#7c542e"/><ellipse cy="-4" rx="68" ry="25.4" fill="#e1c08a"/>${rings}`

const flies = (): string => {
  const r = luck(29)
  return rep(7, () => `<circle cx="${n(20 + r() * 220)}" cy="${n(40 + r() * 70)}" r="${n(3 + r() * 3)}" fill="url(#gl)"/>`)
}

export default (): string =>
  `<defs>${defs}</defs><rect width="260" height="176" fill="url(#sGuest)"/><circle cx="78" cy="54" r="74" fill="url(#sGuestSun)"/><circle cx="78" cy="54" r="17" fill="#fffbe6"/>` +
  `${row('pine', 13, 270, 98, 0.6, 0.95, 17, 't-dawn-far')}${row('tree', 8, 280, 112, 0.75, 1, 23, 't-dawn')}<path d="M0 108Q90 92 150 102T260 98V176H0Z" fill="#8c9a62"/><path d="M0 122Q80 104 160 116T260 112V176H0Z" fill="#6f8750"/>` +
  `<g transform="translate(132 122)">${stump}</g>${card(104, 116, -16, back)}${card(131, 112, -2, `${icon('moon', 0, -2, 17, '#3b3470')}`)}${card(157, 116, 14, `${icon('sun', 0, -2, 18, '#b4540c')}`)}` +
  `<g transform="translate(184 118)" class="t-fixed"><circle cy="-8" r="34" fill="url(#gl)"/>${use('candle', 0, 0, 1.25)}</g>` +
  `<g><ellipse cx="82" cy="122" rx="7" ry="3.4" fill="#1f57ad"/><ellipse cx="82" cy="120.4" rx="7" ry="3.4" fill="#5d8fe0"/><ellipse cx="92" cy="130" rx="7" ry="3.4" fill="#a3560a"/><ellipse cx="92" cy="128.4" rx="7" ry="3.4" fill="#f09a37"/></g>` +
  `${flies()}<g transform="translate(-8 0)">${row('bush', 5, 90, 172, 0.75, 1.1, 37, 't-dawn-near')}</g><g transform="translate(186 0)">${row('bush', 5, 90, 174, 0.7, 1.1, 41, 't-dawn-near')}</g>${use('fern', 40, 156, 1, 't-dawn-near')}${use('shroom', 222, 160, 0.9)}`
