/** A click is felt at once: what was pressed shows it, is painted, and only then the work begins. */

/** After the next picture; at once where nothing is painted. */
export function afterPaint(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

export function felt(pressed: Element | null | undefined, run: () => void): void {
  pressed?.setAttribute('data-felt', '')
  afterPaint(() => {
    run()
    pressed?.setAttribute('data-felt', 'done')
    setTimeout(() => pressed?.removeAttribute('data-felt'), 200)
  })
}
