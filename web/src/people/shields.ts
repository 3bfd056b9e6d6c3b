/** Crests of people: a leaf-shaped shield with a beast or a tree. A seat's shape and colour stay the seat's; these stand beside names. */
import { ICONS } from '../generated/icons-people'

/** What one may choose, in the order in which it is offered. */
export const CRESTS = ['heron', 'hedgehog', 'badger', 'bee', 'dragonfly', 'boar', 'ladybug', 'wolf', 'cat', 'bat', 'oak', 'acorn'] as const
export type Beast = (typeof CRESTS)[number] | 'hare' | 'squirrel'

/** Field and beast. The last two are nobody's crest: two devices know each other by them. */
const PAINTS: Record<Beast, [string, string]> = {
  heron: ['#2f6f7d', '#eafaf6'],
  hedgehog: ['#8a5a2b', '#fff2dc'],
  badger: ['#4b4a55', '#f4f1ea'],
  bee: ['#d9a21c', '#2b1c00'],
  dragonfly: ['#35736a', '#eafff4'],
  boar: ['#7d3a2b', '#ffe9dc'],
  ladybug: ['#b23a3a', '#fff0ea'],
  wolf: ['#4d5f86', '#eef3ff'],
  cat: ['#5d4d97', '#f5f0ff'],
  bat: ['#3a3350', '#e9e2ff'],
  oak: ['#44652a', '#f3f8df'],
  acorn: ['#a97a2c', '#fff6dc'],
  hare: ['#8d4a6b', '#fff0f6'],
  squirrel: ['#b5651d', '#fff3e2'],
}
const OUTLINE = 'M0 -25C10 -21 17 -21 22 -20C24 -2 20 15 0 26C-20 15 -24 -2 -22 -20C-17 -21 -10 -21 0 -25Z'

export const isBeast = (name: string): name is Beast => name in PAINTS

/** A shield as the inside of a drawing of 56 × 56 around its middle. */
export function shield(beast: Beast): string {
  const [field, ink] = PAINTS[beast]
  return (
    `<path d="${OUTLINE}" fill="#1a1206" opacity=".5" transform="translate(0 2.4)"/><path d="${OUTLINE}" fill="${field}"/>` +
    '<path d="M0 -25C10 -21 17 -21 22 -20C24 -2 20 15 0 26Z" fill="#000" opacity=".12"/>' +
    `<path d="${OUTLINE}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.8" transform="scale(.9)"/>` +
    `<svg x="-15" y="-16" width="30" height="30" viewBox="0 0 512 512" color="${ink}">${ICONS[beast]}</svg>`
  )
}
