/** The winner's things shine once when a game is over: their seats, and what the last line of the story speaks of. */
import { still } from './settings.svelte'

const LONG = 1600
const SHINE = ['drop-shadow(0 0 0 transparent)', 'drop-shadow(0 0 10px var(--glow))', 'drop-shadow(0 0 10px var(--glow))', 'drop-shadow(0 0 0 transparent)']

export function halo(seats: readonly number[], things: readonly string[]): void {
  if (still.matches) return
  const found = new Set<Element>()
  for (const seat of seats) {
    const card = document.querySelector(`[data-spot="owned:${seat}"]`)?.closest('.paper')
    if (card) found.add(card)
  }
  for (const thing of things) for (const each of document.querySelectorAll(`.board [data-thing="${CSS.escape(thing)}"]`)) found.add(each)
  for (const each of found) each.animate(SHINE.map((filter) => ({ filter })), { duration: LONG, easing: 'ease-out' })
}
