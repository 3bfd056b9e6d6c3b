/**
 * Builds the page for those without a network, by itself, so that nothing of the other pages is cut differently for its sake; and the
 * service worker: one file, `sw.js`, beside the pages, which knows what that page is made of.
 * vite-plugin-pwa would do it as well, with 317 packages more to fetch for everybody who builds the pages (398 instead of 81).
 */
import { createHash } from 'node:crypto'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'

/** Every file that a chunk needs before it can run. */
function needed(bundle, name, all = new Set()) {
  const chunk = bundle[name]
  if (!chunk || all.has(name)) return all
  all.add(name)
  for (const css of chunk.viteMetadata?.importedCss ?? []) all.add(css)
  for (const asset of chunk.viteMetadata?.importedAssets ?? []) all.add(asset)
  for (const other of chunk.imports ?? []) needed(bundle, other, all)
  return all
}

/** What the offline page needs: its document, its scripts and sheets, the fonts and pictures they name. */
function keptOf(bundle) {
  const entry = Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith('/offline.html'))
  if (!entry) throw new Error('offline.html is not built')
  const all = needed(bundle, entry.fileName)
  for (const name of [...all].filter((each) => each.endsWith('.css'))) {
    for (const asset of Object.keys(bundle)) if (String(bundle[name].source).includes(asset)) all.add(asset)
  }
  const files = [...all].filter((name) => !name.endsWith('.woff')) // browsers with workers read woff2
  return ['/offline.html', ...files.sort().map((name) => `/${name}`)]
}

/** Names hold the hash of their content, pages are read: another version has another one of these. */
function versionOf(bundle) {
  const hash = createHash('sha256')
  for (const name of Object.keys(bundle).sort()) hash.update(name.endsWith('.html') ? String(bundle[name].source) : name)
  return hash.digest('hex').slice(0, 12)
}

/** The offline page and its files; what they are. */
async function offline(outDir) {
  let made = {}
  const look = { name: 'look', writeBundle: (_, bundle) => void (made = bundle) }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [svelte(), look],
    build: { outDir, emptyOutDir: false, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false }, rolldownOptions: { input: 'offline.html' } },
  })
  return made
}

/** @returns {import('vite').Plugin} */
export const worker = () => ({
  name: 'worker',
  apply: 'build',
  async writeBundle(options, bundle) {
    const page = await offline(options.dir)
    const define = { __KEPT__: JSON.stringify(keptOf(page)), __VERSION__: JSON.stringify(versionOf({ ...bundle, ...page })) }
    const lib = { entry: 'src/worker/sw.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' }
    await build({ configFile: false, logLevel: 'error', publicDir: false, define, build: { outDir: options.dir, emptyOutDir: false, target: 'es2022', lib } })
  },
})
