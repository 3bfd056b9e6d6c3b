/** A move of Broom Service as its card reads it: what is pointed at, with which role and how; who may still come between. */
import { kindOf, numberOf, type Say } from '../../kit/reading'
import type { CostProps } from '../../lib/board'
import { boxOf, type Box } from './edition'
import { ASK } from './names'
import { bit, type View } from './reading'

export interface Asked {
  view: View
  box: Box
  you: number
  say: Say
  path: readonly string[]
  /** What is pointed at last, by kind and number. */
  kind: string
  number: number
  /** An answer that is no thing: `brave`, `decline`, `3`. */
  answer: string
  /** The role that is played or chosen, -1 none. */
  role: number
  brave: boolean
}

export function askedOf({ path }: CostProps<View>['move'], { view, you, edition, say }: Omit<CostProps<View>, 'move'>): Asked {
  const last = path.at(-1) ?? ''
  const kind = kindOf(last)
  const answer = kind === 'answer' ? last.slice(7) : ''
  const card = path.find((thing) => kindOf(thing) === 'role')
  const role = card === undefined ? view.role : numberOf(card)
  const brave = answer === 'brave' || answer === 'brave_coward' || (view.question === ASK.gather && view.brave === 1)
  return { view, box: boxOf(edition), you: you ?? view.actor, say, path, kind, number: numberOf(last), answer, role, brave }
}

/** Those who speak after a seat in this trick and may hold the role, as far as everybody knows (BS-045, BS-046, BS-062). */
export function mayRob(view: View, you: number, role: number): number[] {
  const after = (seat: number): number => (seat - view.leader + view.seats) % view.seats
  return Array.from({ length: view.seats }, (_, seat) => seat).filter(
    (seat) => after(seat) > after(you) && (view.left[seat] ?? 0) > 0 && !bit(view.shown[seat] ?? 0, role),
  )
}

/** The pawn that a move is made with: the one pointed at, or the one that has just moved. */
export function pawnOf({ path, view }: Asked): number {
  const pawn = path.find((thing) => kindOf(thing) === 'pawn')
  return pawn === undefined ? view.pawn : numberOf(pawn) % 2
}
