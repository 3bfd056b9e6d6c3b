/** The line to a table: it says hello, keeps itself alive, and comes back by itself after a cut. */
import type { Bye, Hello, Incoming, Outgoing } from '../generated/wire'

export type Connection = 'joining' | 'open' | 'lost' | 'ended'

const PING = 6000 // the server cuts a line that is silent for 20 seconds
const SILENCE = 14_000
const PROMPT = 2000 // after a word of ours: then we ask, and as long again until the line is given up
const PATIENCE = [300, 700, 1500, 3000, 5000]
const PASSING = new Set(['closing', 'storage', 'rate_limited', 'trouble'])

/** Whether coming back is worth a try after a refusal or a farewell, or after no answer at all. */
export const passing = (code: string): boolean => PASSING.has(code) || code === 'gone' || code === ''

export class Wire {
  #socket: WebSocket | null = null
  #timer = 0
  #pings = 0
  #prompt = 0
  #heard = 0
  #tries = 0
  #over = false
  #bye: Bye | null = null

  constructor(
    private readonly table: string,
    private readonly hello: () => Hello,
    private readonly heard: (message: Outgoing) => void,
    private readonly changed: (connection: Connection, bye: Bye | null) => void,
    private readonly time: (now: number) => void,
  ) {
    addEventListener('online', this.#now)
    addEventListener('offline', this.#cut)
    document.addEventListener('visibilitychange', this.#now)
    this.#open()
  }

  #now = (): void => {
    if (document.visibilityState === 'hidden' || this.#over) return
    if (this.#socket?.readyState !== WebSocket.OPEN && this.#socket?.readyState !== WebSocket.CONNECTING) this.#open()
  }

  /** The system says there is no network: better said at once than found out. */
  #cut = (): void => {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    if (!this.#over) this.#closed()
  }

  #open(): void {
    clearTimeout(this.#timer)
    this.#bye = null
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/play`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      socket.send(JSON.stringify(this.hello()))
      socket.send('{"type":"ping"}') // its answer tells the time
      this.#heard = Date.now()
      clearInterval(this.#pings)
      this.#pings = window.setInterval(() => this.#alive(socket), PING)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now()
      const message = JSON.parse(event.data) as Outgoing
      if (message.type === 'bye') this.#bye = message
      else if (message.type === 'pong') this.time(message.now)
      else {
        this.#tries = 0
        this.changed('open', null)
        this.heard(message)
      }
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#closed()
    }
  }

  #alive(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE) socket.close()
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }

  /** Nothing has come since a word of ours went out: is anybody there? */
  #doubt(socket: WebSocket, since: number, asked = false): void {
    if (socket !== this.#socket || this.#heard > since) return
    if (asked) socket.close()
    else {
      this.#alive(socket)
      this.#prompt = window.setTimeout(() => this.#doubt(socket, since, true), PROMPT)
    }
  }

  #closed(): void {
    clearInterval(this.#pings)
    clearTimeout(this.#prompt)
    if (this.#over) return
    if (this.#bye && !passing(this.#bye.code)) {
      this.#over = true
      this.changed('ended', this.#bye)
      return
    }
    this.changed('lost', this.#bye)
    const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)] ?? 5000
    this.#tries += 1
    this.#timer = window.setTimeout(() => this.#open(), wait)
  }

  /** Whether it went out; what did not is sent again by whoever cares. */
  send(message: Incoming): boolean {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return false
    socket.send(JSON.stringify(message))
    clearTimeout(this.#prompt)
    const now = Date.now()
    this.#prompt = window.setTimeout(() => this.#doubt(socket, now), PROMPT)
    return true
  }

  end(): void {
    this.#over = true
    clearTimeout(this.#timer)
    clearTimeout(this.#prompt)
    clearInterval(this.#pings)
    removeEventListener('online', this.#now)
    removeEventListener('offline', this.#cut)
    document.removeEventListener('visibilitychange', this.#now)
    this.#socket?.close()
  }
}
