// The cards of Broom Service as its page makes them: from stdin { edition, cases: [{ question, view, you, path }] }, both languages.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('../../', import.meta.url)
const web = new URL('web/', root)
const { rolldown } = await import(pathToFileURL(createRequire(new URL('package.json', web)).resolve('rolldown')))
const { FluentBundle, FluentResource } = await import(new URL('node_modules/@fluent/bundle/esm/index.js', web))

const game = fileURLToPath(new URL('src/games/broom_service/', web))
const folder = mkdtempSync(join(tmpdir(), 'cards'))
const bundle = await rolldown({ input: { card: `${game}card.ts`, payoff: `${game}payoff.ts`, asked: `${game}asked.ts` }, logLevel: 'silent' })
await bundle.write({ format: 'esm', dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' })
const [{ card }, { payoffOf }, { askedOf }] = await Promise.all(['card', 'payoff', 'asked'].map((name) => import(pathToFileURL(join(folder, `${name}.mjs`)))))
rmSync(folder, { recursive: true })

function speaking(lang) {
  const words = new FluentBundle(lang, { useIsolating: false, functions: { DE: () => '', QUE: () => '' } })
  for (const file of ['src/broceliande/games', 'web/src/games']) words.addResource(new FluentResource(readFileSync(new URL(`${file}/broom_service/${lang}.ftl`, root), 'utf8')))
  return (key, args) => words.formatPattern(words.getMessage(key).value, args)
}
const says = { en: speaking('en'), fr: speaking('fr') }

let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
const { edition, cases } = JSON.parse(given)
const told = cases.map(({ view, you, path }) => {
  const at = (lang) => ({ view, you, edition, seats: [], say: says[lang] })
  const move = { id: 0, path, words: '' }
  return { en: card(move, at('en')), fr: card(move, at('fr')), payoff: payoffOf(askedOf(move, at('en'))) }
})
console.log(JSON.stringify(told))
