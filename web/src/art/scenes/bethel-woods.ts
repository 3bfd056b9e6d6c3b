/** Bethel Woods: teal dusk, copper wheels. */
import { GLOW, glow, icon, n, rep, row, sky, use } from './kit'

const defs =
  sky('sW', [0, '#0f3440'], [0.6, '#2c7a7a'], [1, '#c7d9a8']) +
  glow('glT', [0, '#d6fff2', 0.9], [0.4, '#7fe3cf', 0.35], [1, '#7fe3cf', 0]) +
  glow('cop', [0, '#ffdfae'], [0.5, '#c98345'], [1, '#6f3d1d']) +
  GLOW

export default (): string =>
  `<defs>${defs}</defs>` +
  `<rect width="260" height="176" fill="url(#sW)"/>${row('pine', 13, 260, 118, 1, 1.35, 61, 't-dusk-far')}<circle cx="130" cy="82" r="92" fill="url(#glT)" fill-opacity=".8"/><g>${icon('gear', 52, 96, 84, '#3b2413', 'transform="translate(0 3)"')}${icon('gear', 52, 96, 84, '#b9763b')}${icon('gear', 218, 70, 64, '#3b2413', 'transform="translate(0 3)"')}${icon('gear', 218, 70, 64, '#8d5329')}${icon('gear', 206, 122, 48, '#3b2413', 'transform="translate(0 2)"')}${icon('gear', 206, 122, 48, '#d39a56')}</g>
<path d="M86 150V120Q86 108 98 108H162Q174 108 174 120V150Z" fill="#4b2a16"/><circle cx="130" cy="84" r="44" fill="#3b2413"/><circle cx="130" cy="82" r="43" fill="url(#cop)"/><circle cx="130" cy="82" r="43" fill="none" stroke="#5e3418" stroke-width="3"/><circle cx="130" cy="82" r="28" fill="#123b44"/><circle cx="130" cy="82" r="28" fill="url(#glT)"/><g stroke="#eafff8" stroke-width="1.6" fill="none" stroke-opacity=".9"><path d="M130 58a24 24 0 0 1 20 36a16 16 0 0 1 -30 -6a9 9 0 0 1 17 -4a4 4 0 0 1 -7 2"/></g><g fill="#5e3418">${rep(10, (i) => `<circle cx="${n(130 + 36 * Math.cos(i * 0.628))}" cy="${n(82 + 36 * Math.sin(i * 0.628))}" r="2"/>`)}</g><path d="M100 56Q92 34 98 10M160 56Q170 36 164 14" stroke="#8d5329" stroke-width="8" fill="none"/><path d="M98 12q-10 -8 -2 -16q10 -8 18 0M164 16q-6 -12 6 -16q14 -2 14 10" fill="#fff" opacity=".35" filter="url(#soft2)"/><g fill="#ffd261"><rect x="98" y="122" width="12" height="15" rx="6"/><rect x="124" y="122" width="12" height="15" rx="6"/><rect x="150" y="122" width="12" height="15" rx="6"/></g><path d="M0 150Q70 136 130 146T260 140V176H0Z" fill="#173f34"/>${row('bush', 13, 270, 170, 0.8, 1.15, 9, 't-dusk')}${use('pine', 14, 170, 1.25, 't-dusk-near')}${use('pine', 248, 172, 1.4, 't-dusk-near')}`
