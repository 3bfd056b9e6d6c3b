/** The first word to a table: who comes, what they know already, and who of them has the device. */
import type { Hello, State } from '../generated/wire'
import { secretsOf } from './memory'
import { tongue } from './words.svelte'

const MOST = 8 // secrets

export interface Comes {
  readonly table: string
  readonly latest: State | null
  readonly talk: { readonly last: number }
  readonly device: { readonly holder: number | null }
  readonly past: { readonly seen: number }
}

export function helloOf(room: Comes): Hello {
  const secrets = Object.values(secretsOf(room.table)).slice(0, MOST)
  const known = { version: room.latest?.version ?? null, chat: room.talk.last, seen: room.past.seen }
  return { type: 'hello', secrets, lang: tongue.lang, ...known, hot: true, look: room.device.holder }
}
