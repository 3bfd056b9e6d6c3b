/** What the parts about other people share. */
import type { FriendsOut } from '../generated/wire'
import { tongue } from '../lib/words.svelte'

/** What somebody is called who may have no name. */
export const called = (name: string): string => name || tongue.say('passer-by')

export const NOBODY: FriendsOut = { friends: [], asks: [], blocked: [], muted: [], shown: true }

/** How soon somebody answers, in words. */
export function within(minutes: number): string {
  if (minutes < 60) return tongue.say('facts-within-minutes', { count: minutes })
  if (minutes < 1440) return tongue.say('facts-within-hours', { count: minutes / 60 })
  return tongue.say('facts-within-days', { count: minutes / 1440 })
}
