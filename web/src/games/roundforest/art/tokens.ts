/** Pieces: chips, objects, characters, coins, apples, compasses, pawns. They have a side and a shadow. 52 × 52 around their middle. */
import { rep, rounded, scallop } from '../../../art/geometry'
import { iconSymbols } from '../../../kit/icons'
import { CHARACTERS, CHIPS, classOf, HEAVY, MARKED, OBJECTS, type CharacterName, type ClassName, type ObjectName } from '../names'
import { ICONS, type TokenIcon } from './icons'

const sign = (name: TokenIcon | 'apple', size: number, colour: string, dy = 0) =>
  `<use href="#${name === 'apple' ? 'i' : 'k'}-${name}" x="${-size / 2}" y="${-size / 2 + dy}" width="${size}" height="${size}" color="${colour}"/>`
const symbol = (id: string, body: string) => `<symbol id="${id}" viewBox="-26 -26 52 52" overflow="visible">${body}</symbol>`

export const icons = (): string => iconSymbols(ICONS, 'k-')

// Chips: disc with a pouch, hexagon with a falling leaf, shield with a cowl
const SIX = rounded(Array.from({ length: 6 }, (_, i) => [21.5 * Math.sin((i * Math.PI) / 3 + Math.PI / 6), -21.5 * Math.cos((i * Math.PI) / 3 + Math.PI / 6)] as const), 5)
const CHIP_LOOKS = {
  blue: ['M0 -19A19 19 0 1 1 -.01 -19Z', 'pouch', 27, '#f1fbff'],
  yellow: [SIX, 'fall', 25, '#4a2f00'],
  red: ['M-17 -18Q0 -22 17 -18Q20 2 13 12Q7 19 0 22Q-7 19 -13 12Q-20 2 -17 -18Z', 'cowl', 26, '#ffe9e4'],
} as const
const chips = () =>
  CHIPS.map((name) => {
    const [d, icon, size, colour] = CHIP_LOOKS[name]
    const body = `<path d="${d}" fill="#0c1204" opacity=".35" transform="translate(1 6)"/><path d="${d}" fill="var(--chip-${name}2)" transform="translate(0 3.4)"/><path d="${d}" fill="var(--chip-${name})"/><path d="${d}" fill="url(#enamel)"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="1.8" transform="scale(.86)"/>`
    return symbol(`ch-${name}`, body + sign(icon, size, colour))
  }).join('')

// Objects: heavy ones are orange squares with a weight, light ones cream discs; a red mark where a mission can use them
const SQUARE = rounded([[-19, -19], [19, -19], [19, 19], [-19, 19]], 7)
const DISC = 'M0 -20A20 20 0 1 1 -.01 -20Z'
const base = (id: string, d: string, heavy: boolean) =>
  `<g id="${id}"><path d="${d}" fill="#0c1204" opacity=".35" transform="translate(1 6)"/><path d="${d}" fill="var(--${heavy ? 'heavy2' : 'light-t2'})" transform="translate(0 3.2)"/><path d="${d}" fill="var(--${heavy ? 'heavy' : 'light-t'})"/><path d="${d}" fill="url(#enamel)" opacity="${heavy ? 0.9 : 0.45}"/><path d="${d}" fill="none" stroke="${heavy ? '#fff1d8' : 'var(--light-t2)'}" stroke-opacity=".78" stroke-width="1.5" transform="scale(.87)"/></g>`
const marks =
  `<g id="mk" transform="translate(15 -15)"><circle r="7" fill="var(--chip-red)" stroke="#fff" stroke-width="1.4"/><path d="M-1.3 -4H1.3L.8 1.2H-.8ZM0 2.2A1.25 1.25 0 1 1 -.01 2.2Z" fill="#fff"/></g>` +
  `<g id="kg" transform="translate(-14.5 14)"><path d="M-5.6 -3.6H-2A3.2 3.2 0 1 1 2 -3.6H5.6L8 6.6H-8Z" fill="#2f1503" stroke="#fff1d8" stroke-width="1.5" stroke-linejoin="round"/></g>`
const COPPER = `<path d="M0 -12.5A12.5 12.5 0 1 1 -.01 -12.5ZM-3.6 -3.6V3.6H3.6V-3.6Z" fill-rule="evenodd" fill="var(--copper)" stroke="var(--copper2)" stroke-width="1.6"/><path d="M-8.6 -3A9 9 0 0 1 2 -9" fill="none" stroke="var(--copper-l)" stroke-width="1.8" stroke-linecap="round"/>`
const SILVER = `<path d="${scallop(12.8, 12, () => 0.5, 1)}" fill="var(--silver)" stroke="var(--silver2)" stroke-width="1.5"/><circle r="8.8" fill="none" stroke="var(--silver2)" stroke-opacity=".55"/><path d="M2.6 -6A6.4 6.4 0 1 0 2.6 6A5 5 0 1 1 2.6 -6Z" fill="var(--silver2)"/><path d="M-8 -5A9.6 9.6 0 0 1 -1 -9.8" stroke="#fff" stroke-width="1.7" fill="none" stroke-linecap="round"/>`
function object(name: ObjectName): string {
  if (name === 'coin_copper' || name === 'coin_silver') return symbol(`o-${name}`, `<use href="#obl"/><use href="#cn-${name.slice(5)}"/>`)
  const heavy = HEAVY.has(name)
  const face = sign(name as TokenIcon, heavy ? 27 : 26, `var(--${heavy ? 'heavy' : 'light'}-ink)`)
  return symbol(`o-${name}`, `<use href="#ob${heavy ? 'h' : 'l'}"/>${face}${MARKED.has(name) ? '<use href="#mk"/>' : ''}${heavy ? '<use href="#kg"/>' : ''}`)
}
const coin = (metal: string, body: string) =>
  `<g id="cn-${metal}">${body}</g><symbol id="${metal}" viewBox="-15 -15 30 30" overflow="visible"><path d="M0 -12.5A12.5 12.5 0 1 1 -.01 -12.5Z" fill="#0c1204" opacity=".4" transform="translate(0 2.2)"/><use href="#cn-${metal}"/></symbol>`
const objects = () => base('obh', SQUARE, true) + base('obl', DISC, false) + marks + coin('copper', COPPER) + coin('silver', SILVER) + OBJECTS.map(object).join('')

// Characters: the rim tells the class: leaves are friendly, thorns hostile, petals altruistic
function star(k: number, out: number, inn: number): string {
  const points = Array.from({ length: k * 2 }, (_, i) => {
    const t = (i * Math.PI) / k
    const q = i % 2 ? inn : out
    return `${i ? 'L' : 'M'}${(q * Math.sin(t)).toFixed(1)} ${(-q * Math.cos(t)).toFixed(1)}`
  })
  return `${points.join('')}Z`
}
const RIMS: Record<ClassName, string> = {
  friendly: `${rep(12, (i) => `<path transform="rotate(${i * 30})" d="M0 -17Q-6 -21 0 -26Q6 -21 0 -17Z"/>`)}<circle r="20"/>`,
  hostile: `<path d="${star(14, 25.5, 19.4)}"/>`,
  altruistic: `<path d="${scallop(24, 10, () => 0.5, 1)}"/>`,
}
const SPIRIT = `<g transform="scale(.92)"><g fill="#eaf7d6"><path d="M0 -15Q9 -12 12 -3Q13 7 0 16Q-13 7 -12 -3Q-9 -12 0 -15Z"/><path d="M-4 -13Q-12 -18 -15 -10Q-11 -8 -8 -9ZM4 -13Q12 -18 15 -10Q11 -8 8 -9ZM0 -14Q-3 -20 0 -23Q3 -20 0 -14Z"/></g><g fill="var(--altruistic2)"><path d="M-8.4 -2.4Q-5 -6 -1.8 -2Q-5 .4 -8.4 -2.4ZM8.4 -2.4Q5 -6 1.8 -2Q5 .4 8.4 -2.4ZM-4.6 7Q0 9.4 4.6 7Q0 11.6 -4.6 7Z"/></g><path d="M0 -12V4M0 -8Q-4 -9 -7 -8M0 -8Q4 -9 7 -8" stroke="var(--altruistic2)" stroke-opacity=".5" fill="none"/></g>`
const rim = (name: ClassName) =>
  `<g id="rm-${name}">${RIMS[name]}</g><g id="cb-${name}"><use href="#rm-${name}" fill="#0c1204" opacity=".38" transform="translate(1 5.6)"/><use href="#rm-${name}" fill="#120b04" transform="translate(0 3)"/><use href="#rm-${name}" fill="var(--${name}2)"/><circle r="18" fill="var(--${name})"/><circle r="18" fill="url(#enamel)"/><circle r="18" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="1.4"/></g>`
const character = (name: CharacterName) =>
  `<symbol id="c-${name}" viewBox="-27 -27 54 54" overflow="visible"><use href="#cb-${classOf(name)}"/>${name === 'forest_spirit' ? SPIRIT : sign(name, name === 'bandit' || name === 'witch' ? 28 : 26, '#fff7e4')}</symbol>`
const characters = () => rim('friendly') + rim('hostile') + rim('altruistic') + CHARACTERS.map(character).join('')

const small = () =>
  symbol('gapple', `${sign('apple', 46, 'var(--gapple2)', 1.6)}${sign('apple', 43, 'var(--gapple)', -0.5)}`) +
  symbol('gapple0', `<g opacity=".5">${sign('apple', 40, 'var(--ink-3)')}</g>`) +
  symbol('emerald', `<circle r="24" fill="url(#halo)"/>${sign('ring', 46, '#0b3b25', 2)}${sign('ring', 44, '#5fdca0')}`) +
  symbol('cmp', `<circle r="21" cy="3" fill="var(--moonlight-e)"/><circle r="21" fill="#2f8a94"/><circle r="21" fill="url(#enamel)"/><circle r="18.6" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.5"/><path d="M0 -15L4.4 0L0 15L-4.4 0Z" fill="#fff" transform="rotate(38)"/><path d="M0 -15L4.4 0H-4.4Z" fill="#c9333a" transform="rotate(38)"/><circle r="2" fill="#16323a"/><g stroke="#fff" stroke-width="1.8"><path d="M0 -18V-14M0 18V14M18 0H14M-18 0H-14"/></g>`) +
  symbol('cmp0', `<circle r="19" fill="none" stroke="var(--ink-3)" stroke-opacity=".6" stroke-width="2" stroke-dasharray="4 4"/><path d="M0 -12L3.6 0L0 12L-3.6 0Z" fill="var(--ink-3)" transform="rotate(38)" opacity=".5"/>`) +
  symbol('slot0', `<rect x="-19" y="-19" width="38" height="38" rx="9" fill="var(--paper-shade)" stroke="var(--paper-edge)" stroke-width="1.6" stroke-dasharray="4 4"/>`) +
  symbol('cardback', `<rect x="-17" y="-22" width="34" height="46" rx="5" fill="#120b04" opacity=".5" transform="translate(0 3)"/><rect x="-17" y="-23" width="34" height="46" rx="5" fill="var(--hollow2)" stroke="#e9dfb8" stroke-width="1.6"/><use href="#bush2" transform="translate(0 2) scale(.52)"/><path d="M-12 -17H12M-12 17H12" stroke="#e9dfb8" stroke-opacity=".7"/>`)

/** A pawn: the seat's shape, standing on a turned foot. */
const pawn = (k: number) =>
  `<symbol id="pawn${k}" viewBox="-30 -34 60 68" overflow="visible"><ellipse cx="2" cy="24" rx="17" ry="6" fill="#0a1204" opacity=".5"/><path d="M-13 19Q-13 25 0 25.6Q13 25 13 19Z" fill="var(--wd1)"/><ellipse cy="19" rx="13" ry="5" fill="var(--wd3)"/><path d="M-4 8H4L6 19Q0 21 -6 19Z" fill="var(--wd2)"/><path d="M-4 8H-1L-2 20Q-5 20 -6 19Z" fill="var(--wd4)"/><use href="#seat${k}" x="-24" y="-27" width="48" height="48" opacity=".35"/><use href="#seat${k}" x="-24" y="-29" width="48" height="48"/></symbol>`

/** ch-blue…, o-anvil…, c-smith…, copper, silver, gapple, cmp, emerald, slot0, pawn1… */
export const tokens = (): string => chips() + objects() + characters() + small() + [1, 2, 3, 4].map(pawn).join('')
