// Folds stories into turns and says their deeds as the pages do (web/src/lib/deeds.ts, web/src/games/<game>/deeds.ts).
// From stdin: [{ game, lang, story, view, edition, you, seats }]; for each, turns with their rounds, deeds since, marks.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../../', import.meta.url)
const web = new URL('web/', root)
const require = createRequire(new URL('package.json', web))
const { rolldown } = await import(pathToFileURL(require.resolve('rolldown')))
const { FluentBundle, FluentResource } = await import(new URL('node_modules/@fluent/bundle/esm/index.js', web))

async function module(path) {
  const bundle = await rolldown({ input: fileURLToPath(new URL(`src/${path}`, web)), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}
const { turnsOf, since, deedsOf, deedOf, marksOf, roundsOf, linesOf } = await module('lib/deeds.ts')

const unknown = new Set()
function speaking(game, lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const file of [`src/broceliande/engine/${lang}.ftl`, `src/broceliande/games/${game}/${lang}.ftl`, `web/src/games/${game}/${lang}.ftl`])
    bundle.addResource(new FluentResource(readFileSync(new URL(file, root), 'utf8')), { allowOverrides: true })
  return (key, args) => {
    const found = bundle.getMessage(key)?.value
    if (!found) unknown.add(`${game} ${lang} ${key}`)
    const wrong = []
    const words = found ? bundle.formatPattern(found, args, wrong) : key
    for (const error of wrong) unknown.add(`${game} ${lang} ${key}: ${error.message}`)
    return words
  }
}

let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
const games = new Map()
const told = []
for (const { game, lang, story, view, edition, you, seats, answered } of JSON.parse(given)) {
  if (!games.has(game)) games.set(game, (await module(`games/${game}/deeds.ts`)).deeds)
  const deeds = games.get(game)
  const at = { view, edition, seats, say: speaking(game, lang) }
  const turns = turnsOf(story, deeds.turns)
  const rounds = roundsOf(turns, deeds, view)
  const lately = deedsOf(since(turns, you, answered ?? null), deeds, at)
  told.push({
    turns: turns.map((turn, i) => ({ seat: turn.seat, round: rounds[i], lines: turn.lines.length, told: linesOf(turn, deeds.turns).length, ...deedOf(turn, deeds, at) })),
    deeds: lately,
    marks: marksOf(lately),
  })
}

// a tag and what is around it: something lit above its thing, another tag below it, the board's edge beside it
const { tagAt } = await module('lib/marks.ts')
const [room, thing] = [{ x: 0, y: 0, w: 400, h: 300 }, { x: 180, y: 100, w: 80, h: 80 }]
const apart = (a, b) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
const lit = { x: 100, y: 20, w: 240, h: 95 }
const first = tagAt(thing, 90, room, [], [lit])
const second = tagAt(thing, 90, room, [first], [lit])
const edge = tagAt({ x: 380, y: 0, w: 60, h: 60 }, 90, room, [], [])
const tags = [apart(first, lit), apart(second, lit) && apart(second, first), edge.x + edge.w <= 400 && edge.y >= 0]
console.log(JSON.stringify({ told, tags, unknown: [...unknown] }))
