/** The wood behind the lobby's title, 1440 × 430: sky and orb, far to near, mist between. */
import { HEROES } from '../places'
import { trunks } from '../parts'
import { row, sky, use } from './kit'

export default (): string => `<defs>${sky('hs', [0, 'var(--sky3)'], [0.55, 'var(--sky2)'], [1, 'var(--sky1)'])}${sky('mist', [0, 'rgba(255,255,255,0)'], [1, 'var(--sky1)'])}<filter id="hb"><feGaussianBlur stdDeviation="9"/></filter></defs><rect width="1440" height="430" fill="url(#hs)"/><circle cx="1010" cy="150" r="260" fill="url(#halo)" fill-opacity=".8"/><circle cx="1010" cy="150" r="62" fill="var(--orb)"/>
${row('pine', 44, 1480, 262, 1.0, 1.7, 81, 't-herofar')}<rect y="170" width="1440" height="130" fill="url(#mist)" fill-opacity=".55"/>
${row('pine', 26, 1480, 312, 1.5, 2.4, 82, 't-heromid')}<g fill="var(--mid)">${trunks(1440, 430, 23, 11, 'var(--mid)', 20)}</g><rect y="210" width="1440" height="150" fill="url(#mist)" fill-opacity=".5"/>
<g filter="url(#hb)"><path d="M900 -20L1000 -20L760 430L420 430Z" fill="url(#shaft)"/><path d="M1050 -20L1110 -20L1330 430L1130 430Z" fill="url(#shaft)"/><path d="M1010 -20L1036 -20L1040 430L930 430Z" fill="url(#shaft)"/></g>
<g>${trunks(420, 430, 77, 4, 'var(--near)', 34)}</g><g transform="translate(1240 0)">${trunks(260, 430, 80, 2, 'var(--near)', 40)}</g>
${[1150, 1290, 826].map((x, i) => use('tree', x, 372 + i * 6, 2.6 - i * 0.3, 't-heronear')).join('')}<path d="M0 330Q300 290 720 330T1440 312V430H0Z" fill="var(--near)"/>${row('bush', 46, 1480, 336, 1, 1.7, 83, 't-heronear')}
<g transform="translate(1008 322) scale(1.05)">${HEROES.circle()}</g>
${row('bush', 40, 1480, 400, 1.5, 2.4, 84, 't-herofront')}
${use('bush1', 20, 20, 4.2, 't-back')}${use('bush2', 120, -14, 3.6, 't-back')}${use('bush3', -10, 110, 3, 't-back')}${use('bush2', 1420, 14, 4.2, 't-back')}${use('bush3', 1330, -20, 3.4, 't-back')}${use('bush1', 1450, 110, 3, 't-back')}`
