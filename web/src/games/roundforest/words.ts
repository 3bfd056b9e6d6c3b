/** Names and sentences of the game's own words, put together as sayings.py does it. */
import { nameOf, type Say } from '../../kit/reading'
import type { SeatLook } from '../../lib/board'
import { groundOf, missionsOf, type Edition, type Mission } from './edition'
import { CHIPS, COLUMNS, METALS, OBJECTS, PRINCE, SIDE, SPIRIT, characterName, objectName } from './names'
import { cellOfCharacter, FACE_UP, IN_HAND, type View } from './reading'

export const tileName = (say: Say, cell: number): string => say('tile-name', { column: COLUMNS[cell % SIDE] ?? '', row: Math.floor(cell / SIDE) + 1 })
export function gapName(say: Say, gap: number): string {
  const cell = Math.floor(gap / (SIDE - 1)) * SIDE + (gap % (SIDE - 1))
  return say('gap-name', { tile: tileName(say, cell), other: tileName(say, cell + SIDE + 1) })
}
export const objectWords = (say: Say, kind: number): string => say('object-name', { object: kind < 0 ? 'none' : objectName(kind) })
export const characterWords = (say: Say, n: number): string => say('character-name', { character: n < 0 ? 'none' : characterName(n) })

export function lies(say: Say, edition: Edition, view: View, cell: number): string {
  if (groundOf(edition, view.layout, cell) === 'W') return say('lies-well')
  const [character = -1, object = -1, chip = -1] = [view.token[cell], view.object[cell], view.chip[cell]]
  if (character >= 0) return say('lies-character', { character: characterName(character) })
  if (object >= 0) return say('lies-object', { object: objectName(object) })
  return chip >= 0 ? say('lies-chip', { chip: CHIPS[chip] ?? 'blue' }) : say('lies-nothing')
}

function listed(say: Say, items: readonly string[]): string {
  const [one = say('list-none'), ...rest] = items
  if (!rest.length) return one
  return rest.length === 1 ? say('list-two', { one, two: rest[0] ?? '' }) : say('list-more', { one, rest: listed(say, rest) })
}
const isKind = (id: string): boolean => (OBJECTS as readonly string[]).includes(id)
function wish(say: Say, { give, show, reward }: Mission): string {
  const objects = give.filter(isKind).map((object) => say('an-object', { object }))
  const coins = METALS.flatMap((metal) => {
    const count = give.filter((id) => id === metal).length
    return count ? [say('n-coins', { coins: count, metal })] : []
  })
  const told = {
    given: listed(say, [...objects, ...coins]),
    reward: reward === 'none' ? say('reward-none') : reward === 'apple' ? say('reward-apple') : say('an-object', { object: reward }),
  }
  if (!show.length) return say('wish', told)
  return say('wish-shown', { ...told, shown: listed(say, show.map((object) => say('an-object', { object }))) })
}
/** What a mission takes and what it brings. */
export const wishOf = (say: Say, edition: Edition, n: number, mission: number): string => {
  const found = missionsOf(edition, n)[mission]
  return found ? wish(say, found) : ''
}
/** What a character wants, or what it does. */
export function characterText(say: Say, edition: Edition, n: number): string {
  if (n < PRINCE) return say('missions', { top: wishOf(say, edition, n, 0), bottom: wishOf(say, edition, n, 1) })
  if (n === SPIRIT) return say('ability-forest-spirit', { apples: edition.goal.apples })
  return say(`ability-${characterName(n)}`)
}
/** Where a character's card and token are. */
export function where(say: Say, view: View, seats: readonly SeatLook[], n: number): string {
  const keeper = view.card[n] ?? -1
  if (keeper < 0) return say('where-pile')
  if (keeper === IN_HAND) return say('where-drawn')
  const tile = tileName(say, cellOfCharacter(view, n))
  return keeper === FACE_UP ? say('where-open', { tile }) : say('where-debt', { tile, player: nameOf(seats, keeper) })
}
/** Exits of a tile in words: "north (1 and 2), east (1)". */
export function exits(say: Say, pairs: readonly (readonly [number, number])[], lang: string): string {
  const told = pairs.flatMap(([inner, outer], d) => (inner || outer ? [say('board-exit', { way: ['n', 'e', 's', 'w'][d] ?? 'n', far: inner && outer ? 'both' : outer ? 'two' : 'one' })] : []))
  return told.length ? new Intl.ListFormat(lang, { type: 'conjunction' }).format(told) : say('board-exit-none')
}
