/** The wall of leaves that closes over a table while a device changes hands, 900 × 1100: a gap in it, and a stump in the gap. */
import { glow, luck, n, rep, use } from './kit'

const [WIDE, HIGH] = [900, 1100]

/** Bushes all over a part of the height and beyond both sides, the lower ones in front. */
function thicket(count: number, top: number, bottom: number, small: number, large: number, seed: number, tint: string): string {
  const r = luck(seed)
  const found = Array.from({ length: count }, (_, i) => ({ i, x: -WIDE / 4 + r() * 1.5 * WIDE, y: top + r() * (bottom - top), size: small + r() * (large - small) }))
  found.sort((a, b) => a.y - b.y)
  return found.map(({ i, x, y, size }) => use(`bush${1 + (i % 3)}`, x, y, size, tint)).join('')
}

/** Bushes around the gap. */
function ring(count: number, rx: number, ry: number, small: number, large: number, seed: number, tint: string): string {
  const r = luck(seed)
  const off = () => 1 + (r() - 0.5) * 0.08
  return rep(count, (i) => {
    const t = (i / count) * 2 * Math.PI
    return use(`bush${1 + (i % 3)}`, 450 + rx * Math.cos(t) * off(), 430 + ry * Math.sin(t) * off(), small + r() * (large - small), tint)
  })
}

const STUMP = `<g transform="translate(450 520) scale(2.1)"><ellipse cy="24" rx="56" ry="17" fill="#0c140a" opacity=".35"/><path d="M-40 2Q-42 18 -46 24Q0 40 46 24Q42 18 40 2Z" fill="var(--wd1)"/><path d="M-40 2Q-42 18 -46 24Q-30 30 -22 31Q-26 14 -26 4Z" fill="var(--wd2)"/><ellipse rx="41" ry="15" fill="var(--wd4)"/><ellipse rx="41" ry="15" fill="none" stroke="var(--wd2)" stroke-width="2.5"/><g fill="none" stroke="var(--wd3)" stroke-width="1.5"><ellipse rx="29" ry="10"/><ellipse rx="16" ry="5.5"/></g><ellipse cy="1" rx="24" ry="7" fill="#0c140a" opacity=".3"/></g>`

export default (): string => {
  const light = glow('lw', [0, 'var(--lamp-2)', 0.95], [0.45, 'var(--g1)', 0.9], [1, 'var(--g2)', 0.35])
  const gap = (fill: string) => `<ellipse cx="450" cy="430" rx="300" ry="290" fill="${fill}"/>`
  const grass = [[300, 520], [350, 590], [600, 560], [560, 610], [280, 430], [620, 420]] as const
  return (
    `<defs>${light}</defs><rect x="-900" y="-900" width="2700" height="2900" fill="var(--c1)"/>` +
    thicket(100, -20, HIGH + 20, 2.9, 4.2, 7, 't-wall') +
    gap('var(--g3)') + gap('url(#lw)') +
    ring(38, 286, 276, 1.8, 2.5, 3, 't-back') + ring(32, 330, 322, 1.5, 2.2, 13, '') +
    thicket(36, 820, HIGH + 30, 1.6, 2.4, 17, 't-back') + ring(26, 246, 236, 0.7, 1.15, 23, 't-lit') +
    rep(grass.length, (i) => use('tuft', n(grass[i]?.[0] ?? 0), n(grass[i]?.[1] ?? 0), 1.5, '')) +
    STUMP + use('shroom', 300, 560, 2.2, '') + use('shroom', 270, 570, 1.5, '') + use('fern', 610, 560, 2, '') + use('fly', 300, 300, 1.6, 't-fly1')
  )
}
