// Seeks in lists as the pages do: a module made of web/src/lib/seek.ts, cases from stdin.
import { pathToFileURL } from 'node:url'

const { seek } = await import(pathToFileURL(process.argv[2]))
let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
console.log(JSON.stringify(JSON.parse(given).map(([list, sought]) => seek(list, sought, (each) => each))))
