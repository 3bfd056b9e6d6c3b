/** The painted ground of a side, as one drawing that never changes: land, borders, shores, curiosities. */
import { luck, n, use } from '../../art/geometry'
import { CURIOS } from './art/curios'
import type { Realm } from './realm'
import { scatter, type Free } from './terrain'
import type { Point } from '../../art/geometry'

type Loops = readonly (readonly Point[])[]
type Painter = (loops: Loops, free: Free, seed: number, r: () => number) => string

const sized = (k: number, flip: boolean, a: number, b: number, r: () => number): string => `${n((flip ? -1 : 1) * (a + r() * k))} ${n(b + r() * k)}`

const PAINTERS: Record<string, Painter> = {
  forest: (loops, free, seed, r) =>
    scatter(loops, 16.6, 5, free, undefined, seed)
      .map(([x, y, k]) => use(k < 0.3 ? 'bs-bfir' : k < 0.66 ? 'bs-boak' : 'bs-boak2', x, y + 7, 0.98 + r() * 0.38, k > 0.88 ? 't-lit' : k < 0.12 ? 't-back' : ''))
      .join(''),
  hill: (loops, free, seed, r) =>
    scatter(loops, 31, 11, free, 17, seed)
      .map(([x, y, k]) => use('bs-mound', x, y + 9, sized(0.33, k < 0.5, 0.8, 0.8, r)))
      .join('') +
    scatter(loops, 25, 8, free, 18, seed + 3)
      .filter((p) => p[2] < 0.55)
      .map(([x, y, k]) => use(k < 0.38 ? 'bs-gorse' : 'bs-btuft', x, y, 0.8 + k))
      .join(''),
  mountain: (loops, free, seed, r) =>
    scatter(loops, 15, 7, free, undefined, seed + 5)
      .filter((p) => p[2] < 0.2)
      .map(([x, y]) => use('bs-scree', x, y, 0.8 + r() * 0.5))
      .join('') +
    scatter(loops, 44, 15, free, 24, seed)
      .map(([x, y, k]) => use('bs-peak', x, y + 15, sized(0.35, k < 0.5, 0.86, 0.86, r)))
      .join('') +
    scatter(loops, 20, 8, free, undefined, seed + 9)
      .filter((p) => p[2] < 0.22)
      .map(([x, y]) => use('bs-bfir', x, y + 6, 0.55 + r() * 0.2))
      .join(''),
  prairie: (loops, free, seed, r) =>
    scatter(loops, 15, 6, free, undefined, seed)
      .filter((p) => p[2] < 0.62)
      .map(([x, y, k]) =>
        k < 0.3 ? use('bs-btuft', x, y, 0.75 + r() * 0.5) : use(k < 0.4 ? 'bs-bf1' : k < 0.47 ? 'bs-bf2' : k < 0.53 ? 'bs-bf4' : 'bs-posy', x, y, 0.85 + r() * 0.4),
      )
      .join(''),
  water: (loops, free, seed, r) =>
    scatter(loops, 25, 12, free, 24, seed)
      .map(([x, y, k]) => use(k < 0.74 ? 'bs-wave' : k < 0.86 ? 'bs-bpad' : 'bs-glint', x, y, 0.8 + r() * 0.4))
      .join(''),
  sea: (loops, free, seed, r) =>
    scatter(loops, 34, 10, free, 24, seed)
      .map(([x, y, k]) => use(k < 0.9 ? 'bs-wave' : 'bs-glint', x, y, 1 + r() * 0.8))
      .join(''),
}

const wet = (land: string | undefined): boolean => land === 'water' || land === 'sea' || land === undefined

/** Everything of the ground that is only to be looked at. */
export function ground(realm: Realm): string {
  const { side, terrain } = realm
  const landOf = (id: string): string => (id === side.sea && side.sea ? 'sea' : (side.regions.get(id)?.land ?? 'sea'))
  let s = ''
  ;[...terrain.outline].forEach(([id, d], i) => {
    const land = landOf(id)
    const loops = terrain.loops.get(id) ?? []
    const at = `bs-k${i}`
    const shade = wet(land)
      ? `<path d="${d}" fill="none" stroke="var(--w3)" stroke-width="20" opacity=".35"/><path d="${d}" fill="none" stroke="var(--w3)" stroke-width="10" opacity=".55"/>`
      : `<path d="${d}" fill="none" stroke="var(--bs-${land})" stroke-width="16" opacity=".2"/>`
    const painted = PAINTERS[land]?.(loops, realm.free, 100 + i * 7, luck(100 + i * 7)) ?? ''
    const dark = wet(land) ? '' : `<path d="${d}" fill="none" stroke="#0d1a06" stroke-width="9" opacity=".16"/>`
    s += `<clipPath id="${at}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${at})"><path d="${d}" fill="url(#bs-ld-${land})" fill-rule="evenodd"/>${shade}${painted}${dark}</g>`
  })
  const shore = terrain.borders.filter(({ of }) => of.some((id) => wet(landOf(id)))).filter(({ of }) => !of.every((id) => wet(landOf(id))))
  const deep = terrain.borders.filter(({ of }) => of.every((id) => wet(landOf(id))))
  const dry = terrain.borders.filter(({ of }) => of.every((id) => !wet(landOf(id))))
  const join = (arcs: typeof dry): string => arcs.map(({ d }) => d).join('')
  const line = (d: string, stroke: string, width: number, opacity = 1): string => `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  const [dryD, shoreD, deepD] = [join(dry), join(shore), join(deep)]
  s += `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${line(deepD, 'var(--w3)', 3, 0.7)}${line(dryD, '#14210a', 6.4, 0.62)}${line(shoreD, '#14210a', 8, 0.5)}${line(shoreD, 'var(--earth)', 5.4)}${line(shoreD, 'var(--paper)', 1.5, 0.75)}${line(dryD, 'var(--lane)', 3.2)}</g>`
  s += realm.curios.map(({ x, y, curio }) => `<g transform="translate(${n(x)} ${n(y)})">${CURIOS[curio]}</g>`).join('')
  return s
}

/** Bushes around the board. */
export function hedge(x: number, y: number, w: number, h: number): string {
  const r = luck(66)
  let s = ''
  const put = (px: number, py: number, k: number) => {
    s += use(`bush${1 + (k % 3)}`, px + (r() - 0.5) * 10, py + (r() - 0.5) * 8, 1 + r() * 0.5, k % 3 === 0 ? 't-far2' : k % 3 === 1 ? 't-far' : 't-back')
  }
  for (let i = 0; i <= 34; i++) {
    put(x + (w * i) / 34, y + h + 2, i)
    if (i < 8 || i > 26) put(x + (w * i) / 34, y + 6, i + 1)
  }
  for (let i = 1; i < 18; i++) {
    put(x + 4, y + (h * i) / 18, i)
    put(x + w - 4, y + (h * i) / 18, i + 2)
  }
  return s
}
