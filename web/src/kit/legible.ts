/** Letters in a drawing are never too small to be read: whoever draws is told how many of the drawing's units a pixel is. */

export const LEAST = 12.1 // pixels that a letter is high at least

const told = new WeakMap<Element, (unit: number) => void>()
let watch: ResizeObserver | undefined

function look(seen: ResizeObserverEntry[]): void {
  for (const { target, contentRect } of seen) {
    const wide = (target as SVGSVGElement).viewBox.baseVal.width
    if (contentRect.width) told.get(target)?.(Math.round((100 * wide) / contentRect.width) / 100)
  }
}

/** One watch for all drawings. */
export function legible(drawing: SVGSVGElement, tell: (unit: number) => void): { destroy: () => void } {
  const here = (watch ??= new ResizeObserver(look))
  told.set(drawing, tell)
  here.observe(drawing)
  return { destroy: () => here.unobserve(drawing) }
}
