/** The HTTP part of the server. */
import type { Fault } from '../generated/wire'
import { patiently } from './again'
import { tongue } from './words.svelte'

/** Something the server does not do, with its reason in words; `gone` when it did not answer at all. */
export class Trouble extends Error {
  constructor(readonly code: string, readonly words: string) {
    super(code)
  }
}

async function ask<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret) headers.authorization = `Bearer ${secret}`
  const mark = path.includes('?') ? '&' : '?'
  const once = (): Promise<Response> =>
    fetch(`/api/${path}${mark}lang=${tongue.lang}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  let answer: Response
  try {
    answer = await (method === 'GET' ? patiently(once) : once()) // what does something is done once
  } catch {
    throw new Trouble('gone', tongue.say('trouble-gone'))
  }
  if (answer.status === 204) return undefined as T
  if (answer.ok) return (await answer.json()) as T
  const fault = (await answer.json().catch(() => null)) as Fault | null
  throw new Trouble(fault?.code ?? 'gone', fault?.words ?? tongue.say('trouble-gone'))
}

export const get = <T>(path: string, secret?: string): Promise<T> => ask<T>('GET', path, undefined, secret)
export const post = <T>(path: string, body: unknown, secret?: string): Promise<T> => ask<T>('POST', path, body, secret)
export const put = <T>(path: string, body: unknown, secret?: string): Promise<T> => ask<T>('PUT', path, body, secret)

export const del = <T>(path: string, body?: unknown, secret?: string): Promise<T> => ask<T>('DELETE', path, body, secret)

/** Words for whatever went wrong. */
export function wordsOf(wrong: unknown): string {
  return wrong instanceof Trouble ? wrong.words : tongue.say('trouble-unknown')
}
