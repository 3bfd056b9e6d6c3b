/** Roundforest: autumn noon, seen from above. */
import { rounded, type Point } from '../geometry'
import { glow, GLOW, icon, luck, n, rep, use } from './kit'

const defs = glow('rv', [0.55, '#2a1c05', 0], [1, '#2a1c05', 0.5]) + glow('oct', [0, '#cfd67c'], [1, '#7f9a43']) + GLOW

const oct = (x: number, y: number, r: number) => {
  const p: Point[] = []
  for (let i = 0; i < 8; i++) p.push([x + r * Math.cos(((i + 0.5) * Math.PI) / 4), y + r * Math.sin(((i + 0.5) * Math.PI) / 4)])
  return rounded(p, 4)
}

export default (): string => {
  let s = `<defs>${defs}</defs><rect width="260" height="176" fill="#4a3a1c"/>`
  const r = luck(57),
    Q = 104,
    rr = 55
  for (let j = -1; j < 2; j++)
    for (let i = -1; i < 2; i++) {
      const x = 130 + i * Q,
        y = 90 + j * Q,
        c = !i && !j
      s += `<path d="${oct(x, y + 4, rr)}" fill="#1f1707" fill-opacity=".7"/><path d="${oct(x, y, rr)}" fill="url(#oct)"/><path d="M${x - 52} ${y}Q${x - 20} ${y + 8 * (j || 1)} ${x} ${y}T${x + 52} ${y}M${x} ${y - 52}Q${x + 9 * (i || 1)} ${y - 20} ${x} ${y}T${x} ${y + 52}" stroke="#c9a765" stroke-width="15" fill="none"/><path d="M${x - 52} ${y}Q${x - 20} ${y + 8 * (j || 1)} ${x} ${y}T${x + 52} ${y}M${x} ${y - 52}Q${x + 9 * (i || 1)} ${y - 20} ${x} ${y}T${x} ${y + 52}" stroke="#f1deab" stroke-width="11" fill="none"/>`
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const k = `t-autumn${Math.floor(r() * 3)}`,
          k2 = 't-autumn1'
        s +=
          use('bush2', x + a * 33, y + b * 30, 0.62, k2) +
          use('bush1', x + a * 21, y + b * (c ? 32 : 22), 0.46 + r() * 0.1, k) +
          use('bush3', x + a * 37, y + b * 17, 0.4, k)
      }
      s += `<path d="${oct(x, y, rr)}" fill="none" stroke="#fbf0c6" stroke-width="2.2" stroke-opacity=".9"/>`
    }
  return (
    s +
    `<circle cx="130" cy="86" r="78" fill="url(#gl)" fill-opacity=".85"/><g transform="translate(130 92)"><ellipse cy="8" rx="30" ry="19" fill="#2c2210" fill-opacity=".45"/><path d="M-27 -3V5A27 17 0 0 0 27 5V-3Z" fill="#6d716a"/><ellipse cy="-3" rx="27" ry="17" fill="#d6d4c2"/><ellipse cy="-3" rx="19" ry="11" fill="#17505c"/><ellipse cy="0" rx="15" ry="7" fill="#6fc3c4"/><ellipse cx="-4" cy="-1" rx="6" ry="2" fill="#fff" fill-opacity=".85"/>${rep(10, (i) => `<path d="M${n(19 * Math.cos(i * 0.628))} ${n(-3 + 11 * Math.sin(i * 0.628))}L${n(27 * Math.cos(i * 0.628))} ${n(-3 + 17 * Math.sin(i * 0.628))}" stroke="#8b8d80" stroke-width="1.5"/>`)}</g>${icon('fairy', 130, 50, 36, '#fffbe6')}${(
      [
        [40, 96],
        [214, 86],
        [128, 150],
      ] as const
    )
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="18" fill="url(#gl)"/>${icon('apple', x, y + 1.4, 25, '#5a3200')}${icon('apple', x, y, 24, '#ffc933')}`,
      )
      .join('')}<rect width="260" height="176" fill="url(#rv)"/>`
  )
}
