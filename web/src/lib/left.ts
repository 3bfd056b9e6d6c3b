/** Tables as they were left on this device: for the page without a network, which can ask nobody. */
const KEY = 'broceliande.left'
const MOST = 12

export interface LeftTable {
  game: string
  /** The game's name in words. */
  title: string
  /** Who else sits there. */
  names: string[]
  /** Whose turn it was: '' for one's own, null for nobody's. */
  turn: string | null
  /** The last lines that were told. */
  lines: string[]
  /** When it was left. */
  at: number
}

export function leftTables(): Record<string, LeftTable> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept && typeof kept === 'object' ? (kept as Record<string, LeftTable>) : {}
  } catch {
    return {} // a browser that keeps nothing, or something else's words
  }
}

/** Keep how a table stood, or forget it. */
export function leave(table: string, left: LeftTable | null): void {
  const all = Object.entries(leftTables()).filter(([id]) => id !== table)
  if (left) all.push([table, left])
  all.sort(([, one], [, other]) => other.at - one.at)
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(0, MOST))))
  } catch {
    // full or forbidden: nothing is kept
  }
}
