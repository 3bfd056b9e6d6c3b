/** How much time there is, in words as people say them. */
import type { ClockForm, TableOut } from '../generated/wire'
import type { Say } from './words.svelte'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NEARLY = 0.05 // of a unit that may lack: a minute that has just begun to run is a minute

export const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY } as const
export type Unit = keyof typeof UNITS

export type Pace = 'none' | 'now' | 'today' | 'days' | 'other'

/** The paces that have a name. */
export const PACES: Record<Exclude<Pace, 'other'>, ClockForm> = {
  none: { kind: 'none' },
  now: { kind: 'game', seconds: 20 * MINUTE },
  today: { kind: 'move', seconds: 2 * HOUR },
  days: { kind: 'game', seconds: 3 * DAY, bonus: 12 * HOUR, cap: 5 * DAY },
}

type Told = Pick<TableOut, 'clock' | 'clock_seconds' | 'clock_bonus' | 'clock_cap'>

/** A time that was agreed, whole: 3 days, 1 h 30, 45 s. */
export function span(seconds: number, say: Say): string {
  if (seconds >= DAY && seconds % DAY === 0) return say('time-days', { count: seconds / DAY })
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (hours) return minutes ? say('time-hours-minutes', { hours, minutes }) : say('time-hours', { count: hours })
  if (minutes && seconds % MINUTE) return say('time-minutes-seconds', { minutes, seconds: seconds % MINUTE })
  return minutes ? say('time-minutes', { count: minutes }) : say('time-seconds', { count: seconds })
}

/** A time that is left, as one would say it: the days of many, the seconds of few. */
export function remaining(milliseconds: number, say: Say): string {
  const seconds = milliseconds / 1000
  const count = (unit: number): number => Math.floor(seconds / unit + NEARLY)
  if (count(DAY) >= 2) return say('time-days', { count: count(DAY) })
  if (count(HOUR) >= 10) return say('time-hours', { count: count(HOUR) })
  if (count(HOUR) >= 1) return span(Math.max(HOUR, count(MINUTE) * MINUTE), say)
  if (count(MINUTE) >= 1) return say('time-minutes', { count: count(MINUTE) })
  return say('time-seconds', { count: Math.ceil(seconds) })
}

/** The same to the second. */
export function exactly(milliseconds: number, say: Say): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const parts: [string, number][] = [
    ['time-days', Math.floor(seconds / DAY)],
    ['time-hours', Math.floor((seconds % DAY) / HOUR)],
    ['time-minutes', Math.floor((seconds % HOUR) / MINUTE)],
    ['time-seconds', seconds % MINUTE],
  ]
  return parts.filter(([, count]) => count).map(([key, count]) => say(key, { count })).join(' ') || say('time-seconds', { count: 0 })
}

/** When time is up: today the hour, later the day too. */
export function until(milliseconds: number, now: number, lang: string, say: Say): string {
  const soon = milliseconds < 0.5 * DAY * 1000
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const more = soon ? ({ second: '2-digit' } as const) : ({ weekday: 'long', day: 'numeric', month: 'long' } as const)
  const when = new Intl.DateTimeFormat(lang, { ...clock, ...more }).format(now + milliseconds)
  return say(soon ? 'time-until-hour' : 'time-until-day', { when })
}

/** What was agreed about time: 20 min each; 3 days, +12 h each move, 5 days at most. */
export function agreed({ kind = 'none', seconds = 0, bonus = 0, cap = 0 }: ClockForm, say: Say): string {
  if (kind === 'none') return say('pace-none')
  const time = span(seconds, say)
  if (kind === 'move') return say('pace-move', { time })
  if (!bonus) return say('pace-game', { time })
  return cap ? say('pace-cap', { time, bonus: span(bonus, say), cap: span(cap, say) }) : say('pace-bonus', { time, bonus: span(bonus, say) })
}

export function clockOf(table: Told): ClockForm {
  return { kind: table.clock as 'none' | 'move' | 'game', seconds: table.clock_seconds, bonus: table.clock_bonus, cap: table.clock_cap }
}

/** The name of a pace, if it has one; else its times. */
export function named(clock: ClockForm, say: Say): string {
  const name = nameOf(clock)
  return name === 'other' ? agreed(clock, say) : say(`pace-name-${name}`)
}

export function nameOf(clock: ClockForm): Pace {
  if (clock.kind === 'none') return 'none'
  const same = (pace: ClockForm): boolean =>
    pace.kind === clock.kind && pace.seconds === clock.seconds && (pace.bonus ?? 0) === (clock.bonus ?? 0) && (pace.cap ?? 0) === (clock.cap ?? 0)
  return (Object.keys(PACES) as (keyof typeof PACES)[]).find((name) => same(PACES[name])) ?? 'other'
}
