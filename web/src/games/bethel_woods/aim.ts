/** What is being looked at before it is done: the machine whose ways are shown, the way, the stops of the sowing. */
import { kindOf, numberOf } from '../../kit/reading'
import type { BoardProps } from '../../lib/board'
import type { Edition } from './edition'
import { ASK, wayOf, type View } from './reading'
import { plan, total, type Stop } from './sowing'

export interface Aim {
  /** The machine whose two ways are shown. */
  machine: number | null
  /** Most repairs clockwise and anticlockwise. */
  most: number[]
  from: number
  way: number | null
  stops: Stop[]
  /** The worker that would enter the orphanage. */
  ghost: { section: number; type: number } | null
  /** Ghosts that stand on machines without sowing (Harris's move). */
  shifted: { machine: number; type: number } | null
}

const NOTHING: Aim = { machine: null, most: [0, 0], from: 0, way: null, stops: [], ghost: null, shifted: null }

const chosenOf = (chosen: readonly string[], kind: string): number | null => {
  const found = chosen.find((thing) => kindOf(thing) === kind)
  return found === undefined ? null : numberOf(found)
}

/** `pointed` is under the pointer, focused or pointed at from a button; `held` the machine last pointed at. */
export function aimAt(view: View, edition: Edition, props: BoardProps<View>, pointed: string | null, held: number | null): Aim {
  const { you, lit, chosen } = props
  if (you === null || !lit.size) return NOTHING
  if (view.question === ASK.pick) return picking(view, edition, you, lit, chosen, pointed, held)
  if (view.question === ASK.place) return placing(view, edition, you, lit, chosen, pointed)
  if (view.question === ASK.shift && chosen.length === 1 && pointed && lit.has(pointed) && kindOf(pointed) === 'machine') {
    return { ...NOTHING, shifted: { machine: numberOf(pointed), type: view.token % 4 } }
  }
  return NOTHING
}

function picking(view: View, edition: Edition, you: number, lit: ReadonlySet<string>, chosen: readonly string[], pointed: string | null, held: number | null): Aim {
  const over = pointed && kindOf(pointed) === 'machine' && lit.has(pointed) ? numberOf(pointed) : held !== null && lit.has(`machine:${held}`) ? held : null
  const machine = chosenOf(chosen, 'machine') ?? over
  if (machine === null) return NOTHING
  const plans = [0, 1].map((direction) => plan(view, edition, view.workers[machine] ?? [], machine, wayOf(direction), null, you))
  const most = plans.map(total)
  const better = (most[1] ?? 0) > (most[0] ?? 0) ? 1 : 0
  const direction = pointed && kindOf(pointed) === 'direction' ? numberOf(pointed) : better
  return { ...NOTHING, machine, most, from: machine, way: wayOf(direction), stops: plans[direction] ?? [] }
}

function placing(view: View, edition: Edition, you: number, lit: ReadonlySet<string>, chosen: readonly string[], pointed: string | null): Aim {
  const worker = chosenOf(chosen, 'worker') ?? (pointed && kindOf(pointed) === 'worker' && lit.has(pointed) ? numberOf(pointed) : null)
  const base = { ...NOTHING, from: view.at, way: view.way }
  if (worker === null) return base
  if (pointed && kindOf(pointed) === 'section' && lit.has(pointed)) return { ...base, ghost: { section: numberOf(pointed), type: worker } }
  return { ...base, stops: plan(view, edition, view.hand, view.at, view.way, worker, you) }
}
