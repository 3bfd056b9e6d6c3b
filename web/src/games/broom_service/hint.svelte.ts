/** When the sheet of a thing comes and goes on this board. */
import { Hints, type Told } from '../../lib/hints.svelte'

export type HintWords = () => Told

const HELD = 420 // a finger that rests asks to be told

export const hints = new Hints()

export interface Hinting { thing: string; wait?: number; words: HintWords; /** A tap tells at once; where a tap chooses, a finger that rests does. */ tap?: boolean }

/** Hover, focus, touch and the Escape key for an element that has something to say. */
export function hinted(node: Element, of: Hinting) {
  let given = of
  const touch = (event: Event) => (event as PointerEvent).pointerType === 'touch'
  const enter = (event: Event) => !touch(event) && hints.show(given.thing, node, given.words, given.wait ?? 350)
  const down = (event: Event) => touch(event) && hints.show(given.thing, node, given.words, given.tap ? 60 : HELD)
  const up = (event: Event) => touch(event) && !given.tap && hints.now?.thing !== given.thing && hints.hide(given.thing)
  const focus = () => node.matches(':focus-visible') && hints.show(given.thing, node, given.words)
  const leave = (event: Event) => !touch(event) && hints.hide(given.thing)
  const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && hints.hide(given.thing)
  const heard = [['pointerenter', enter], ['pointerdown', down], ['pointerup', up], ['pointercancel', up], ['pointerleave', leave], ['focus', focus], ['blur', leave], ['keydown', key]] as const
  for (const [name, listener] of heard) node.addEventListener(name, listener)
  return {
    update(next: Hinting) {
      given = next
    },
    destroy() {
      hints.hide(given.thing)
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    },
  }
}
