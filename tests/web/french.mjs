// Says names after « de » and « que » as the pages do: a module made of web/src/lib/french.ts, cases from stdin.
import { pathToFileURL } from 'node:url'

const { FUNCTIONS } = await import(pathToFileURL(process.argv[2]))
let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
console.log(JSON.stringify(JSON.parse(given).map(([word, name]) => FUNCTIONS[word]([name], {}))))
