/// <reference lib="webworker" />
/**
 * Calls that come while no page is open. What is said, and the words on the buttons, come sealed from the server; the worker shows it, opens
 * the table, puts it off or stops it.
 */
interface Call {
  id: string
  kind: string
  lang: string
  title: string
  text: string
  link: string
  stop: string
  tag: string
  waits: number
  deeds: { action: string; title: string }[]
}

const worker = self as unknown as ServiceWorkerGlobalScope
const PUSHED = '/api/me/calls/push'

/** What came, if it is one of ours. */
function read(data: PushMessageData | null): Partial<Call> {
  try {
    return (data?.json() ?? {}) as Partial<Call>
  } catch {
    return {} // a browser must show something for whatever comes
  }
}

/** A path of this site; anything else leads to the lobby. */
function within(link: string | undefined): string {
  const url = new URL(link ?? '/', worker.location.origin)
  return url.origin === worker.location.origin ? url.pathname + url.search + url.hash : '/'
}

/** A click does the first deed anyway: where only two buttons fit, they are the others. */
function fitting(deeds: Call['deeds']): Call['deeds'] {
  const most = (Notification as unknown as { maxActions?: number }).maxActions ?? 2
  return (deeds.length > most ? deeds.filter((deed) => deed.action !== 'open') : deeds).slice(0, most)
}

async function show(call: Partial<Call>, again = false): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const link = within(call.link)
  const looks = open.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === link)
  if (looks && call.kind !== 'test') return // they see it themselves
  const tag = call.tag || 'call'
  const same = (await worker.registration.getNotifications({ tag })).some((shown) => (shown.data as Call | null)?.id === call.id)
  const options: NotificationOptions & { renotify: boolean; actions: Call['deeds'] } = {
    body: call.text ?? '',
    lang: call.lang ?? '',
    tag, // a later call about a table takes the place of an earlier one
    renotify: !same && !again, // what comes twice rings once
    silent: again,
    icon: '/app/icon-192.png',
    badge: '/app/mono.png',
    data: call,
    actions: fitting(call.deeds ?? []),
  }
  await worker.registration.showNotification(call.title || 'Brocéliande', options)
}

async function badge(waits: number): Promise<void> {
  const { navigator } = worker as unknown as { navigator: Navigator }
  await (waits ? navigator.setAppBadge?.(waits) : navigator.clearAppBadge?.())?.catch(() => undefined)
}

/** The table: a page that shows it already, another one of ours, or a new one. */
async function open(link: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === new URL(link, worker.location.origin).pathname)
  if (there) await there.focus()
  else await worker.clients.openWindow(link)
}

async function send(path: string, body?: unknown): Promise<void> {
  const said = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(path, { method: 'POST', ...said })
  if (!answer.ok && answer.status !== 404) throw new Error(String(answer.status))
}

async function stop(call: Call): Promise<void> {
  await send(within(call.stop))
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe()
}

worker.addEventListener('push', (event) => {
  const call = read(event.data)
  event.waitUntil(Promise.all([show(call), badge(call.waits ?? 0)]))
})

worker.addEventListener('notificationclick', (event) => {
  const call = (event.notification.data ?? {}) as Call
  event.notification.close()
  const deeds: Record<string, () => Promise<void>> = {
    later: () => send('/api/me/calls/later', { call: call.id }),
    stop: () => stop(call),
    close: () => Promise.resolve(),
  }
  const deed = deeds[event.action]
  // what could not be said to the server is not lost: the call stays
  event.waitUntil(deed ? deed().catch(() => show(call, true)) : open(within(call.link)))
})

interface Change extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

/** The browser has another address from now on. */
async function moved(event: Change): Promise<void> {
  const key = event.oldSubscription?.options.applicationServerKey ?? ((await (await fetch('/api/me/calls')).json()) as { key: string }).key
  const made = event.newSubscription ?? (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = made.toJSON()
  await send(PUSHED, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth })
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as Change
  change.waitUntil(moved(change).catch(() => undefined))
})

export {}
