// Writes icons.ts: the icons of this board out of the game-icons set (CC BY 3.0, credited on its page). `node src/games/bethel_woods/art/pick-icons.mjs`
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = {
  tm: 'spanner', ts: 'i-beam', td: 'processor', te: 'electric', spy: 'spy', cw: 'clockwise-rotation', acw: 'anticlockwise-rotation', hazard: 'hazard-sign',
  limit6: 'card-discard', redirect: 'divert', build: 'gear-hammer', unmask: 'domino-mask', ability: 'enlightenment', extra: 'cogsplosion',
}
const file = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.values(NAMES).filter((name) => !icons[name])
if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`)
// one decimal is plenty on a 512 grid drawn at 20 px
const thin = (body) => body.replaceAll('"', "'").replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1))
const rows = Object.entries(NAMES).map(([ours, name]) => `  ${ours}: ${JSON.stringify(thin(icons[name].body))},`)
writeFileSync(
  new URL('./icons.ts', import.meta.url),
  `/* Made by pick-icons.mjs from game-icons (https://game-icons.net, CC BY 3.0). One colour each: currentColor. */\nexport const ICONS = {\n${rows.join('\n')}\n} as const\n`,
)
