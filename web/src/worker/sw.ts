/// <reference lib="webworker" />
/**
 * The service worker. It keeps one thing: the page for those who have no network, with the few files that this page is made of. Nothing of
 * the interface is ever kept or even seen by it, no table, no name: what `/api` says goes straight from the server to the page. It takes
 * the place of an older one only when somebody said so (`take`).
 *
 * The build (`worker.mjs`) fills in what is kept and the name of this version.
 */
declare const __KEPT__: string[]
declare const __VERSION__: string

const worker = self as unknown as ServiceWorkerGlobalScope
const OFFLINE = '/offline.html'
const OURS = 'broceliande-'
const NAME = OURS + __VERSION__
/** Where no page of ours stands. */
const NO_PAGE = /^\/(api|share|healthz|metrics)(\/|$)/

const files = __KEPT__
const kept = new Set(files)

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(files)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await worker.registration.navigationPreload?.enable()
      const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME)
      await Promise.all(old.map((name) => caches.delete(name)))
    })(),
  )
})

worker.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'take') void worker.skipWaiting()
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || NO_PAGE.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (kept.has(pathname)) event.respondWith(known(request))
})

/** A page comes from the server; where that cannot be reached, the one that says so. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    return ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error()
  }
}

/** A file whose name holds the hash of what is in it: the kept one is the right one. */
async function known(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
