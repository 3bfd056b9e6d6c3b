// Asks with patience: a module made of web/src/lib/again.ts, and answers from stdin, each a list of [status, retry-after] or null for a cut
// line. Says for each how often it was asked, how long it waited in between, and what came of it. Nothing waits in truth.
import { pathToFileURL } from 'node:url'

const { patiently } = await import(pathToFileURL(process.argv[2]))
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true })
Math.random = () => 0

async function asked(answers) {
  const waits = []
  globalThis.setTimeout = (done, time) => void (waits.push(time), queueMicrotask(done))
  let times = 0
  const once = async () => {
    const answer = answers[times++]
    if (!answer) throw new TypeError('cut')
    const [status, after] = answer
    return new Response('', { status, headers: after === undefined ? {} : { 'retry-after': String(after) } })
  }
  const came = await patiently(once).then((answer) => answer.status, () => 'cut')
  return [times, waits, came]
}

let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
const told = []
for (const answers of JSON.parse(given)) told.push(await asked(answers))
navigator.onLine = false
told.push(await asked([null, [200]]))
console.log(JSON.stringify(told))
