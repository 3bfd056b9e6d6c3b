/** The card of a choice: the tile, the object, the character or the deed, and what one does there. */
import { nameIn, numberOf, type Say } from '../../kit/reading'
import type { CardOf, CardWords, CostProps, MoveOut } from '../../lib/board'
import { groundOf, missionsOf } from './edition'
import { characterName, CHIPS, objectName, PRINCE, ROWS } from './names'
import { doable, exchange, handOf, payoff, price, room, saddled, unsaddled, type Hand } from './payoff'
import { ASK, debtsOf, isStill, packOf, type View } from './reading'
import { gapName, objectWords, tileName } from './words'

type At = Omit<CostProps<View>, 'move'> & Hand
const LAST = { rank: 9 } // what leaves all as it is stands behind what can be done
const NOTE = 34 // letters

const named = (say: Say, kind: number): string => say('card-object', { object: objectName(kind) })
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** A tile by its name and by what lies there: never by its letter alone. */
function place({ view, box, say }: At, cell: number): string {
  const [character = -1, object = -1, chip = -1] = [view.token[cell], view.object[cell], view.chip[cell]]
  const lies = groundOf(box, view.layout, cell) === 'W' ? say('lies-well')
    : character >= 0 ? small(say('card-character', { character: characterName(character) }))
      : object >= 0 ? small(named(say, object))
        : chip >= 0 ? say('lies-chip', { chip: CHIPS[chip] ?? 'blue' }) : say('card-bare')
  return say('board-tile-title', { tile: tileName(say, cell), lies })
}

/** What a character wants of the seat, or does for it. */
function meeting(at: At, n: number): string {
  const { view, box, seat, say } = at
  if (n >= PRINCE) return say('card-ability', { character: characterName(n), apples: box.goal.apples })
  const reward = missionsOf(box, n)[doable(at, n)]?.reward
  const brings = reward === undefined ? 'short' : reward === 'apple' || reward === 'none' ? reward : 'object'
  return say('card-mission', { whose: view.card[n] === seat ? 'own' : 'other', brings: brings === 'none' ? 'nothing' : brings })
}

/** What one does on a tile; what lacks, and what remains. */
function doing(at: At, cell: number): string {
  const { view, box, seat, say } = at
  const [character = -1, object = -1, chip = -1] = [view.token[cell], view.object[cell], view.chip[cell]]
  const full = packOf(view, seat).length >= box.backpack.places
  if (groundOf(box, view.layout, cell) === 'W') return say('card-well', { exchange: exchange(at) })
  if (character >= 0) return meeting(at, character)
  if (object >= 0) return say('card-lies', { room: room(at, object) })
  if (chip < 0) return say('board-does-nothing')
  const spent = chip === 2 ? !view.pile_n : !view.blue_n
  return say('card-chip', { chip: CHIPS[chip] ?? 'blue', stock: spent ? 'empty' : chip === 0 && full ? 'full' : 'enough' })
}

function going(at: At, cell: number, compass: boolean): CardWords {
  const last = compass && (at.view.compass[at.seat] ?? 0) < 2
  return { title: place(at, cell), note: last ? at.say('card-last-compass') : doing(at, cell) }
}

function pausing({ view, box, seat, say }: At): CardWords {
  const cell = view.pawn[seat] ?? -1
  if (cell < 0) return { title: say('card-wait'), note: say('card-wait-note'), ...LAST }
  return { title: say('card-pause', { tile: tileName(say, cell) }), note: say('card-pause-note', { still: isStill(box, view, cell) ? 'yes' : 'no' }), ...LAST }
}

/** A tile to ride to, or to lay something on. */
function choosing(at: At, cell: number): CardWords {
  const { view, say } = at
  if (view.question === ASK.yellowTarget) return { title: place(at, cell), note: say('card-lay', { object: objectName(view.held[0] ?? -1) }) }
  if (view.question === ASK.spiritPlace) return { title: place(at, cell), note: say('card-spirit') }
  return { title: place(at, cell), note: saddled(at) ? doing({ ...at, ...unsaddled(at) }, cell) : say('card-no-saddle') }
}

function bartering(at: At, which: number): CardWords {
  const { view, say } = at
  const { coins, metal } = price(at, which)
  return { title: named(say, view.fairy[which] ?? -1), note: say('card-barter', { row: ROWS[Math.floor(which / 3)] ?? 'bottom', metal, coins }) }
}

/** The objects of a set by their names, if there is room for them. */
function listed(at: At, kinds: readonly number[]): string {
  const names = kinds.map((kind, i) => (i ? small(named(at.say, kind)) : named(at.say, kind)))
  const all = new Intl.ListFormat(at.say('card-lang'), { type: 'conjunction' }).format(names)
  return all.length <= NOTE ? all : at.say('card-these')
}
function giving(at: At, kinds: readonly number[]): CardWords {
  const title = at.say('card-give', { deed: at.view.question === ASK.pedlar ? 'sell' : 'well', count: kinds.length })
  return { title, note: listed(at, kinds) }
}
const swapping = ({ say }: At, own: number, other: number): CardWords => ({ title: named(say, other), note: say('card-swap', { object: objectName(own) }) })

function filling({ view, say }: At, gap: number): CardWords {
  const lying = view.gap[gap] ?? -1
  const between = gapName(say, gap)
  return lying >= 0 ? { title: objectWords(say, lying), note: say('card-gap-clear', { gap: between }) } : { title: say('card-gap'), note: say('card-gap-fill', { gap: between }) }
}

const keeping = ({ view, box, seat, say }: At): string => say('card-keep-note', { place: packOf(view, seat).length + 1, places: box.backpack.places })

function missions(at: At, word: string): CardWords {
  const { view, box, say } = at
  const mission = missionsOf(box, view.met)[['top', 'bottom'].indexOf(word)]
  const brings = mission?.reward === 'apple' ? 'apple' : mission?.reward === 'none' ? 'nothing' : 'object'
  const shows = mission?.show.length ? 'yes' : 'no'
  if (mission) return { title: say(`thing-answer-${word}`), note: say('card-mission-note', { brings, shows }) }
  if (word === 'apple') return { title: say('card-sacrifice'), note: say('card-sacrifice-note', { fresh: view.fresh ? 'yes' : 'no' }) }
  return { title: say('board-take-debt'), note: say('card-debt-note', { debts: debtsOf(view, at.seat).length + 1 }), ...LAST }
}

/** Answers that are words, by question. */
function answering(at: At, word: string): CardWords {
  const { view, seat, say } = at
  const plain = (title: string, note: string, more: Partial<CardWords> = {}): CardWords => ({ title: say(title), note: say(note), ...more })
  switch (view.question) {
    case ASK.move: return pausing(at)
    case ASK.object:
      return word === 'keep' ? { title: say('card-keep'), note: room(at, view.held[0] ?? -1) === 'coin' ? say('card-lies', { room: 'coin' }) : keeping(at) } : plain('card-leave', 'card-leave-note', LAST)
    case ASK.coinToken: return word === 'convert' ? { title: say('card-coin', { metal: view.held[0] === 10 ? 'silver' : 'copper' }), note: say('card-coin-note') } : { title: say('card-keep-token'), note: keeping(at), rank: 1 }
    case ASK.mission: return missions(at, word)
    case ASK.ability: return word === 'use' ? { title: say('card-character', { character: characterName(view.met) }), note: meeting(at, view.met) } : plain('card-leave-card', 'card-leave-note', LAST)
    case ASK.saddle: return word === 'use' ? { title: say('card-saddle'), note: doing({ ...at, ...unsaddled(at) }, view.pawn[seat] ?? -1) } : plain('card-saddle-keep', 'card-saddle-keep-note', LAST)
    case ASK.pedlar: return plain('card-apple', 'card-apple-note')
    case ASK.well: return word === 'nothing' ? plain('card-nothing', 'card-nothing-note', LAST) : { title: say(word === 'apple' ? 'card-apple' : 'card-silver'), note: say('card-well', { exchange: word }) }
    default: return word === 'open' ? plain('card-chest', 'card-chest-note') : plain(view.question === ASK.startWindow ? 'card-go' : 'card-end', 'card-done-note', LAST)
  }
}

export function cardOf(move: MoveOut, at: At): CardWords | null {
  const [first = '', last = ''] = [move.path[0], move.path.at(-1)]
  const number = numberOf(last)
  const carried = move.path.filter((thing) => thing.startsWith('carried:')).map(numberOf)
  if (carried.length) return last.startsWith('bag:') ? swapping(at, carried[0] ?? -1, number) : giving(at, carried)
  if (last.startsWith('answer:')) return answering(at, nameIn(last))
  if (last.startsWith('tile:')) return at.view.question === ASK.move ? going(at, number, first.startsWith('compass:')) : choosing(at, number)
  if (last.startsWith('fairy:')) return bartering(at, number)
  if (last.startsWith('held:')) return { title: named(at.say, number), note: room(at, number) === 'coin' ? at.say('card-lies', { room: 'coin' }) : keeping(at) }
  if (last.startsWith('character:')) return { title: at.say('card-character', { character: characterName(number) }), note: meeting(at, number) }
  return last.startsWith('gap:') ? filling(at, number) : null
}

/** A compass or an own object that several moves lead through. */
export function way(thing: string, at: Omit<CostProps<View>, 'move'>): CardWords | null {
  const { view, seat } = handOf(at)
  if (thing.startsWith('compass:')) return { title: at.say('card-compass'), note: at.say('card-compass-note', { left: view.compass[seat] ?? 0 }), rank: 1 }
  return thing.startsWith('carried:') ? { title: named(at.say, numberOf(thing)), note: at.say('card-way-swap') } : null
}

/** What is free stands before what costs something. */
export const card: CardOf<View> = (move, at) => {
  const written = cardOf(move, { ...at, ...handOf(at) })
  return written && { rank: Number(payoff(move, handOf(at)).some(({ tone }) => tone === 'cost')), ...written }
}
