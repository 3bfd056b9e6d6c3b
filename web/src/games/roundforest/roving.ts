/** Many things in a group, one of them in the order of Tab: arrows walk among them. */
export function roving(node: HTMLElement) {
  const all = () => [...node.querySelectorAll<HTMLElement>('button.thing')]
  let last: HTMLElement | null = null
  function settle(): void {
    const buttons = all()
    const stop = buttons.find((each) => each === last && (each.classList.contains('can') || !buttons.some((other) => other.classList.contains('can')))) ?? buttons.find((each) => each.classList.contains('can')) ?? buttons[0]
    for (const each of buttons) each.tabIndex = each === stop ? 0 : -1
  }
  function key(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    const buttons = all()
    const at = buttons.indexOf(document.activeElement as HTMLElement)
    if (!step || at < 0) return
    event.preventDefault()
    last = buttons[(at + step + buttons.length) % buttons.length] ?? null
    settle()
    if (last) {
      last.tabIndex = 0
      last.focus()
    }
  }
  const watch = new MutationObserver(settle)
  watch.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  node.addEventListener('keydown', key)
  settle()
  return {
    destroy() {
      watch.disconnect()
      node.removeEventListener('keydown', key)
    },
  }
}
