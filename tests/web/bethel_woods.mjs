// The board of Bethel Woods without a page: what its events make of a position, and what it says a sowing would repair.
// node bethel_woods.mjs WEB cases.json > answers.json
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const web = process.argv[2]
const { rolldown } = await import(pathToFileURL(join(web, 'node_modules/rolldown/dist/index.mjs')))

async function load(file) {
  const bundle = await rolldown({ input: join(web, 'src/games/bethel_woods', file) })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

const { takes, gives } = await load('events.ts')
const { plan, total } = await load('sowing.ts')
const { steps, sowings, edition } = JSON.parse(readFileSync(process.argv[3], 'utf8'))
const shown = steps.map(({ before, events }) => events.reduce((view, told) => gives(takes(view, told), told), before))
const repairs = sowings.map(({ view, machine, way }) => total(plan(view, edition, view.workers[machine], machine, way, null, view.player)))
process.stdout.write(JSON.stringify({ shown, repairs }))
