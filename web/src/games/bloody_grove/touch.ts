/** How things are pointed at: a click that may change one's mind, and keys that walk from thing to thing. */
import { keyed, wayOf } from '../../kit/walk'
import type { BoardProps } from '../../lib/board'
import type { View } from './reading'

/** A click on a thing. Another beginning of a path takes the place of the one chosen; everything else is the shell's to judge. */
export function point(props: BoardProps<View>, thing: string): void {
  const { chosen, lit, moves, pick } = props
  const last = chosen.at(-1)
  if (last !== undefined && last !== thing && !lit.has(thing) && moves.some((move) => move.path[0] === thing)) pick(last)
  pick(thing)
}

/** One button of a part of the table is in the order of Tab; arrows walk to the others. What can be chosen comes first. */
export function roving(node: HTMLElement) {
  const all = () => [...node.querySelectorAll<HTMLElement>('button:not([aria-hidden])')].filter((each) => each.offsetParent !== null)
  let at: HTMLElement | null = null
  const settle = () => {
    const buttons = all()
    const inside = node.contains(document.activeElement)
    const first = buttons.find((each) => each.classList.contains('lit'))
    if (!inside && first) at = first
    if (!at || !buttons.includes(at)) at = first ?? buttons[0] ?? null
    for (const each of buttons) {
      const index = each === at ? 0 : -1
      if (each.tabIndex !== index) each.tabIndex = index
    }
  }
  const key = (event: KeyboardEvent) => {
    const from = document.activeElement
    const buttons = all()
    if (!(from instanceof HTMLElement) || !buttons.includes(from)) return
    const next = keyed(event.key, from, buttons, { least: 4, aside: 2.2 })
    if (!next && !wayOf(event.key)) return
    event.preventDefault()
    if (!next) return
    at = next
    settle()
    next.focus()
  }
  const focus = (event: FocusEvent) => {
    if (event.target instanceof HTMLElement && all().includes(event.target)) {
      at = event.target
      settle()
    }
  }
  let asked = false
  const watch = new MutationObserver(() => {
    if (asked) return
    asked = true
    queueMicrotask(() => {
      asked = false
      settle()
    })
  })
  watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'aria-hidden'] })
  node.addEventListener('keydown', key)
  node.addEventListener('focusin', focus)
  settle()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', key)
      node.removeEventListener('focusin', focus)
    },
  }
}
