// Icons out of the game-icons set (CC BY 3.0, credited on its page). The lists say which ones, under the names we give
// them; their paths are taken from the package and written into src/generated, and stay out of the repository.
//
//   src/art/icons.json            icons of the shell, in the page from the first moment  ->  src/generated/icons.ts
//   src/people/icons.json         beasts of people's crests, and icons of their pages    ->  src/generated/icons-people.ts
//   src/games/<game>/icons.json   icons of one board, if it has any                      ->  src/generated/icons-<game>.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const HERE = dirname(fileURLToPath(import.meta.url))
const SET = join(HERE, 'node_modules/@iconify-json/game-icons/icons.json')
const HEAD = '/* Written by icons.mjs from game-icons (https://game-icons.net, CC BY 3.0); do not edit. One colour each: currentColor. */\n'

/** One decimal is plenty on a 512 grid that is drawn at 20 px. */
const thin = (body) => body.replaceAll('"', "'").replace(/\d+\.\d{2,}/g, (number) => (+number).toFixed(1))

function written(list, icons) {
  const names = JSON.parse(readFileSync(list, 'utf8'))
  const missing = Object.values(names).filter((name) => !icons[name])
  if (missing.length) throw new Error(`${list}: game-icons has no ${missing.join(', ')}`)
  const rows = Object.entries(names).map(([ours, name]) => `  ${JSON.stringify(ours)}: ${JSON.stringify(thin(icons[name].body))},\n`)
  return `${HEAD}export const ICONS = {\n${rows.join('')}} as const\n\nexport type IconName = keyof typeof ICONS\n`
}

/** Write the icons of the shell and of every board; what has not changed is left alone. */
export function pickIcons() {
  const { icons } = JSON.parse(readFileSync(SET, 'utf8'))
  const games = join(HERE, 'src/games')
  const lists = [['icons', join(HERE, 'src/art/icons.json')], ['icons-people', join(HERE, 'src/people/icons.json')]]
  for (const game of readdirSync(games)) lists.push([`icons-${game}`, join(games, game, 'icons.json')])
  mkdirSync(join(HERE, 'src/generated'), { recursive: true })
  for (const [name, list] of lists.filter(([, list]) => existsSync(list))) {
    const file = join(HERE, 'src/generated', `${name}.ts`)
    const text = written(list, icons)
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) pickIcons()
