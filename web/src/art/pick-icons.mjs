// Writes icons.ts: the few icons we use out of the game-icons set (CC BY 3.0, credited on its page). `node src/art/pick-icons.mjs`
import { readFileSync, writeFileSync } from 'node:fs'

const NAMES = {
  clover: 'shamrock', feather: 'feather', crystal: 'floating-crystal', amber: 'amber-mosquito', statuette: 'venus-of-willendorf',
  leaf: 'linden-leaf', foot: 'footprint', frog: 'frog', squirrel: 'squirrel', hare: 'rabbit', raven: 'raven', stag: 'stag-head',
  rule: 'rule-book', quill: 'quill-ink', sleep: 'night-sleep', steps: 'footsteps', person: 'person', spirit: 'menhir', hour: 'hourglass',
  sun: 'sun', moon: 'moon', help: 'help', swap: 'cycle', owl: 'owl', fox: 'fox-head', bear: 'bear-head', broom: 'witch-flight',
  robot: 'robot-golem', friends: 'three-friends', back: 'return-arrow', chat: 'conversation', gear: 'cog', table: 'table', fairy: 'fairy',
  apple: 'shiny-apple', hands: 'shaking-hands', cache: 'wooden-crate',
  sound: 'speaker', mute: 'speaker-off', chain: 'linked-rings', teach: 'graduate-cap', search: 'magnifying-glass',
  shield: 'checked-shield', play: 'play-button', pause: 'pause-button', point: 'pointing',
}
const file = new URL('../../node_modules/@iconify-json/game-icons/icons.json', import.meta.url)
const { icons } = JSON.parse(readFileSync(file, 'utf8'))
const missing = Object.values(NAMES).filter((name) => !icons[name])
if (missing.length) throw new Error(`game-icons has no ${missing.join(', ')}`)
// one decimal is plenty on a 512 grid drawn at 20 px
const thin = (body) => body.replaceAll('"', "'").replace(/\d+\.\d{2,}/g, (n) => (+n).toFixed(1))
const rows = Object.entries(NAMES).map(([ours, name]) => `  ${ours}: ${JSON.stringify(thin(icons[name].body))},`)
writeFileSync(
  new URL('./icons.ts', import.meta.url),
  `/* Made by pick-icons.mjs from game-icons (https://game-icons.net, CC BY 3.0). One colour each: currentColor. */\nexport const ICONS = {\n${rows.join('\n')}\n} as const\n\nexport type IconName = keyof typeof ICONS\n`,
)
