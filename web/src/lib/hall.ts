/** Opening tables and sitting down. */
import type { GameOut, GamesOut, Joined, Me, Opened, SeatForm, TableForm } from '../generated/wire'
import { get, post, put } from './api'
import { keepSecret, liked, secretsOf, wish, type Liking } from './memory'
import { way } from './router.svelte'
import { self } from './self.svelte'
import { hearTitles } from './titles.svelte'
import { tongue } from './words.svelte'

/** Names that bots borrow, so that a table reads like a tale. */
const COMPANY = ['Yvain', 'Viviane', 'Gauvain', 'Énide', 'Lancelot', 'Laudine', 'Perceval']

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

/** What one is called at tables; until one says it, nothing, which everybody reads as a passer-by in their own language. */
export const ownName = (typed = ''): string => typed.trim() || self.me?.name || wish.name

export const ownSeat = (typed = ''): SeatForm => ({ kind: 'person', name: ownName(typed) })

/** A seat opens by the cookie, if this browser keeps one; else by its secret, which is kept instead. A name that was typed is the
    person's from then on, if they had none. */
export async function seated(table: string, secrets: Record<string, string>, typed: string): Promise<void> {
  const me = await self.look()
  if (!me?.known) for (const [seat, secret] of Object.entries(secrets)) keepSecret(table, seat, secret)
  else if (typed && !me.name) await put<Me>('me', { name: typed }).then((now) => self.hear(now), () => undefined)
}

export async function open(form: TableForm, typed = ''): Promise<void> {
  if (typed) wish.name = typed
  const opened = await post<Opened>('tables', form)
  liked.last = form.game
  await seated(opened.table.id, opened.secrets, typed)
  way.go(`/t/${opened.table.id}`)
}

/** The strength to begin with: above the weakest, below the strong ones. */
export const usual = (levels: readonly string[]): string => levels[1] ?? levels[0] ?? 'random'

/** With how many and against whom one plays a game: as the last time; at first by three, or two where the box has it so. */
export function habit(game: GameOut): Required<Liking> {
  const { seats, level } = liked.of(game.name)
  const count = game.name === 'bethel-woods' ? 2 : 3
  return {
    seats: [seats, count, 2].find((each) => each !== undefined && game.seats.includes(each)) ?? game.seats[0] ?? 2,
    level: level !== undefined && game.levels.includes(level) ? level : usual(game.levels),
  }
}

/** One click: a game against bots, or alone where one likes it so. */
export function playNow(game: GameOut): Promise<void> {
  const { seats, level } = habit(game)
  const bots = Array.from({ length: seats - 1 }, (_, at) => botSeat(at, level))
  return open({ game: game.name, seats: [ownSeat(), ...bots] })
}

/** Another table from a point of a finished game. */
export async function playOn(table: string, form: { ply: number; seat: number; level: string }): Promise<void> {
  const opened = await post<Opened>(`tables/${table}/onward`, { ...form, name: ownName() })
  await seated(opened.table.id, opened.secrets, '')
  way.go(`/t/${opened.table.id}`)
}

export async function sitDown(table: string, typed: string, seat: number | null = null): Promise<void> {
  if (typed) wish.name = typed
  const joined = await post<Joined>(`tables/${table}/join`, { name: ownName(typed), seat })
  await seated(table, { [joined.seat]: joined.secret }, typed)
}

/** Play for somebody who is away, on a seat that is offered: by its link, or at a table that is open to all. */
export async function sitIn(table: string, seat: number, offer: string, typed: string): Promise<void> {
  if (typed) wish.name = typed
  const joined = await post<Joined>(`tables/${table}/seats/${seat}/stand-in`, { name: ownName(typed), offer })
  await seated(table, { [joined.seat]: joined.secret }, typed)
}

/** Leave a game for good, with all the seats that one holds there. */
export async function resign(table: string, seats: readonly number[]): Promise<void> {
  for (const seat of seats) await post(`tables/${table}/seats/${seat}/leave`, { for_good: true, bot: true }, secretsOf(table)[seat] ?? Object.values(secretsOf(table))[0])
}

/** Clear a table away, if the others agree; or rather not. */
export async function clear(table: string, yes: boolean): Promise<void> {
  const secrets = Object.values(secretsOf(table))
  for (const secret of secrets.length ? secrets : [undefined]) await post(`tables/${table}/close`, { yes }, secret)
}

/** The table that a pasted link or code means. */
export function tableIn(text: string): string | null {
  const found = /(?:\/t\/)?([A-Za-z0-9_-]{16,40})(?:[/#?].*)?$/.exec(text.trim())
  return found?.[1] ?? null
}
