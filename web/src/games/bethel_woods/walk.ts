/** Arrow keys walk over the board to the nearest thing on that side. */
const WAYS: Record<string, readonly [number, number]> = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }

const middle = (of: Element): readonly [number, number] => {
  const box = of.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The thing that is focused then; null if the key is none of ours, the same thing at the edge. */
export function walk(root: HTMLElement, from: string, key: string): string | null {
  const things = [...root.querySelectorAll<SVGElement>('[data-thing]')]
  const here = things.find((each) => each.dataset['thing'] === from)
  const way = WAYS[key]
  let next: SVGElement | undefined
  if (key === 'Home' || key === 'End') next = key === 'Home' ? things[0] : things.at(-1)
  else if (way && here) {
    const [x, y] = middle(here)
    let least = Infinity
    for (const each of things) {
      const [u, v] = middle(each)
      const ahead = (u - x) * way[0] + (v - y) * way[1]
      const beside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0])
      const far = ahead + beside * 2
      if (each !== here && ahead > 4 && far < least) [least, next] = [far, each]
    }
  } else return null
  next?.focus()
  return next?.dataset['thing'] ?? from
}
