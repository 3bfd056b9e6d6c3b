/** What this browser remembers: languages, lights, seats and recent games. Nothing leaves it. */

export interface Recent { table: string; game: string; at: number; over: boolean; with: string[] }

const KEY = 'broceliande.'

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(KEY + key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise // a browser that keeps nothing, or something else's words
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(KEY + key, JSON.stringify(value))
  } catch {
    // full or forbidden: we play on without
  }
}

export const wish = {
  get lang(): string { return read('lang', '') },
  set lang(value: string) { write('lang', value) },
  get theme(): string { return read('theme', '') },
  set theme(value: string) { write('theme', value) },
  get name(): string { return read('name', '') },
  set name(value: string) { write('name', value) },
  get sound(): boolean { return read('sound', false) },
  set sound(value: boolean) { write('sound', value) },
}

/** The secrets of one's own seats at a table, by seat. */
export function secretsOf(table: string): Record<string, string> {
  return read<Record<string, Record<string, string>>>('seats', {})[table] ?? {}
}

export function keepSecret(table: string, seat: number | string, secret: string): void {
  const all = read<Record<string, Record<string, string>>>('seats', {})
  all[table] = { ...all[table], [seat]: secret }
  write('seats', all)
}

export function recentGames(): Recent[] {
  return read<Recent[]>('recent', [])
}

/** Put a game at the top of the recent ones; its seats are forgotten when it falls off the end. */
export function remember(game: Recent): void {
  const others = recentGames().filter((each) => each.table !== game.table)
  const kept = [game, ...others].slice(0, 12)
  write('recent', kept)
  const seats = read<Record<string, Record<string, string>>>('seats', {})
  const dropped = others.slice(11).map((each) => each.table)
  for (const table of dropped) delete seats[table]
  if (dropped.length) write('seats', seats)
}

export function forget(table: string): void {
  write('recent', recentGames().filter((each) => each.table !== table))
}

/** For this tab only: the path chosen so far, which a reload brings back. */
export function keepPath(table: string, version: number, path: readonly string[]): void {
  try {
    if (path.length) sessionStorage.setItem(KEY + table, JSON.stringify({ version, path }))
    else sessionStorage.removeItem(KEY + table)
  } catch {
    // as above
  }
}

export function keptPath(table: string, version: number): string[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY + table) ?? 'null') as { version: number; path: string[] } | null
    return kept?.version === version ? kept.path : []
  } catch {
    return []
  }
}
