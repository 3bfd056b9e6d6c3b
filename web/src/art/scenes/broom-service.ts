/** Broom Service: violet night over the hills. */
import { GLOW, icon, luck, n, rep, row, sky } from './kit'

const defs = sky('sS', [0, '#1f1a4f'], [0.5, '#5a3f93'], [0.85, '#d98ab0'], [1, '#ffd0a0']) + GLOW

export default (): string =>
  `<defs>${defs}</defs>` +
  `<rect width="260" height="176" fill="url(#sS)"/><g fill="#fff">${(() => {
    const r = luck(3)
    return rep(34, () => `<circle cx="${n(r() * 260)}" cy="${n(r() * 90)}" r="${n(0.4 + r() * 0.9)}" fill-opacity="${n(0.3 + r() * 0.6)}"/>`)
  })()}</g><circle cx="166" cy="66" r="86" fill="url(#gl)" fill-opacity=".7"/>${icon('broom', 166, 64, 104, '#fdf0c4')}
<g fill="#fff" fill-opacity=".82"><path d="M-10 96q6 -18 26 -14q10 -18 32 -8q18 -4 20 12q14 2 10 14h-90z"/></g><g fill="#e9d6f2" fill-opacity=".9"><path d="M196 40q4 -14 20 -11q8 -12 24 -4q16 0 16 15h-62z"/></g><path d="M28 100l-8 16h7l-5 14l15 -19h-8l6 -11z" fill="#ffd261"/>
<path d="M0 128Q50 98 104 122T200 112T260 120V176H0Z" fill="#6a4a8f"/><g transform="translate(212 116)"><path d="M-20 22V-12H-12V-4H-5V-22H6V-4H13V-12H21V22Z" fill="#2e2350"/><path d="M-7 -22L.5 -40L8 -22ZM-22 -12L-16 -26L-10 -12ZM11 -12L17 -26L23 -12Z" fill="#a2345a"/><g fill="#ffd261"><rect x="-2" y="-12" width="5" height="8" rx="2.5"/><rect x="-17" y="0" width="4" height="6" rx="2"/><rect x="15" y="0" width="4" height="6" rx="2"/></g><path d="M.5 -40V-50L12 -46L.5 -42" fill="#c9a0ff"/></g><path d="M0 142Q70 118 140 140T260 132V176H0Z" fill="#3d6a4d"/><path d="M0 158Q80 136 160 156T260 150V176H0Z" fill="#2c5440"/>${row('pine', 7, 120, 152, 0.4, 0.6, 71, 't-witch-far')}${[
    ['#f08a2c', 140, 150],
    ['#9a5fd6', 166, 156],
    ['#58b45a', 191, 151],
  ]
    .map(
      ([c, x, y]) =>
        `<circle cx="${x}" cy="${y}" r="15" fill="url(#gl)" fill-opacity=".6"/><g transform="translate(${x} ${y})"><path d="M-3.4 -12H3.4V-5A9 9 0 1 1 -3.4 -5Z" fill="#fff" fill-opacity=".9"/><path d="M-7.6 2.4A8 8 0 1 0 7.6 2.4Q0 -1.4 -7.6 2.4Z" fill="${c}"/><path d="M-3.4 -12H3.4V-5A9 9 0 1 1 -3.4 -5Z" fill="${c}" fill-opacity=".4"/><path d="M-3.4 -12H3.4V-5A9 9 0 1 1 -3.4 -5Z" fill="none" stroke="#1c1030" stroke-width="1.3"/><rect x="-3.6" y="-16" width="7.2" height="5" rx="1.4" fill="#b3854e" stroke="#1c1030" stroke-width="1"/><ellipse cx="-3.4" cy="1" rx="1.7" ry="3" fill="#fff" fill-opacity=".8"/></g>`,
    )
    .join('')}${row('bush', 6, 120, 176, 0.7, 1, 19, 't-witch')}`
