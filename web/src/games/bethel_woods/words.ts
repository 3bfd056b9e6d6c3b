/** What each thing is called, and what its sheet says. The rules' own words wherever they have them. */
import { kindOf, nameOf, numberOf, type Say } from '../../kit/reading'
import type { BoardProps } from '../../lib/board'
import type { Told } from '../../lib/hints.svelte'
import { CHARACTERS } from './art/portraits'
import { DIRECTIONS, sectionTypes, spyTypes, tileNumbers, TILES, TYPE_NAMES, WORKERS, type Edition } from './edition'
import { buildCost, detour, eachKind, isCritical, onlyWords, split, unmaskCost, valueOf, type View } from './reading'

export interface Speech { view: View; edition: Edition; props: BoardProps<View> }
type Args = Record<string, string | number>

export const typeName = (kind: number): string => TYPE_NAMES[kind % 4] ?? 'mechanical'
const token = (kind: number): Args => ({ value: valueOf(kind), type: typeName(kind) })
const pair = (types: readonly number[]): Args => ({ type: typeName(types[0] ?? 0), other: typeName(types[1] ?? 0) })

export const tileName = (face: number, say: Say): string => say('tile-name', { tile: TILES[face] ?? 'limit6' })
export function tileText(machine: number, view: View, edition: Edition, say: Say): string {
  const face = view.face[machine] ?? -1
  return face < 0 ? say('tile-hidden') : say(`tile-${(TILES[face] ?? 'limit6').replace('_', '-')}-text`, { ...tileNumbers(edition), direction: detour(view, edition) })
}
export const abilityText = (who: number, edition: Edition, say: Say): string =>
  say(`character-${CHARACTERS[who] ?? 'nova'}-text`, tileNumbers(edition))

/** The thing as the rules say it (things.py, describe). */
export function described(thing: string, { view, edition, props }: Speech): string {
  const { say, seats } = props
  const at = numberOf(thing)
  switch (kindOf(thing)) {
    case 'machine': {
      const workers = (view.workers[at] ?? []).reduce((a, b) => a + b, 0)
      return say('thing-machine', { machine: at + 1, critical: isCritical(view, at) ? 1 : 0, lying: view.lying[at] ?? 0, workers })
    }
    case 'section': {
      const inside = view.orphanage[at] ?? -1
      return say('thing-section', { section: at + 1, worker: WORKERS[inside] ?? 'none', ...pair(sectionTypes(edition, at)) })
    }
    case 'orphanage':
      return say('thing-orphanage', { built: view.built })
    case 'direction':
      return say('thing-direction', { direction: DIRECTIONS[at] ?? 'clockwise' })
    case 'worker':
      return say('thing-worker', { worker: WORKERS[at] ?? 'other', hand: view.hand[at] ?? 0 })
    case 'malfunction': {
      const [machine, kind] = split(at)
      return say('thing-malfunction', { malfunction: say('malfunction-name', token(kind)), count: view.malfunctions[machine]?.[kind] ?? 0, machine: machine + 1 })
    }
    case 'knowledge': {
      const [seat, kind] = split(at)
      return say('thing-knowledge', { player: nameOf(seats, seat), knowledge: say('knowledge-name', token(kind)), count: view.knowledge[seat]?.[kind] ?? 0 })
    }
    case 'spy':
      return say('thing-spy', { machine: at + 1, there: view.spy[at] ?? 0, ...pair(spyTypes(edition, at)) })
    case 'tile':
      return say('thing-tile', { machine: at + 1, up: isCritical(view, at) ? 1 : 0, text: tileText(at, view, edition, say) })
    case 'character':
      return say('thing-character', { character: CHARACTERS[at] ?? 'nova', text: abilityText(at, edition, say) })
    case 'seat':
      return say('thing-seat', { player: nameOf(seats, at), character: CHARACTERS[view.character[at] ?? 0] ?? 'nova', held: view.held[at] ?? 0 })
    default:
      return thing
  }
}

/** The name that a known tile bears. */
function titleOf(thing: string, { view, props: { say } }: Speech): string {
  const face = kindOf(thing) === 'tile' ? (view.face[numberOf(thing)] ?? -1) : -1
  return face < 0 ? '' : tileName(face, say)
}

/** What the next tile of the Dream Machine costs, which is written on it. */
function priceOf(thing: string, { view, edition, props: { say } }: Speech): string {
  return kindOf(thing) === 'orphanage' && view.built < 6 ? say('board-build', { cost: buildCost(view, edition) }) : ''
}

/** Its accessible name: what choosing it does where that is certain, and what stands there. */
export function named(thing: string, speech: Speech): string {
  const { moves, chosen, lit, say } = speech.props
  const plain = [titleOf(thing, speech), described(thing, speech), priceOf(thing, speech)].filter(Boolean).join('. ')
  const words = lit.has(thing) ? onlyWords(moves, chosen, thing) : undefined
  if (kindOf(thing) === 'machine') return [words ? say('board-choose', { thing: words }) : plain, who(numberOf(thing), speech)].filter(Boolean).join('. ')
  return words ? say('board-choose', { thing: words }) : lit.has(thing) ? say('board-choose', { thing: plain }) : plain
}

/** Who stands at a machine, and what lies there. */
export function who(machine: number, { view, props: { say, lang } }: Speech): string {
  const counted = (list: readonly number[], name: (each: number) => string) =>
    [...new Set(list)].map((each) => {
      const count = list.filter((one) => one === each).length
      return count > 1 ? say('board-times', { count, what: name(each) }) : name(each)
    })
  const workers = counted(eachKind(view.workers[machine]), (type) => say('worker-name', { worker: WORKERS[type] ?? 'other' }))
  const tokens = counted(eachKind(view.malfunctions[machine]), (kind) => say('malfunction-name', token(kind)))
  const spy = view.spy[machine] ? [say('board-spy')] : []
  const all = [...workers, ...tokens, ...spy]
  return all.length ? say('board-here', { who: new Intl.ListFormat(lang, { type: 'conjunction' }).format(all) }) : ''
}

/** The sheet beside a thing. */
export function sheet(thing: string, speech: Speech): Told {
  const { view, edition, props } = speech
  const { say } = props
  const at = numberOf(thing)
  switch (kindOf(thing)) {
    case 'machine':
      return { title: say('board-machine', { machine: at + 1 }), text: described(thing, speech), note: who(at, speech) }
    case 'tile': {
      const face = view.face[at] ?? -1
      const state = isCritical(view, at) ? 'board-tile-up' : 'board-tile-down'
      return { title: face < 0 ? say('board-tile') : tileName(face, say), text: tileText(at, view, edition, say), note: say(state, { machine: at + 1 }) }
    }
    case 'spy':
      return { title: say('board-spy-of', { machine: at + 1 }), text: described(thing, speech), note: say('board-spy-cost', { cost: unmaskCost(view, edition, at) }) }
    case 'section':
      return { title: say('board-section', { section: at + 1 }), text: described(thing, speech), note: (view.orphanage[at] ?? -1) < 0 ? say('board-build', { cost: buildCost(view, edition) }) : '' }
    case 'orphanage':
      return { title: say('board-dream'), text: described(thing, speech), note: view.built < 6 ? say('board-build', { cost: buildCost(view, edition) }) : '' }
    case 'worker':
      return { title: say('worker-name', { worker: WORKERS[at] ?? 'other' }), text: say('board-repairs', { type: typeName(at) }) }
    case 'malfunction':
      return { title: say('malfunction-name', token(split(at)[1])), text: say('board-mended-by', { worker: WORKERS[at % 4] ?? 'other' }) }
    case 'character':
      return { title: say('character-name', { character: CHARACTERS[at] ?? 'nova' }), text: abilityText(at, edition, say) }
    case 'knowledge':
      return { title: say('knowledge-name', token(split(at)[1])), text: described(thing, speech) }
    default:
      return { title: described(thing, speech), text: '' }
  }
}

/** The stops of a sowing in words: who would go where, and how much would be repaired. */
export function stopsInWords(stops: readonly { machine: number; type: number; repaired: readonly number[] }[], { props: { say, lang } }: Speech): string {
  const told = stops.map((stop) => say('board-stop', { worker: WORKERS[stop.type] ?? 'other', machine: stop.machine + 1, repairs: stop.repaired.length }))
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(told)
}
