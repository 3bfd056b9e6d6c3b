/** What a move costs and brings, in Knowledge, repairs and loads. */
import { change, less, more, type Part } from '../../kit/payoff'
import { kindOf, nameIn, numberOf } from '../../kit/reading'
import type { CostProps } from '../../lib/board'
import { placed, type At } from './card'
import { CHARACTERS } from './art/portraits'
import { DIRECTIONS, KINDS, spyTypes } from './edition'
import { ASK, buildCost, byType, isActive, load, split, TILE, unmaskCost, wayOf, type View } from './reading'
import { plan, total } from './sowing'

/** Knowledge of a type or of any, the load of a machine, the Dream Machine, a spy; the two ways round. */
export type Drawn = number | 'any' | 'load' | 'dream' | 'spy' | 'cw' | 'acw'
export type Payoff = Part<Drawn>[]

const free = ({ say }: At): Payoff => [{ tone: 'free', text: say('card-free'), of: [], words: '' }]
const pays = ({ say }: At, of: Drawn[]): Payoff => [{ tone: 'cost', text: less(of.length), of: [...new Set(of)], words: say('card-costs', { count: of.length }) }]
const gains = ({ say }: At, count: number, type: number): Payoff => [{ tone: 'gain', text: more(count), of: [type], words: say('card-gains', { count }) }]
const changes = ({ say }: At, from: number, to: number, of: 'load' | 'dream' | 'spy'): Payoff => [
  { tone: 'gain', text: change(from, to), of: [of], words: say('card-changes', { what: of, from, to }) },
]

/** Most repairs that a sowing allows, and of which types. */
function sowing({ view, box, seat, say }: At, machine: number, direction: number): Payoff {
  const stops = plan(view, box, view.workers[machine] ?? [], machine, wayOf(direction), null, seat)
  const repairs = total(stops)
  const types = [...new Set(stops.flatMap((stop) => stop.repaired.map((kind) => kind % 4)))].sort((a, b) => a - b)
  const words = say('board-up-to', { count: repairs })
  return [{ tone: repairs ? 'gain' : 'free', text: String(repairs), of: [DIRECTIONS[direction] === 'clockwise' ? 'cw' : 'acw', ...types], words }]
}

function placing(at: At, type: number, machine: number): Payoff {
  const { view } = at
  const repairs = Math.min(byType(view.malfunctions[machine])[type] ?? 0, (view.workers[machine]?.[type] ?? 0) + 1)
  return repairs ? gains(at, repairs, type) : free(at)
}

function unmasking(at: At, machine: number): Payoff {
  const { view, box } = at
  const types: Drawn[] = spyTypes(box, machine)
  const extra = Array.from({ length: unmaskCost(view, box, machine) - types.length }, (): Drawn => 'any')
  const spies = view.spy.reduce((sum, each) => sum + each, 0)
  return [...pays(at, [...types, ...extra]), ...changes(at, spies, spies - 1, 'spy')]
}

/** Knowledge that an ability takes, with what a critical tile asks for first. */
function ability(at: At): Payoff {
  const { view, seat } = at
  const two = CHARACTERS[view.character[seat] ?? 0] === 'violet'
  return pays(at, Array.from({ length: (two ? 2 : 1) + (isActive(view, TILE.ability) ? 1 : 0) }, (): Drawn => 'any'))
}

export function payoff(props: CostProps<View>): Payoff {
  const at = placed(props)
  const { view } = at
  const [first, last] = [props.move.path[0] ?? '', props.move.path.at(-1) ?? '']
  const number = numberOf(last)
  switch (kindOf(last)) {
    case 'direction':
      return sowing(at, numberOf(first), number)
    case 'machine':
      return view.question === ASK.place ? placing(at, numberOf(first), number) : free(at)
    case 'section':
      return [...pays(at, Array.from({ length: buildCost(view, at.box) }, () => numberOf(first))), ...changes(at, view.built, view.built + 1, 'dream')]
    case 'spy':
      return unmasking(at, number)
    case 'character':
      return ability(at)
    case 'malfunction': {
      const [machine, kind] = split(number)
      const there = load(view, machine)
      return view.question === ASK.repair ? gains(at, 1, kind % 4) : changes(at, there, there - 1, 'load')
    }
    case 'knowledge':
      return pays(at, [(number % KINDS) % 4])
    default:
      return nameIn(last) ? free(at) : []
  }
}
