// Writes icons.ts: the icons of Roundforest's tokens out of the game-icons set (CC BY 3.0). `node src/games/roundforest/art/pick-icons.mjs`
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = {
  anvil: 'anvil', barrel: 'barrel', stone: 'stone-block', saddle: 'saddle', chest: 'locked-chest', sword: 'broadsword',
  potion: 'round-potion', cross: 'crucifix', key: 'key', helmet: 'visored-helm', horseshoe: 'horseshoe', hat: 'robin-hood-hat',
  cheese: 'cheese-wedge', kettle: 'teapot', jug: 'jug', spoon: 'spoon', mortar: 'pestle-mortar', mushroom: 'mushroom',
  bottle: 'square-bottle', boots: 'boots', pouch: 'swap-bag', fall: 'falling-leaf', cowl: 'cowled', smith: 'blacksmith',
  innkeeper: 'beer-stein', sculptor: 'chisel', witch: 'witch-face', bandit: 'bandit', devil: 'devil-mask', prince: 'jewel-crown',
  unicorn: 'unicorn', pedlar: 'trade', goblin: 'goblin-head', beggar: 'bindle', ring: 'diamond-ring',
}
const file = new URL('../../../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.values(NAMES).filter((name) => !icons[name])
if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`)
const thin = (body) => body.replaceAll('"', "'").replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1))
const rows = Object.entries(NAMES).map(([ours, name]) => `  ${ours}: ${JSON.stringify(thin(icons[name].body))},`)
writeFileSync(
  new URL('./icons.ts', import.meta.url),
  `/* Made by pick-icons.mjs from game-icons (https://game-icons.net, CC BY 3.0). One colour each: currentColor. */\nexport const ICONS = {\n${rows.join('\n')}\n} as const\n\nexport type TokenIcon = keyof typeof ICONS\n`,
)
