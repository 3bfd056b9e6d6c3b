// Lets a game's events happen to positions as its board does (web/src/games/<game>/events.ts), and tells where that
// ends elsewhere than the rules say. From stdin: { game, edition, fields, steps: [{ before, told, after }] }.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const web = new URL('../../web/', import.meta.url)
const { rolldown } = await import(pathToFileURL(createRequire(new URL('package.json', web)).resolve('rolldown')))
const { game, edition, fields, steps } = JSON.parse(readFileSync(0, 'utf8'))
const bundle = await rolldown({ input: fileURLToPath(new URL(`src/games/${game}/events.ts`, web)), logLevel: 'silent' })
const { output } = await bundle.generate({ format: 'esm' })
const { applied } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)

const wrong = []
for (const { ply, seat, before, told, after } of steps) {
  const end = told.reduce((view, event) => applied(view, event, edition), before)
  for (const field of fields) {
    const [is, should] = [JSON.stringify(end[field]), JSON.stringify(after[field])]
    if (is !== should) wrong.push(`ply ${ply}, seat ${seat}, ${field}: ${is} is not ${should} after ${told.map((each) => each.event)}`)
  }
}
console.log(JSON.stringify({ steps: steps.length, wrong: wrong.slice(0, 20) }))
