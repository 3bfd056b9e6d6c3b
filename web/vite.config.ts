import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

import { drawn } from './drawn.mjs'
import { pickIcons } from './icons.mjs'
import { worker } from './worker.mjs'

const SHELL = /node_modules\/(svelte|esm-env|@fluent)\/|src\/(lib\/(again|memory|self|settings|words|light|french|api|router)|generated\/french|art\/(geometry|parts|Icon|Token|Crest|scenes\/kit))\b/
const server = process.env.BROCELIANDE_SERVER ?? 'http://127.0.0.1:8000'

/** Beside every text file its packed twins, which the server hands out as they are. */
function packed(): Plugin {
  let folder = ''
  const walk = (at: string): string[] =>
    readdirSync(at).flatMap((name) => (statSync(join(at, name)).isDirectory() ? walk(join(at, name)) : [join(at, name)]))
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of walk(folder).filter((each) => /\.(js|css|svg|html|webmanifest)$/.test(each))) {
        const plain = readFileSync(file)
        if (plain.length < 600) continue
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}

/** The icons that the lists name, before anything asks for them. */
const icons = (): Plugin => ({ name: 'icons', buildStart: () => pickIcons() })

export default defineConfig({
  plugins: [icons(), svelte(), worker(), drawn(), packed()],
  build: {
    outDir: '../src/broceliande/server/static',
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0, // the site's policy lets nothing be inlined but pictures
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 300,
    // what every page needs is one file: each file more costs its headers, and packs worse
    rolldownOptions: { input: ['index.html', 'offline.html'], output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
})
