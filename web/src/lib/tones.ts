/** The tones themselves: a few soft ones, never two at once. */

export type Sound = 'laid' | 'turned' | 'turn' | 'word' | 'won' | 'refused'

interface Tone { pitch: number; at: number; long: number; soft?: boolean; glide?: number }
interface Made { rank: number; tones: Tone[] }

const VOLUMES: Record<string, number> = { soft: 0.35, usual: 0.7, loud: 1.2 }
const LOUD = 0.07 // of the loudest there is

/** Wood for what is laid, paper for what is turned, two rising notes for one's turn, a small chord at the end. */
export const SOUNDS: Record<Sound, Made> = {
  laid: { rank: 0, tones: [{ pitch: 196, at: 0, long: 0.13, glide: 150 }] },
  turned: { rank: 0, tones: [{ pitch: 620, at: 0, long: 0.07, soft: true, glide: 840 }, { pitch: 480, at: 0.06, long: 0.08, soft: true }] },
  word: { rank: 1, tones: [{ pitch: 880, at: 0, long: 0.22, soft: true }] },
  refused: { rank: 1, tones: [{ pitch: 233, at: 0, long: 0.16 }, { pitch: 196, at: 0.12, long: 0.22 }] },
  turn: { rank: 2, tones: [{ pitch: 523, at: 0, long: 0.3 }, { pitch: 659, at: 0.13, long: 0.4 }] },
  won: { rank: 3, tones: [{ pitch: 523, at: 0, long: 0.5 }, { pitch: 659, at: 0.13, long: 0.5 }, { pitch: 784, at: 0.26, long: 0.5 }, { pitch: 1047, at: 0.39, long: 0.8 }] },
}

export const lasts = (what: Sound): number => Math.max(...SOUNDS[what].tones.map(({ at, long }) => at + long))

/** One sound at a time: what counts for more waits for the end of the other, and what does not is left out. */
export class Turns {
  #ends = 0
  #rank = -1

  /** When a sound may begin, in seconds; null if it is left out. */
  take(what: Sound, now: number): number | null {
    const { rank } = SOUNDS[what]
    const busy = now < this.#ends
    if (busy && rank <= this.#rank) return null
    const start = busy ? this.#ends : now
    this.#ends = start + lasts(what)
    this.#rank = rank
    return start
  }
}

let air: AudioContext | null = null
const turns = new Turns()

export function sounds(what: Sound, volume: string): void {
  air ??= new AudioContext()
  if (air.state === 'suspended') void air.resume()
  const start = turns.take(what, air.currentTime)
  if (start === null) return
  for (const tone of SOUNDS[what].tones) sound(air, tone, start + tone.at, LOUD * (VOLUMES[volume] ?? 0.7))
}

function sound(into: AudioContext, { pitch, long, soft, glide }: Tone, start: number, loud: number): void {
  const tone = into.createOscillator()
  const swell = into.createGain()
  tone.type = soft ? 'sine' : 'triangle'
  tone.frequency.setValueAtTime(pitch, start)
  if (glide) tone.frequency.exponentialRampToValueAtTime(glide, start + long)
  swell.gain.setValueAtTime(0, start)
  swell.gain.linearRampToValueAtTime(soft ? loud * 0.6 : loud, start + 0.015)
  swell.gain.exponentialRampToValueAtTime(0.0001, start + long)
  tone.connect(swell).connect(into.destination)
  tone.start(start)
  tone.stop(start + long + 0.05)
}
