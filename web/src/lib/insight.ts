/** What is asked about, on a phone: above the sheet. */
import { still } from './settings.svelte'

/** A question about another board brings that board; one about what the sheet holds (your hand) brings the main board back. */
export function bringInSight(root: HTMLElement | undefined, ground: HTMLElement | undefined, lit: ReadonlySet<string>, sheet: number): void {
  if (!root || !lit.size || !matchMedia('(max-width: 760px)').matches) return
  const high = innerHeight - sheet
  const behavior = still.matches ? 'auto' : 'smooth'
  const found = [...root.querySelectorAll<HTMLElement>('[data-thing]')].filter((each) => lit.has(each.dataset['thing'] ?? '') && !each.closest('.asks'))
  const seen = found.some((each) => {
    const box = each.getBoundingClientRect()
    return box.top >= 0 && box.bottom <= high
  })
  if (found.length && !seen) found[0]?.scrollIntoView({ block: 'center', behavior })
  else if (!found.length && (ground?.getBoundingClientRect().bottom ?? high) < high / 2) root.scrollIntoView({ behavior })
}
