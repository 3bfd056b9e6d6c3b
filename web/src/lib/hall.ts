/** Opening tables and sitting down. */
import type { GameOut, GamesOut, Joined, Opened, SeatForm, TableForm } from '../generated/wire'
import { get, post } from './api'
import { keepSecret, remember, wish } from './memory'
import { way } from './router.svelte'
import { hearTitles } from './titles.svelte'
import { tongue } from './words.svelte'

/** Names that bots borrow, so that a table reads like a tale. */
const COMPANY = ['Yvain', 'Viviane', 'Merlin', 'Énide', 'Lancelot', 'Laudine', 'Perceval']
export const ONESELF = 'Morgane'

/** The games that the server knows. */
export async function games(options = true): Promise<GamesOut> {
  const { lang } = tongue
  const found = await get<GamesOut>(options ? 'games' : 'games?options=false')
  hearTitles(lang, found)
  return found
}

export function botSeat(at: number, level: string): SeatForm {
  return { kind: 'bot', name: COMPANY[at % COMPANY.length] ?? '', level }
}

export const ownSeat = (): SeatForm => ({ kind: 'person', name: wish.name || ONESELF })

export async function open(form: TableForm): Promise<void> {
  const opened = await post<Opened>('tables', form)
  const { id, game, seats } = opened.table
  for (const [seat, secret] of Object.entries(opened.secrets)) keepSecret(id, seat, secret)
  const others = seats.filter((each) => !(each.seat in opened.secrets)).map((each) => each.name)
  remember({ table: id, game, at: Date.now(), over: false, with: others })
  way.go(`/t/${id}`)
}

/** The strength to begin with: above the weakest, below the strong ones. */
export const usual = (levels: string[]): string => levels[Math.floor((levels.length - 1) / 2)] ?? 'random'

/** One click: a game against bots, or alone where a game can be played so. */
export function playNow(game: GameOut, levels: string[]): Promise<void> {
  const count = [1, 3].find((seats) => game.seats.includes(seats)) ?? game.seats[0] ?? 2
  const level = usual(levels)
  const bots = Array.from({ length: count - 1 }, (_, at) => botSeat(at, level))
  return open({ game: game.name, seats: [ownSeat(), ...bots] })
}

export async function sitDown(table: string, name: string, seat: number | null = null): Promise<void> {
  if (name) wish.name = name
  const joined = await post<Joined>(`tables/${table}/join`, { name, seat })
  keepSecret(table, joined.seat, joined.secret)
}

/** The table that a pasted link or code means. */
export function tableIn(text: string): string | null {
  const found = /(?:\/t\/)?([A-Za-z0-9_-]{16,40})(?:[/#?].*)?$/.exec(text.trim())
  return found?.[1] ?? null
}
