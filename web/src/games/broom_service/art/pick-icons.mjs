// Writes icons.ts: the icons that only Broom Service uses, out of the game-icons set (CC BY 3.0). `node src/games/broom_service/art/pick-icons.mjs`
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = {
  torch: 'torch', snail: 'snail', carrot: 'carrot', grapes: 'grapes', leaves: 'three-leaves', curse: 'cursed-star', hat: 'pointy-hat', cards: 'poker-hand',
  cauldron: 'cauldron', empty: 'broken-pottery', heart: 'hearts', coin: 'two-coins', scales: 'scales',
}
const file = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.values(NAMES).filter((name) => !icons[name])
if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`)
const thin = (body) => body.replaceAll('"', "'").replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1))
const rows = Object.entries(NAMES).map(([ours, name]) => `  ${ours}: ${JSON.stringify(thin(icons[name].body))},`)
writeFileSync(
  new URL('./icons.ts', import.meta.url),
  `/* Made by pick-icons.mjs from game-icons (https://game-icons.net, CC BY 3.0). One colour each: currentColor. */\nexport const ICONS = {\n${rows.join('\n')}\n} as const\n\nexport type SignName = keyof typeof ICONS | 'smoke'\n`,
)
