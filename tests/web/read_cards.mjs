// The cards of choices as a board writes them: titles, notes and what they bring, of web/src/games/<game>, said with its words.
// From stdin: { game, edition, words: { en: [..], fr: [..] }, seats, cases: [{ view, you, moves }] }.
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const web = new URL('../../web/', import.meta.url)
const { rolldown } = await import(pathToFileURL(createRequire(new URL('package.json', web)).resolve('rolldown')))
async function load(file) {
  const bundle = await rolldown({ input: fileURLToPath(new URL(`${file}.ts`, web)), logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
const { game, edition, words, seats, cases } = JSON.parse(given)
const { FluentBundle, FluentResource } = await import(new URL('node_modules/@fluent/bundle/esm/index.js', web))
const { FUNCTIONS } = await load('src/lib/french')
const { card, way } = await load(`src/games/${game}/card`)
const { payoffOf } = await load(`src/games/${game}/payoff`)

function speaker(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: lang === 'fr' ? FUNCTIONS : {} })
  for (const text of words[lang]) bundle.addResource(new FluentResource(text), { allowOverrides: true })
  return (key, args = {}) => {
    const message = bundle.getMessage(key)
    if (!message?.value) throw new Error(`${lang}: no message ${key}`)
    return bundle.formatPattern(message.value, args)
  }
}
const says = { en: speaker('en'), fr: speaker('fr') }
const told = cases.map(({ view, you, moves }) =>
  moves.map((move) =>
    Object.fromEntries(Object.entries(says).map(([lang, say]) => {
      const at = { view, you, edition, seats, say }
      return [lang, { ...card(move, at), parts: payoffOf(move, at), way: move.path.length > 1 ? way(move.path[0], at) : null }]
    })),
  ),
)
console.log(JSON.stringify(told))
