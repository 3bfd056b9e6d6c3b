/** Whether this browser can be called, and how it comes to be. Nothing is asked of it before somebody says yes. */
import type { CallsOut } from '../generated/wire'
import { del, post } from '../lib/api'

/** none: it cannot; install: it could from the home screen; refused: it was told not to; off, on. */
export type Bell = 'none' | 'install' | 'refused' | 'off' | 'on'

/** The browser did not say yes; `unsure`: it did not say no either. */
export class NotAllowed extends Error {
  constructor(readonly unsure: boolean) {
    super('not allowed')
  }
}

const WAITS = 5000 // milliseconds for a worker to be there

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

const apple = (): boolean => /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1)
const installed = (): boolean => matchMedia('(display-mode: standalone)').matches

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), WAITS))
  if (!(await navigator.serviceWorker.getRegistration())) await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  return Promise.race([navigator.serviceWorker.ready, late])
}

const able = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** How it stands with this browser, as far as the browser itself knows. */
export async function bell(): Promise<Bell> {
  if (!able()) return apple() && !installed() && window.isSecureContext ? 'install' : 'none'
  if (Notification.permission === 'denied') return 'refused'
  const worker = await registration()
  if (!worker) return 'none'
  return Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** What a subscription was made with, as the server writes it. */
function keyOf(subscription: PushSubscription): string {
  const raw = subscription.options.applicationServerKey
  if (!raw) return ''
  return btoa(String.fromCharCode(...new Uint8Array(raw))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Call me here. The browser asks its own question now, and only now. */
export async function switchOn(key: string): Promise<CallsOut> {
  const answer = await Notification.requestPermission()
  if (answer !== 'granted') throw new NotAllowed(answer !== 'denied')
  const worker = await registration()
  if (!worker) throw new Error('no worker')
  const old = await worker.pushManager.getSubscription()
  if (old && keyOf(old) !== key) await old.unsubscribe() // made for another place that was here before
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  return post<CallsOut>('me/calls/push', { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', zone: zone() })
}

/** No more calls here: the server forgets this browser, and the browser the server. */
export async function switchOff(way: string): Promise<CallsOut> {
  const now = await del<CallsOut>(`me/calls/ways/${way}`)
  const worker = await registration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return now
}
