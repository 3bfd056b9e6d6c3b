/** Clocks go on between two states: when each was heard is kept with it. */
import type { State } from '../generated/wire'

const heard = new WeakMap<State, number>()

/** A state has just come. */
export function stamped(state: State): State {
  heard.set(state, Date.now())
  return state
}

/** How many milliseconds a seat has left; null if it has no clock that says something. */
export function leftAt(state: State | null, seat: number, now: number): number | null {
  const clocks = state?.clocks
  if (!state || !clocks || state.status !== 'playing' || state.seats[seat]?.kind !== 'person') return null
  const running = clocks.running.includes(seat)
  if (clocks.kind === 'move' && !running) return null // it will be full
  return Math.max(0, (clocks.left[seat] ?? 0) - (running ? now - (heard.get(state) ?? now) : 0))
}
