/** Sounds, off until somebody wants them: made here by code, no file, and fetched when the first one is heard. */
import { wish } from './memory'
import type { Sound } from './tones'

export type { Sound }

export function hear(what: Sound | null): void {
  if (!what || !wish.sound || (document.hidden && what !== 'turn')) return
  void import('./tones').then((found) => found.sounds(what, wish.volume), () => undefined)
}
