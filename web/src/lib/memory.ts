/** What this browser remembers: language, light, sound, and secrets of seats until they are a person's. */

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
  get volume(): string { return read('volume', 'usual') },
  set volume(value: string) { write('volume', value) },
  get motion(): string { return read('motion', '') },
  set motion(value: string) { write('motion', value) },
  get text(): string { return read('text', '') },
  set text(value: string) { write('text', value) },
  get only(): string { return read('only', '') },
  set only(value: string) { write('only', value) },
  get hints(): boolean { return read('hints', true) },
  set hints(value: boolean) { write('hints', value) },
}

/** Seats that open by a secret: those that the server has not taken over into a person's yet, and links. */
type Secrets = Record<string, Record<string, string>>

/** The secrets of one's own seats at a table, by seat. */
export function secretsOf(table: string): Record<string, string> {
  return read<Secrets>('seats', {})[table] ?? {}
}

export function keepSecret(table: string, seat: number | string, secret: string): void {
  const all = read<Secrets>('seats', {})
  all[table] = { ...all[table], [seat]: secret }
  write('seats', all)
}

/** All of them. */
export function heldSecrets(): { table: string; secret: string }[] {
  return Object.entries(read<Secrets>('seats', {})).flatMap(([table, seats]) => Object.values(seats).map((secret) => ({ table, secret })))
}

/** Forget a secret, or all of a table. */
export function dropSecret(table: string, secret?: string): void {
  const all = read<Secrets>('seats', {})
  const left = Object.entries(all[table] ?? {}).filter(([, each]) => secret !== undefined && each !== secret)
  if (left.length) all[table] = Object.fromEntries(left)
  else delete all[table]
  write('seats', all)
}

/** What one has met here: games one was asked about at their first table, and lessons gone through to their end. */
export const met = {
  get games(): string[] { return read('met', []) },
  set games(value: string[]) { write('met', value) },
  get lessons(): string[] { return read('lessons', []) },
  set lessons(value: string[]) { write('lessons', value) },
}

/** Write down once that one has met something. */
export function meet(what: 'games' | 'lessons', game: string): void {
  if (!met[what].includes(game)) met[what] = [...met[what], game]
}

/** How one likes to play a game, and which one was played last. */
export interface Liking { seats?: number; level?: string }

export const liked = {
  get last(): string { return read('last', '') },
  set last(game: string) { write('last', game) },
  of: (game: string): Liking => read<Record<string, Liking>>('liked', {})[game] ?? {},
  keep: (game: string, liking: Liking): void => write('liked', { ...read<Record<string, Liking>>('liked', {}), [game]: liking }),
}

/** What one looked for among open tables. */
export const lookedFor = {
  get all(): unknown { return read('looked', {}) ?? {} },
  set all(value: unknown) { write('looked', value) },
}

/** Where one was asked whether to keep one's seat: twice in a life, at most. */
export const asked = {
  get tables(): string[] { return read('keep', []) },
  set tables(value: string[]) { write('keep', value) },
  /** Whether one wants to be called when it is one's turn. */
  get calls(): boolean { return read('asked-calls', false) },
  set calls(value: boolean) { write('asked-calls', value) },
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
