/** The card of a move: the thing or the deed, and what one does there. */
import { kindOf, nameIn, nameOf, numberOf } from '../../kit/reading'
import type { CardOf, CardWords, CostProps } from '../../lib/board'
import { CHARACTERS } from './art/portraits'
import { editionOf, KINDS, spyTypes, tileNumbers, WORKERS, type Edition } from './edition'
import { ASK, buildCost, byType, coming, eachKind, isCritical, limitOf, load, split, valueOf, type View } from './reading'
import { typeName } from './words'

export type At = Omit<CostProps<View>, 'move'> & { box: Edition; seat: number }
const WHO = { nova: 0, fenn: 5 } as const

export const placed = (given: Omit<CostProps<View>, 'move'>): At => ({ ...given, box: editionOf(given.edition), seat: given.you ?? given.view.player })
const worker = ({ say }: At, type: number): string => say('worker-name', { worker: WORKERS[type] ?? 'other' })
const owned = ({ view, seat }: At): number[] => byType(view.knowledge[seat])

/** Whether one of what is asked for must be replaced, which Nova does in building and Fenn in unmasking. */
const builds = (at: At, type: number): boolean => at.view.character[at.seat] === WHO.nova && (owned(at)[type] ?? 0) < buildCost(at.view, at.box)
const unmasks = (at: At, machine: number): boolean => at.view.character[at.seat] === WHO.fenn && spyTypes(at.box, machine).some((type) => !owned(at)[type])
function replaces({ view }: At, kind: number): boolean {
  const lacking = view.need.reduce((sum, need, type) => sum + Math.max(0, need - (view.paid[type] ?? 0) - (type === kind % 4 ? 1 : 0)), 0)
  return lacking - (view.due - 1) > view.substituted
}

function sowing(at: At, machine: number): CardWords {
  const { view, say } = at
  const [critical, spy] = [isCritical(view, machine), view.spy[machine]]
  const state = critical ? (spy ? 'both' : 'critical') : spy ? 'spy' : ''
  return {
    title: say('board-machine', { machine: machine + 1 }),
    ...(state && { note: say('card-state', { state }) }),
    shared: `machine:${machine}`,
    things: eachKind(view.workers[machine]).map((type) => `worker:${type}`),
  }
}

function placing(at: At, type: number, machine: number): CardWords {
  const { view, say } = at
  const repairs = Math.min(byType(view.malfunctions[machine])[type] ?? 0, (view.workers[machine]?.[type] ?? 0) + 1)
  return { title: worker(at, type), note: say('card-place', { machine: machine + 1, repairs }) }
}

const building = (at: At, type: number, section: number): CardWords => ({
  title: at.say('card-build', { section: section + 1 }),
  note: at.say(builds(at, type) ? 'card-send-nova' : 'card-send', { worker: WORKERS[type] ?? 'other' }),
})

const unmasking = (at: At, machine: number): CardWords => ({
  title: at.say('card-unmask'),
  note: at.say(unmasks(at, machine) ? 'card-on-fenn' : 'card-on', { machine: machine + 1 }),
})

function ability({ view, box, seat, say }: At): CardWords {
  const who = { character: CHARACTERS[view.character[seat] ?? 0] ?? 'nova' }
  return { title: say('card-ability', who), note: say('card-ability-note', { ...who, fewer: tileNumbers(box)['fewer'] ?? 2 }), rank: 1 }
}

function malfunction(at: At, number: number): CardWords {
  const { view, box, say } = at
  const [machine, kind] = split(number)
  const title = say('card-malfunction', { type: typeName(kind), value: valueOf(kind) })
  if (view.question === ASK.remove) return { title, note: say('card-remove', { machine: machine + 1 }) }
  const restored = isCritical(view, machine) && load(view, machine) === box.machines.critical_load
  return { title, note: restored ? say('card-restored', { machine: machine + 1 }) : say('card-repair') }
}

/** What becomes of Knowledge: paid, discarded for something, given. */
function fate(at: At, kind: number): string {
  const { view, seat, seats, say } = at
  const who = CHARACTERS[view.character[seat] ?? 0] ?? 'nova'
  switch (view.question) {
    case ASK.pay:
      return replaces(at, kind) ? say('card-pay-ability', { character: who }) : say('card-pay', { left: view.due - 1 })
    case ASK.give:
      return say('card-give', { receiver: nameOf(seats, view.receiver) })
    case ASK.discard:
      return say('card-discard')
    case ASK.fee:
      return say('card-fee')
    default:
      return say('card-spend', { character: who })
  }
}

function holding({ view, box, seats, say }: At, seat: number): CardWords {
  return { title: nameOf(seats, seat), note: say('card-holds', { held: view.held[seat] ?? 0, limit: limitOf(view, box) }) }
}

const shifting = (at: At, from: string, to: string): CardWords => ({
  title: at.say('card-shift', { from: numberOf(from) + 1, to: numberOf(to) + 1 }),
  note: at.say('card-shift-note', { worker: WORKERS[at.view.token % 4] ?? 'other' }),
})

function answering({ view, box, say }: At, answer: string): CardWords {
  if (answer === 'end') return { title: say('move-finish-end'), note: say('card-coming', { count: coming(view, box) }), rank: 2 }
  return view.question === ASK.give
    ? { title: say('move-give-done'), note: say('card-one'), rank: 2 }
    : { title: say('card-done'), note: say('card-rest'), rank: 2 }
}

/** What a move leads to, by its last thing. */
function ending(at: At, first: string, last: string): CardWords | null {
  const number = numberOf(last)
  switch (kindOf(last)) {
    case 'direction':
      return sowing(at, numberOf(first))
    case 'machine':
      return at.view.question === ASK.shift ? shifting(at, first, last) : placing(at, numberOf(first), number)
    case 'section':
      return building(at, numberOf(first), number)
    case 'spy':
      return unmasking(at, number)
    case 'character':
      return ability(at)
    case 'malfunction':
      return malfunction(at, number)
    case 'knowledge':
      return { title: at.say('card-knowledge', { type: typeName(number % KINDS), value: valueOf(number % KINDS) }), note: fate(at, number % KINDS) }
    case 'seat':
      return holding(at, number)
    case 'answer':
      return answering(at, nameIn(last))
    default:
      return null
  }
}

export const card: CardOf<View> = (move, given) => ending(placed(given), move.path[0] ?? '', move.path.at(-1) ?? '')

/** A machine from which a worker could go to several others. */
export function way(thing: string, given: Omit<CostProps<View>, 'move'>): CardWords | null {
  if (kindOf(thing) !== 'machine' || given.view.question !== ASK.shift) return null
  const { view, say } = given
  const machine = numberOf(thing)
  return {
    title: say('board-machine', { machine: machine + 1 }),
    note: say('card-from', { worker: WORKERS[view.token % 4] ?? 'other' }),
    things: eachKind(view.workers[machine]).map((type) => `worker:${type}`),
  }
}
