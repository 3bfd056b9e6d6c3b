/** A turn of Bethel Woods in few words: which machine was sown and what was mended; then what the machines did. */
import { numbersOf } from '../../kit/events'
import type { Told } from '../../lib/board'
import type { DeedAt, Deeds, DeedWords, Gain, Turn } from '../../lib/deeds'
import type { View } from './reading'

type At = DeedAt<View>

const DREAM = { use: 'dmpic', view: '-2 -2 154 104' } // as in the legend
const machine = (n: number): string => `machine:${n}`
const all = (turn: Turn, ...events: string[]): Told[] => turn.lines.filter((line) => events.includes(line.event))

/** What a turn mended, built and found out. */
function gains(turn: Turn, { say }: At): Gain[] {
  const repaired = all(turn, 'repaired', 'removed').length
  return [
    ...all(turn, 'sent').map((line) => ({ words: say('deed-built', { section: numbersOf(line)[2] + 1 }), ...DREAM })),
    ...all(turn, 'unmasked').map(() => ({ words: say('deed-unmasked'), use: 'spy' })),
    ...(repaired ? [{ words: say('deed-repaired', { count: repaired }), use: 'i-hazard' }] : []),
    ...all(turn, 'restored').map((line) => ({ words: say('deed-restored', { machine: numbersOf(line)[0] + 1 }), use: 'i-gear' })),
  ]
}

function sown(turn: Turn, at: At): DeedWords | null {
  const [picked] = all(turn, 'picked')
  if (!picked) return null
  const [, from, direction] = numbersOf(picked)
  const last = all(turn, 'laid').at(-1)
  const end = last ? numbersOf(last)[2] : from
  const words = at.say(direction ? 'deed-sown-back' : 'deed-sown', { machine: from + 1, last: end + 1 })
  return { words, at: machine(end), gains: gains(turn, at), ...(end === from ? {} : { from: machine(from) }) }
}

/** The machines' turn: those that became critical, spies, and how many malfunctions came. */
function fallen(turn: Turn, { say }: At): DeedWords | null {
  const placed = all(turn, 'placed', 'redirected')
  const failed = all(turn, 'failed').map((line) => numbersOf(line)[0])
  const spies = all(turn, 'spy_came').map((line) => numbersOf(line)[0])
  if (turn.lines[0]?.ply === 0 || (!placed.length && !failed.length && !spies.length)) return null
  const one = (key: string, found: readonly number[]): string[] => (found.length ? [say(key, { count: found.length, machines: found.map((n) => n + 1).join(', ') })] : [])
  const told = [...one('deed-critical', failed), ...one('deed-spy', spies)]
  const gains = placed.length ? [{ words: say('deed-malfunctions', { count: placed.length }), use: 'i-hazard' }] : []
  const [first, ...others] = [...new Set([...failed, ...spies])].map(machine)
  return { words: told.length ? told.join(', ') : say('deed-machines'), gains, ...(first ? { at: first, traces: others } : {}) }
}

export const deeds: Deeds<View> = {
  turns: { opens: ['picked'], falls: ['placed', 'redirected', 'failed', 'spy_came', 'put_back', 'solo', 'character', 'dealt', 'won', 'lost_reserve', 'lost_critical', 'lost_spies'] },
  deed: (turn, at) => (turn.seat === null ? fallen(turn, at) : sown(turn, at)),
  head: (turn, say) => say('board-when', { turn }),
  lap: (view) => ({ now: Math.max(1, view.turn), first: null, player: view.player }),
}
