/** One's games in words. */
import type { MyGame, MyGames, MySeat } from '../generated/wire'
import { get } from '../lib/api'
import { tongue } from '../lib/words.svelte'

export type Part = 'running' | 'waiting' | 'finished' | 'offered'

export function gamesOf(part: Part, search = '', before = ''): Promise<MyGames> {
  const asked = new URLSearchParams({ part, ...(search ? { search } : {}), ...(before ? { before } : {}) })
  return get<MyGames>(`me/games?${asked}`)
}

export const own = (game: MyGame): MySeat | undefined => game.seats.find((seat) => seat.yours)

/** Whether it is one's own seat, of several at one's device the first. */
export const isOwn = (game: MyGame, seat: MySeat): boolean => seat.seat === own(game)?.seat

/** What somebody at the table is called: oneself as one is spoken to, whoever shares the device by their name. */
export const called = (game: MyGame, seat: MySeat): string => (isOwn(game, seat) ? tongue.say('you') : seat.name || tongue.say('passer-by'))

const listed = (names: string[]): string => new Intl.ListFormat(tongue.lang, { type: 'conjunction' }).format(names)

/** Those who play with one. */
export function company(game: MyGame): string {
  const others = game.seats.filter((seat) => !isOwn(game, seat) && seat.kind !== 'open').map((seat) => called(game, seat))
  return others.length ? tongue.say('games-with', { names: listed(others) }) : tongue.say('games-alone')
}

/** Whose turn it is, for those who wait. */
export const turnOf = (game: MyGame): string =>
  tongue.say('games-turn-of', { names: listed(game.seats.filter((seat) => game.turn.includes(seat.seat)).map((seat) => called(game, seat))) })

/** How it ended for oneself; the laurel goes with a win. */
export function result(game: MyGame): { won: boolean; words: string } {
  if (game.closed) return { won: false, words: tongue.say('result-closed') }
  const place = own(game)?.place ?? 0
  const places = game.seats.map((seat) => seat.place ?? 0)
  const count = game.seats.length
  if (place === 1 && count > 1 && places.every((each) => each === 1)) return { won: true, words: tongue.say('result-together') }
  const winners = game.seats.filter((seat) => seat.place === 1)
  if (winners.length && game.seats.filter((seat) => seat.yours).length > 1) {
    const names = listed(winners.map((seat) => seat.name || tongue.say('passer-by')))
    return { won: winners.some((seat) => seat.yours), words: tongue.say('end-winner', { count: winners.length, names }) }
  }
  if (place === 1) return { won: true, words: tongue.say('result-won') }
  if (place) return { won: false, words: tongue.say('result-place', { place, count }) }
  return { won: false, words: places.some(Boolean) ? tongue.say('result-over') : tongue.say('result-lost') }
}
