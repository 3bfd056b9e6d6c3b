// Writes icons.ts: the icons of Bloody Grove out of the game-icons set (CC BY 3.0, credited on its page). `node src/games/bloody_grove/art/pick-icons.mjs`
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = {
  bear: 'bear-face', owl: 'owl', fox: 'fox-head', mask: 'domino-mask', rune: 'rune-stone', crown: 'crown', paw: 'flat-paw-print',
  under: 'card-draw', skull: 'broken-skull', hood: 'hood', oak: 'oak', spiral: 'divided-spiral', stag: 'deer-head',
}
const file = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
// one decimal is plenty on a 512 grid drawn at 20 px
const thin = (body) => body.replaceAll('"', "'").replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1))
const rows = Object.entries(NAMES).map(([ours, name]) => `  ${ours}: ${JSON.stringify(thin(icons[name].body))},`)
writeFileSync(
  new URL('./icons.ts', import.meta.url),
  `/* Made by pick-icons.mjs from game-icons (https://game-icons.net, CC BY 3.0). One colour each: currentColor. */\nexport const ICONS = {\n${rows.join('\n')}\n} as const\n`,
)
