/** Time as people say it: hier, jeudi, 8 novembre; encore 2 jours. */
import { tongue } from './words.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** A day in words: today and yesterday, a weekday within a week, then the date. */
export function dayOf(at: number, now = Date.now()): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY)
  if (days <= 1) return new Intl.RelativeTimeFormat(tongue.lang, { numeric: 'auto' }).format(-Math.max(0, days), 'day')
  const date = new Date(at)
  if (days < 7) return new Intl.DateTimeFormat(tongue.lang, { weekday: 'long' }).format(date)
  const year = date.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(tongue.lang, { day: 'numeric', month: 'long', ...year }).format(date)
}

/** A day to come: 8 novembre, and its year where that is another one. */
export function dateOf(at: number, now = Date.now()): string {
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(tongue.lang, { day: 'numeric', month: 'long', ...year }).format(at)
}

/** The same to the minute, for whoever points at it. */
export const exactly = (at: number): string => new Intl.DateTimeFormat(tongue.lang, { dateStyle: 'long', timeStyle: 'short' }).format(at)

/** How long there is left: in days, hours or minutes, whichever one would say. */
export function leftOf(ms: number): string {
  if (ms >= 2 * DAY) return tongue.say('left-days', { count: Math.floor(ms / DAY) })
  if (ms >= 2 * HOUR) return tongue.say('left-hours', { count: Math.floor(ms / HOUR) })
  return tongue.say('left-minutes', { count: Math.max(1, Math.ceil(ms / MINUTE)) })
}

/** Two minutes that run down: 1 min 42. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return tongue.say('left-countdown', { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, '0') })
}
