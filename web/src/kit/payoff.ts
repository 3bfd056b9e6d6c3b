/** What a move costs and brings, part by part: drawn at the right end of its card, and said to those who listen. */
export interface Part<Picture> {
  /** Paid, gained, or nothing is paid. */
  tone: 'cost' | 'gain' | 'free'
  /** As it is drawn: `−1`, `+2`, `0 → 5`. */
  text: string
  /** What is drawn behind it, each one. */
  of: Picture[]
  words: string
}

export const less = (count: number): string => `−${count}`
export const more = (count: number): string => `+${count}`
export const change = (from: number, to: number): string => `${from} → ${to}`
