/** The tab's title and icon say how many games wait for this person. */
import { self } from './self.svelte'

/** A page's title, after the number of games that wait. */
export const titled = (words: string): string => (self.waiting ? `(${self.waiting}) ${words}` : words)

const LEAF = 'M52 10C30 8 10 20 12 46c2 4 4 6 6 8 2-14 10-24 22-32-9 9-15 18-18 30 22 2 32-18 30-42z' // that of leaf.svg
const plain = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''

/** The leaf alone, or with the number on a berry. */
export function icon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link) return
  const told = count > 9 ? '9+' : String(count)
  const berry = `<circle cx='45' cy='45' r='19' fill='#fcf8ea'/><text x='45' y='54.5' font-family='sans-serif' font-weight='bold' font-size='${count > 9 ? 21 : 27}' text-anchor='middle' fill='#2b1c00'>${told}</text>`
  const drawn = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><rect width='64' height='64' rx='14' fill='#35501f'/><path d='${LEAF}' fill='#f2b21f'/>${berry}</svg>`
  link.href = count ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : plain
}
