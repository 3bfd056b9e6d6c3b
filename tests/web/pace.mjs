// Says times as the pages do: a module made of web/src/lib/pace.ts, the words of the shell, cases from stdin.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [, , module, web] = process.argv
const pace = await import(pathToFileURL(module))
const { FluentBundle, FluentResource } = await import(pathToFileURL(`${web}/node_modules/@fluent/bundle/esm/index.js`))

function speaking(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { DE: () => '', QUE: () => '' } })
  for (const part of ['words', 'people']) bundle.addResource(new FluentResource(readFileSync(`${web}/src/${part}/${lang}.ftl`, 'utf8')))
  return (key, args) => bundle.formatPattern(bundle.getMessage(key).value, args)
}

const says = { fr: speaking('fr'), en: speaking('en') }
let given = ''
for await (const part of process.stdin.setEncoding('utf8')) given += part
console.log(JSON.stringify(JSON.parse(given).map(([lang, how, ...rest]) => pace[how](...rest, says[lang]))))
