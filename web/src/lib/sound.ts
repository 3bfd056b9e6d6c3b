/** Sounds, off until somebody wants them: a few soft tones made here, no file. */
import { wish } from './memory'

let air: AudioContext | null = null

const TONES: Record<string, number[]> = {
  turn: [523, 659],
  word: [880],
  won: [523, 659, 784, 1047],
}
const OTHERWISE = [392]

export function hear(what: string): void {
  if (!wish.sound || document.hidden) return
  air ??= new AudioContext()
  const from = air.currentTime
  for (const [at, pitch] of (TONES[what] ?? OTHERWISE).entries()) {
    const tone = air.createOscillator()
    const swell = air.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    const start = from + at * 0.13
    swell.gain.setValueAtTime(0, start)
    swell.gain.linearRampToValueAtTime(0.05, start + 0.02)
    swell.gain.exponentialRampToValueAtTime(0.0001, start + 0.4)
    tone.connect(swell).connect(air.destination)
    tone.start(start)
    tone.stop(start + 0.45)
  }
}
