// Plays the events of recorded answers with the board's own events.ts and prints where it does not land on the server's view.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [, , web, file] = process.argv
const ts = createRequire(`${web}/package.json`)('typescript')
const source = readFileSync(`${web}/src/games/roundforest/events.ts`, 'utf8')
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'ESNext', target: 'ES2022' } })
const { takes, gives } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)

const SHOWN = [
  'turned', 'chip', 'object', 'token', 'gap', 'pawn', 'compass', 'pack', 'coins', 'apples', 'supply', 'orchard', 'ring',
  'fairy', 'held', 'black_n', 'black_count', 'aside', 'blue_n', 'blue_count', 'pile_n', 'card',
]
let checked = 0
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const { before, told, after, goal } = JSON.parse(line)
  const shown = told.reduce((view, each) => gives(takes(view, each), each, goal), before)
  for (const field of SHOWN) {
    checked += 1
    const [ours, theirs] = [JSON.stringify(shown[field]), JSON.stringify(after[field])]
    if (ours !== theirs) console.log(`${field} after ${told.map((each) => each.event).join(' ')}: ${ours} instead of ${theirs}`)
  }
}
console.log(`checked ${checked}`)
