/**
 * Writes the drawings of shared links down for the server, which has no browser: scenes and crests as plain SVG, with every paint worked
 * in (`var(--…)` is for browsers), and the fonts as TrueType, which comes out of WOFF by unpacking it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inflateSync } from 'node:zlib'

import { build } from 'vite'

const FONTS = ['grenze/files/grenze-latin-600', 'grenze/files/grenze-latin-ext-600', ...['latin', 'latin-ext', 'cyrillic', 'greek'].map((each) => `alegreya-sans/files/alegreya-sans-${each}-700`)]

/** The paints of a rule: `--a: b; --c: d`. */
const paints = (text) => Object.fromEntries([...text.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map(([, name, value]) => [name, value.trim()]))

function sheets(root) {
  const read = (name) => readFileSync(join(root, 'src/styles', name), 'utf-8').replace(/\/\*[^]*?\*\//g, '')
  const day = paints(/:root\{([^}]*)\}/.exec(read('tokens.css'))[1])
  const tints = Object.fromEntries([...read('tints.css').matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g)].map(([, name, body]) => [name, paints(body)]))
  return { day, tints }
}

/** A value with its paints worked in; what is not set is what stands after the comma. */
function worked(value, known) {
  const at = value.indexOf('var(')
  if (at < 0) return value
  let [depth, end] = [1, at + 4]
  while (depth) depth += { '(': 1, ')': -1 }[value[end++]] ?? 0
  const [name, ...otherwise] = value.slice(at + 4, end - 1).split(',')
  const found = known[name.trim()] ?? otherwise.join(',')
  return worked(value.slice(0, at) + worked(found, known) + value.slice(end), known)
}

/** Drawings without variables: what is used with other tints becomes a drawing of its own. */
class Flat {
  constructor(sprite, { day, tints }) {
    this.day = day
    this.tints = tints
    this.sources = new Map()
    for (const [whole, tag, id] of sprite.matchAll(/<(g|symbol|radialGradient|linearGradient|filter|pattern|clipPath)\s[^>]*?id="([^"]+)"[^]*?<\/\1>/g)) this.sources.set(id, tag === 'g' ? balanced(sprite, whole, id) : whole)
  }

  /** A drawing that stands alone, with all that it uses. */
  alone(text) {
    this.made = new Map()
    const own = new Map([...text.matchAll(/<(?:radialGradient|linearGradient|clipPath|filter|pattern)\s[^>]*?id="([^"]+)"/g)].map(([, id]) => [id, true]))
    this.own = own
    const drawn = this.flat(text, this.day)
    return `<defs>${[...this.made.values()].join('')}</defs>${drawn}`
  }

  /** Paints of the drawing, tag by tag: a class or a style changes them for what is inside. */
  flat(text, from) {
    const stack = [from]
    return text.replace(/<(\/?)([\w]+)([^>]*?)(\/?)>/g, (whole, closes, tag, attributes, alone) => {
      if (closes) {
        stack.pop()
        return whole
      }
      const tint = /\bclass="([^"]*)"/.exec(attributes)?.[1].split(' ').map((each) => this.tints[each] ?? {}) ?? []
      const style = paints(/\bstyle="([^"]*)"/.exec(attributes)?.[1] ?? '')
      const here = Object.assign({}, stack.at(-1), ...tint, style)
      if (!alone) stack.push(here)
      let told = worked(attributes.replace(/\s(class|style)="[^"]*"/g, ''), here)
      told = told.replace(/href="#([^"]+)"/g, (_, id) => `href="#${this.use(id, here)}"`)
      told = told.replace(/url\(#([^)]+)\)/g, (_, id) => `url(#${this.use(id, this.day)})`)
      return `<${tag}${told}${alone}>`
    })
  }

  use(id, known) {
    const source = this.sources.get(id)
    if (!source || this.own.has(id)) return id
    const tinted = Object.entries(known).filter(([name, value]) => this.day[name] !== value)
    const key = tinted.length ? `${id}_${hashed(JSON.stringify(tinted))}` : id
    if (!this.made.has(key)) {
      this.made.set(key, '')
      this.made.set(key, this.flat(source, known).replace(`id="${id}"`, `id="${key}"`))
    }
    return key
  }
}

/** A group may hold groups: the text up to the end that is its own. */
function balanced(sprite, whole, id) {
  const start = sprite.indexOf(whole)
  let depth = 0
  for (const found of sprite.slice(start).matchAll(/<(\/?)g\b[^>]*?(\/?)>/g)) {
    if (!found[2]) depth += found[1] ? -1 : 1
    if (!depth) return sprite.slice(start, start + found.index + found[0].length)
  }
  throw new Error(`the drawing ${id} has no end`)
}

const hashed = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7).toString(36)

/** TrueType out of WOFF (version 1): a table of contents, and each table packed by itself. */
export function unpacked(woff) {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + 20 * i
    const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
    const body = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), data: packed < length ? inflateSync(body) : body }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  ;[count, 16 * 2 ** power, power, 16 * count - 16 * 2 ** power].forEach((value, i) => head.writeUInt16BE(value, 4 + 2 * i))
  let offset = head.length
  const bodies = tables.map(({ tag, sum, data }, i) => {
    tag.copy(head, 12 + 16 * i)
    ;[sum, offset, data.length].forEach((value, k) => head.writeUInt32BE(value, 16 + 16 * i + 4 * k))
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...bodies])
}

/** @returns {import('vite').Plugin} */
export const drawn = () => {
  let root = ''
  return {
    name: 'drawn',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    async writeBundle(options) {
      const lib = { entry: 'src/art/shared.ts', formats: ['es'], fileName: () => 'shared.mjs' }
      const made = join(root, 'node_modules/.drawn')
      await build({ configFile: false, logLevel: 'error', publicDir: false, build: { outDir: made, lib, minify: false } })
      const { sprite, scenes } = await import(`${pathToFileURL(join(made, 'shared.mjs')).href}?${Date.now()}`)
      const flat = new Flat(sprite(), sheets(root))
      const to = join(options.dir, 'drawn')
      mkdirSync(to, { recursive: true })
      const scene = Object.fromEntries(Object.entries(scenes()).map(([game, text]) => [game, flat.alone(text)]))
      const crests = [1, 2, 3, 4, 5].map((seat) => flat.alone(`<use href="#seat${seat}" width="52" height="52"/>`))
      const leaf = flat.alone('<use href="#i-leaf" width="52" height="52" color="#f2b21f"/>')
      writeFileSync(join(to, 'art.json'), JSON.stringify({ scenes: scene, crests, leaf }))
      for (const font of FONTS) writeFileSync(join(to, `${font.split('/').at(-1)}.ttf`), unpacked(readFileSync(join(root, 'node_modules/@fontsource', `${font}-normal.woff`))))
    },
  }
}
