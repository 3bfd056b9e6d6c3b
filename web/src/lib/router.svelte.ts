/** Where we are: the page that an address names. */

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'game'; game: string; part: 'rules' | 'about' | 'teach' | 'new' }
  | { page: 'games' }
  | { page: 'me' }
  | { page: 'farewell' }
  | { page: 'friends' }
  | { page: 'enter' }
  | { page: 'join' }
  | { page: 'credits' }
  | { page: 'desk' }
  | { page: 'lost' }

const PARTS = ['rules', 'about', 'teach', 'new'] as const

export function routeOf(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.split('/').filter(Boolean)
  if (more.length) return { page: 'lost' }
  if (first === '') return { page: 'lobby' }
  if (first === 'games' && !second) return { page: 'games' }
  if (first === 'me' && !second) return { page: 'me' }
  if (first === 'me' && second === 'delete' && !third) return { page: 'farewell' }
  if (first === 'friends' && !second) return { page: 'friends' }
  if (first === 'enter' && !second) return { page: 'enter' }
  if (first === 'join' && !second) return { page: 'join' }
  if (first === 'credits' && !second) return { page: 'credits' }
  if (first === 'desk' && !second) return { page: 'desk' }
  if (first === 't' && second && !third) return { page: 'table', table: second }
  if (first === 't' && second && third === 'replay') return { page: 'replay', table: second }
  const part = PARTS.find((each) => each === third)
  if (first === 'g' && second && part) return { page: 'game', game: second, part }
  return { page: 'lost' }
}

class Way {
  path = $state(location.pathname)
  hash = $state(location.hash)
  readonly route = $derived(routeOf(this.path))

  constructor() {
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  #look(): void {
    this.path = location.pathname
    this.hash = location.hash
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    const before = this.path
    this.#look()
    if (before !== this.path) {
      scrollTo(0, 0)
      // the new page's heading, for those who listen
      requestAnimationFrame(() => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }))
    }
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const way = new Way()
