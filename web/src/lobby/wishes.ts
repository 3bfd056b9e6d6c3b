/** At which tables one would sit: remembered on this device, and how it is asked of the server. */
import type { WishForm } from '../generated/wire'
import { lookedFor } from '../lib/memory'

export const PACES = ['now', 'today', 'days', 'none'] as const
export type PaceName = (typeof PACES)[number]
export type Wish = Required<WishForm>

export const NOTHING: Wish = { game: '', seats: 0, free: 0, paces: [], speaks: '', bots: '', known: false, find: '' }

/** What was wished for the last time; words that mean nothing any more are forgotten. */
export function remembered(): Wish {
  const { wish = {} } = lookedFor.all as { wish?: Partial<Wish> }
  const text = (value: unknown, among: readonly string[]): string => (among.includes(value as string) ? (value as string) : '')
  const count = (value: unknown): number => (Number.isInteger(value) && (value as number) > 0 && (value as number) <= 16 ? (value as number) : 0)
  return {
    game: typeof wish.game === 'string' ? wish.game.slice(0, 64) : '',
    seats: count(wish.seats),
    free: count(wish.free),
    paces: PACES.filter((pace) => Array.isArray(wish.paces) && wish.paces.includes(pace)),
    speaks: text(wish.speaks, ['fr', 'en']) as Wish['speaks'],
    bots: text(wish.bots, ['with', 'without']) as Wish['bots'],
    known: wish.known === true,
    find: '',
  }
}

/** After how many minutes bots fill a table at which one is seated; 0: never. */
export function patience(): number {
  const { minutes } = lookedFor.all as { minutes?: number }
  return MINUTES.find((each) => each === minutes) ?? 0
}
export const MINUTES = [0, 2, 5, 15] as const

export const remember = (wish: Wish, minutes: number): void => void (lookedFor.all = { wish, minutes })

export const isEmpty = (wish: Wish): boolean => query(wish) === ''

/** The wish as an address says it. */
export function query(wish: Wish): string {
  const told = new URLSearchParams()
  for (const [name, value] of Object.entries(wish)) {
    const text = Array.isArray(value) ? value.join('.') : value === false || value === 0 ? '' : String(value).trim()
    if (text) told.set(name, text)
  }
  return told.toString()
}
