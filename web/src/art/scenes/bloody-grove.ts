/** Bloody Grove: a red moon, owl, bear and fox. */
import { GLOW, glow, icon, row, sky } from './kit'
import { trunks } from '../parts'

const defs =
  sky('sG', [0, '#2a0b1c'], [0.45, '#8a2330'], [0.8, '#e0703d'], [1, '#f7b267']) +
  glow('moonR', [0, '#ffd9a8'], [0.7, '#f39a5b'], [1, '#d85a3a']) +
  GLOW

export default (): string =>
  `<defs>${defs}</defs>` +
  `<rect width="260" height="176" fill="url(#sG)"/><circle cx="130" cy="76" r="100" fill="url(#gl)" fill-opacity=".5"/><circle cx="130" cy="74" r="54" fill="url(#moonR)"/><g fill-opacity=".25" fill="#a83f2e"><circle cx="106" cy="52" r="8"/><circle cx="158" cy="92" r="11"/><circle cx="152" cy="44" r="6"/></g><g opacity=".55">${trunks(92, 176, 21, 5, '#7c2a30', 9)}<g transform="translate(172 0)">${trunks(92, 176, 25, 5, '#7c2a30', 9)}</g></g>${trunks(70, 176, 33, 3, '#3d1420', 13)}<g transform="translate(192 0)">${trunks(70, 176, 35, 3, '#3d1420', 13)}</g>
<path d="M50 110Q130 92 210 110L260 132V176H0V132Z" fill="#e0703d" opacity=".5" filter="url(#soft)"/><path d="M84 134Q110 122 130 123Q152 122 176 134L196 176H64Z" fill="#3a1019"/>${icon('owl', 130, 80, 88, '#24090f')}<g fill="#ffd261"><circle cx="118.6" cy="59" r="4.2"/><circle cx="141.4" cy="59" r="4.2"/></g><g fill="#24090f"><circle cx="118.6" cy="59" r="1.7"/><circle cx="141.4" cy="59" r="1.7"/></g>
${icon('bear', 50, 122, 88, '#24090f')}${icon('bear', 48.6, 120.6, 86, '#7a2530')}<ellipse cx="62" cy="112" rx="3.2" ry="2.3" fill="#ffd261"/>${icon('fox', 212, 124, 82, '#24090f')}${icon('fox', 212, 122.6, 78, '#b5482a')}<path d="M-10 158Q60 142 130 154T270 148" stroke="#f7b267" stroke-opacity=".35" stroke-width="12" fill="none" filter="url(#soft2)"/>${row('bush', 14, 270, 176, 0.8, 1.15, 6, 't-blood')}`
