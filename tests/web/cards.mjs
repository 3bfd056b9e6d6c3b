// The cards of a game's moves without a page, in both languages. From stdin: { game, edition, words: { en: [...], fr: [...] }, asked: [{ view, you, seats, moves, things }] }.
// Answers with every card of every move: [{ lang, question, path, title, note, payoff }], and how they stand: [{ question, first, cards, ways, stands }].
import { createRequire } from 'node:module'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const web = new URL('../../web/', import.meta.url)
const require = createRequire(new URL('package.json', web))
const { rolldown } = await import(pathToFileURL(require.resolve('rolldown')))
const { FluentBundle, FluentResource } = require('@fluent/bundle')

async function made(file) {
  const bundle = await rolldown({ input: file, logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
}

let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
const { game, edition, words, asked } = JSON.parse(given)
const of = (name) => fileURLToPath(new URL(`src/${name}`, web))
const { card, way } = await made(of(`games/${game}/card.ts`))
const brings = of(`games/${game}/payoff.ts`)
const payoff = existsSync(brings) ? (await made(brings)).payoff : null
const { cardsOf, standing } = await made(of('lib/cards.ts'))
const { FUNCTIONS } = await made(of('lib/french.ts'))

const found = new Map()
const laid = []
for (const lang of ['en', 'fr']) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: lang === 'fr' ? FUNCTIONS : {} })
  for (const file of words[lang]) bundle.addResource(new FluentResource(file), { allowOverrides: true })
  const say = (key, args) => {
    const errors = []
    const pattern = bundle.getMessage(key)?.value
    const text = pattern ? bundle.formatPattern(pattern, args ?? null, errors) : `{${key}}`
    return errors.length ? `{${key}: ${errors}}` : text
  }
  for (const { view, you, seats, moves, things } of asked) {
    const at = { view, you, edition, seats, say }
    if (lang === 'en') {
      const cards = cardsOf(moves, [], {}, (choice) => card(choice.move, at))
      const first = new Set(moves.map((move) => move.path[0])).size
      laid.push({ question: view.question, first, cards: cards.length, ways: cards.flat().length, stands: standing(cards) })
    }
    for (const move of moves) {
      const parts = payoff?.({ move, ...at }).map(({ tone, text, words }) => [tone, text, words].join(' ').trim())
      const one = { lang, question: view.question, path: move.path, ...card(move, at), payoff: parts }
      found.set(JSON.stringify([lang, view.question, one.title, one.note, parts]), one)
    }
    for (const thing of things) if (way) found.set(`${lang} ${thing}`, { lang, question: view.question, path: [thing], ...way(thing, at), payoff: ['way'] })
  }
}
process.stdout.write(JSON.stringify({ shown: [...found.values()], laid }))
