/** One table, as this browser takes part in it: what is shown, what is chosen, what was said. */
import type { Bye, Line, Outgoing, RefusedOut, SeatOut, Sight, State } from '../generated/wire'
import type { View } from '../generated/views'
import type { MoveOut, SeatLook, Told } from './board'
import { Away } from './away.svelte'
import { grown, moving } from './chronicle'
import { stamped } from './clocks'
import { Device } from './device.svelte'
import { helloOf } from './hello'
import { Hints } from './hint.svelte'
import { still } from './settings.svelte'
import { keepPath, keptPath } from './memory'
import { Past } from './past.svelte'
import { next, going, picked } from './paths'
import { Wire, type Connection } from './socket'
import { Following } from './following'
import { hear } from './sound'
import type { Murmur, Stage } from './stage'
import { standingOf } from './status'
import { Talk } from './talk.svelte'
import { tongue } from './words.svelte'

interface Sent { id: string; version: number; move: number; seat: number }

const MOST_WAITING = 9 // states; more than that, and the board jumps to the last

export class Room implements Stage {
  connection = $state<Connection>('joining')
  bye = $state<Bye | null>(null)
  /** The last state heard, and the one on the board. */
  latest = $state.raw<State | null>(null)
  shown = $state.raw<State | null>(null)
  story = $state.raw<Told[]>([])
  play = $state.raw<Told[]>([])
  seats = $state.raw<SeatOut[]>([])
  watching = $state(0)
  oldest = $state(Number.MAX_SAFE_INTEGER)
  chosen = $state.raw<string[]>([])
  hot = $state<string | null>(null)
  murmur = $state.raw<Murmur | null>(null)
  sent = $state.raw<Sent | null>(null)
  answered = $state.raw<{ seat: number; version: number } | null>(null)
  /** The seat looked from, for those who hold several. */
  seat = $state<number | null>(null)

  readonly device = new Device()
  readonly hints = new Hints((message) => this.#wire.send(message))
  readonly away = new Away(this, (message) => this.#wire.send(message))
  readonly talk = new Talk((message) => this.#wire.send(message))
  readonly past = new Past(this, (message) => this.#wire.send(message))
  readonly sight = $derived<Sight | null>(
    this.shown?.sights.find((each) => each.seat === this.seat) ?? this.shown?.sights[0] ?? null,
  )
  readonly view = $derived((this.sight?.view ?? null) as unknown as View<Record<string, unknown>> | null)
  /** What you are asked, whoever else answers in the meantime. */
  readonly asking = $derived([this.sight?.question?.words, ...(this.sight?.moves ?? []).map((move) => move.id)].join())
  readonly busy = $derived(this.play.length > 0 || this.sent !== null)
  readonly moves = $derived<MoveOut[]>(this.busy || this.connection !== 'open' ? [] : (this.sight?.moves ?? []))
  readonly lit = $derived<ReadonlySet<string>>(next(this.moves, this.chosen))
  readonly left = $derived<MoveOut[]>(going(this.moves, this.chosen))
  readonly names = $derived<Record<string, string>>(this.sight?.things ?? {})
  readonly looks = $derived<SeatLook[]>(
    this.seats.map((each) => ({ seat: each.seat, name: this.nameOf(each.seat), index: each.seat })),
  )
  /** The table was cleared away before the game was over. */
  readonly closed = $derived(this.latest?.status === 'over' && !this.latest.sights[0]?.view['over'])
  readonly asked = $derived<number[]>(this.closed ? [] : (this.view?.asked ?? []))
  readonly several = $derived(this.device.several)
  readonly over = $derived(this.closed || (this.view?.over ?? false))
  readonly you = $derived(this.sight?.seat ?? null)
  readonly question = $derived(this.busy ? null : (this.sight?.question ?? null))
  readonly takeBack = $derived(!this.busy && this.sight?.undo === 'free' ? () => this.undo() : null)

  #waiting: State[] = []
  #wire: Wire
  #guard = 0
  #asking: string[] = []
  #hush = 0
  #fresh = false
  readonly #following = new Following(() => (still.matches || document.hidden ? 0 : still.rate))

  constructor(readonly table: string, readonly game: string) {
    this.#wire = new Wire(table, () => helloOf(this), (message) => this.#heard(message), (connection, bye) => Object.assign(this, { connection, bye }), (now) => this.away.set(now))
  }

  readonly nameOf = (seat: number): string => this.seats[seat]?.name || tongue.say('seat-name', { number: seat + 1 })
  readonly status = (seat: number): string => standingOf(this, seat)
  readonly absent = (seat: number): boolean => this.away.absent(seat)

  // What comes

  #heard(message: Outgoing): void {
    if (!this.device.lets(message)) return
    switch (message.type) {
      case 'state':
        return this.#state(message)
      case 'seats':
        Object.assign(this, { seats: message.seats, watching: message.watching })
        return this.away.heard(message.absences)
      case 'said':
        return this.talk.heard(message.lines)
      case 'pointed':
        return this.talk.seen(message.seat, message.thing)
      case 'story':
        this.oldest = message.first >= (message.lines[0]?.version ?? 0) ? -1 : (message.lines[0]?.version ?? -1)
        this.story = [...grown([], message.lines as Line[], -1), ...this.story]
        return
      case 'since':
        return this.past.heard(message)
      case 'ack': // written down; the state that holds it follows, and until then nothing is asked anew
        if (this.sent?.id === message.id && (this.latest?.version ?? 0) > this.sent.version) this.sent = null
        return
      case 'refused':
        return this.#refused(message)
      case 'allowed':
        return void this.#asking.shift()
      case 'advised':
        return this.hints.heard(message)
    }
  }

  #state(state: State): void {
    const anew = this.latest === null || state.since !== this.latest?.version
    this.latest = stamped(state)
    Object.assign(this, { seats: state.seats, watching: state.watching })
    this.away.heard(state.absences)
    this.talk.heard(state.chat)
    if (this.sent && state.version > this.sent.version) [this.sent, this.chosen] = [null, []] // the same may be asked again
    else if (this.sent) this.#resend()
    this.#waiting.push(state)
    if (anew || this.#waiting.length > MOST_WAITING || document.hidden) this.skip()
    else this.#go()
  }

  /** Show the next state that waits: the board lets its events happen, then the moves come. */
  #go(): void {
    if (this.play.length) return
    const state = this.#waiting.shift()
    if (!state) return
    this.#show(state)
    const events = still.matches || this.past.stage ? [] : moving(state.story)
    this.play = events
    if (!events.length) return this.#settled()
    this.#following.begins(events, this.you, this.#waiting.length)
    this.#guard = window.setTimeout(() => this.done(), 1500 + 1600 * events.length)
  }

  #show(state: State): void {
    const before = this.shown?.version
    const asking = this.asking
    this.story = grown(this.story, state.story, state.since)
    this.shown = state
    this.seat = this.device.eyes(state, this.seat)
    if (this.oldest === Number.MAX_SAFE_INTEGER) this.oldest = state.since < 0 ? -1 : state.since + 1
    if (before === state.version) return
    if (before === undefined) this.chosen = keptPath(this.table, state.version)
    else if (this.asking !== asking) this.chosen = [] // whatever others answer, what is half chosen stays
    if (!going(this.sight?.moves ?? [], this.chosen).length) this.chosen = []
    this.#lay(this.chosen)
    this.#fresh = before !== undefined
  }

  #settled(): void {
    if (this.#fresh) hear(this.sight?.question ? 'turn' : this.over && this.you !== null && this.view?.places[this.you] === 1 ? 'won' : null)
    this.#fresh = false
    this.#go()
  }

  /** The board has shown what it was given. */
  done(): void {
    clearTimeout(this.#guard)
    if (!this.play.length) return
    if ((this.#guard = this.#following.rests(this.#waiting.length, () => this.done()))) return
    this.play = []
    this.#settled()
  }

  /** Jump to how the table stands now. */
  skip(): void {
    clearTimeout(this.#guard)
    const states = this.#waiting
    this.#waiting = []
    this.play = []
    for (const state of states) this.#show(state)
    this.#settled()
  }

  // What goes

  #resend(): void {
    const sent = this.sent
    if (sent) this.#wire.send({ type: 'answer', ...sent })
  }

  answer(move: MoveOut): void {
    if (this.you === null || !this.shown || this.busy) return
    this.sent = { id: crypto.randomUUID(), version: this.shown.version, move: move.id, seat: this.you }
    this.answered = this.sent
    this.murmur = null
    keepPath(this.table, 0, [])
    this.#resend()
  }

  pick(thing: string): void {
    if (this.play.length) return this.skip()
    if (this.sent) return
    this.murmur = null
    if (thing === this.chosen.at(-1) && !this.lit.has(thing)) return this.back()
    if (this.chosen.includes(thing) && this.left.some((move) => move.any_order)) return this.#lay(this.chosen.filter((each) => each !== thing))
    const step = picked(this.moves, this.chosen, thing)
    if (step.refused) return this.#whyNot(thing)
    if (!step.move) return this.#lay(step.path)
    this.chosen = step.path
    this.answer(step.move)
  }

  /** Go along a path as far as its last thing, which stays to be picked. */
  lead(path: readonly string[]): void {
    if (this.busy || !going(this.moves, path).length) return
    this.murmur = null
    this.#lay(path.slice(0, -1))
  }

  /** What would a druid do? Asked again, it is put away. */
  hint(): void {
    if (this.hints.open) return this.hints.close()
    if (this.you !== null && this.shown) this.hints.ask(this.you, this.shown.version, this.asking)
  }

  /** Take the last thing of the path back. */
  back(): void {
    this.murmur = null
    this.#lay(this.chosen.slice(0, -1))
  }

  /** What is chosen so far outlasts a reload, where nobody else may press the button. */
  #lay(path: string[]): void {
    this.chosen = path
    if (this.shown && !this.device.hot) keepPath(this.table, this.shown.version, this.chosen)
  }

  #whyNot(thing: string): void {
    if (this.connection !== 'open') return this.whisper(tongue.say('murmur-lost'), '', thing)
    if (this.you === null) return this.whisper(tongue.say('murmur-watching'), '', thing)
    if (this.latest?.status === 'open') return this.whisper(tongue.say('murmur-waiting'), '', thing)
    this.#asking.push(thing)
    this.#wire.send({ type: 'why_not', seat: this.you, path: [...this.chosen, thing] })
  }

  #refused(message: RefusedOut): void {
    if (this.talk.refused(message)) return void (message.state && this.#state(message.state))
    const ofHint = this.hints.refused(message)
    const answered = this.sent !== null && message.id === this.sent.id
    if (answered) [this.sent, this.chosen] = [null, []]
    const thing = answered || message.id ? null : (this.#asking.shift() ?? null)
    if (message.state) this.#state(message.state)
    if (!ofHint) this.whisper(message.words, message.rule, thing)
  }

  whisper(words: string, rule = '', thing: string | null = null): void {
    this.murmur = { words, rule, thing }
    hear('refused')
    clearTimeout(this.#hush)
    this.#hush = window.setTimeout(() => (this.murmur = null), 9000)
  }

  undo(): void {
    if (this.you === null || !this.latest) return
    this.#wire.send({ type: 'undo', seat: this.you, version: this.latest.version, id: crypto.randomUUID() })
  }

  vote(yes: boolean): void {
    if (this.you === null || !this.latest) return
    this.#wire.send({ type: 'vote', seat: this.you, version: this.latest.version, yes })
  }

  readonly older = (): void => void (this.oldest > 0 && this.#wire.send({ type: 'story', before: this.oldest }))
  readonly speak = (): void => void this.#wire.send({ type: 'speak', lang: tongue.lang })

  /** The device goes to somebody, or to nobody: nothing of what others know stays in this page. */
  hand(seat: number | null): void {
    clearTimeout(this.#guard)
    this.device.take(seat)
    ;[this.#waiting, this.#asking] = [[], []]
    this.latest = this.shown = this.sent = this.murmur = this.hot = null
    this.story = this.play = this.chosen = []
    this.oldest = Number.MAX_SAFE_INTEGER
    this.hints.close()
    this.#wire.send({ type: 'look', seat })
  }

  end(): void {
    clearTimeout(this.#guard)
    clearTimeout(this.#hush)
    this.hints.close()
    this.away.end()
    this.past.end()
    this.#wire.end()
  }
}
