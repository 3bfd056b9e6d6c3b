/** When the sheet of a thing comes and goes on this board. */
import { Hints, type Told } from '../../lib/hints.svelte'

interface Character { /** A character to show with its missions. */ character?: number }

export type Words = () => Told & Character

export const hints = new Hints<Character>()

/** Hover, focus and the Escape key for an element that has something to say. */
export function hinted(node: Element, of: { thing: string; wait?: number; words: Words }) {
  let given = of
  const enter = (event: Event) => (event as PointerEvent).pointerType !== 'touch' && hints.show(given.thing, node, given.words, given.wait ?? 350)
  const focus = () => node.matches(':focus-visible') && hints.show(given.thing, node, given.words)
  // a finger leaves whenever it is lifted: the sheet stays until it touches elsewhere
  const leave = (event?: Event) => (event as PointerEvent | undefined)?.pointerType !== 'touch' && hints.hide(given.thing)
  const key = (event: Event) => (event as KeyboardEvent).key === 'Escape' && leave()
  const heard = [['pointerenter', enter], ['pointerleave', leave], ['focus', focus], ['blur', leave], ['keydown', key]] as const
  for (const [name, listener] of heard) node.addEventListener(name, listener)
  return {
    update(next: typeof of) {
      given = next
    },
    destroy() {
      leave()
      for (const [name, listener] of heard) node.removeEventListener(name, listener)
    },
  }
}
