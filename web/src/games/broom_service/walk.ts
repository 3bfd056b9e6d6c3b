/** Arrow keys on the map: the nearest thing that lies that way. */
const WAYS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

export function walk(root: HTMLElement, from: string, key: string): SVGElement | null {
  const way = WAYS[key]
  const all = [...root.querySelectorAll<SVGElement>('.spot[data-thing]')]
  if (key === 'Home') return all[0] ?? null
  if (key === 'End') return all.at(-1) ?? null
  const here = all.find((each) => each.dataset['thing'] === from)
  if (!way || !here) return null
  const middle = (each: SVGElement) => {
    const box = each.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const a = middle(here)
  let best: SVGElement | null = null
  let least = Infinity
  for (const each of all) {
    if (each === here) continue
    const b = middle(each)
    const along = (b.x - a.x) * way[0] + (b.y - a.y) * way[1]
    const aside = Math.abs((b.x - a.x) * way[1]) + Math.abs((b.y - a.y) * way[0])
    if (along < 2 || aside > along * 2) continue
    if (along + aside * 1.6 < least) [best, least] = [each, along + aside * 1.6]
  }
  return best
}
