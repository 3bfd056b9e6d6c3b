"""A browser that can be called, as the small Chromium of these tests cannot."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

from tests.server.calls.asking import listening
from tests.server.calls.receivers import PushBrowser, Receiver
from tests.web.conftest import DESK, Visit
from tests.web.test_people import played
from tests.web.visitor import Visitor

# The browser of tests shows no notifications and knows no push service: what it would ask, and
# what it would make of a yes, stands in for it. Everything else is the page's own.
BROWSER = """made => {
  let may = made.permission, mine = null
  window.asked = 0
  const kept = () => mine ?? (sessionStorage.sub ? make() : null)
  const make = () => ({
    endpoint: made.endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: made.endpoint, keys: made.keys }),
    unsubscribe: async () => { sessionStorage.removeItem('sub'); mine = null; return true },
  })
  Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.may ?? may })
  Notification.requestPermission = async () => {
    window.asked += 1
    return (sessionStorage.may = made.answer)
  }
  PushManager.prototype.getSubscription = async () => kept()
  PushManager.prototype.subscribe = async () => { sessionStorage.sub = '1'; return (mine = make()) }
}"""
# In the worker, step by step: something is pushed, pressed, or the network breaks; after each, what
# the browser is asked to show, to open, and what is said to the server. The small Chromium of
# these tests has no push, no notifications and no badge of its own, and ends where it is asked.
SCENE = """async steps => {
  const here = ServiceWorkerRegistration.prototype, real = self.fetch, told = []
  let shown = [], opened = [], said = [], broken = false, badge = 0
  WorkerNavigator.prototype.setAppBadge = async count => void (badge = count)
  WorkerNavigator.prototype.clearAppBadge = async () => void (badge = 0)
  here.showNotification = async (title, options) => {
    shown = [...shown.filter(each => each.tag !== options.tag), { title, ...options }]
  }
  here.getNotifications = async ({ tag } = {}) => shown.filter(each => !tag || each.tag === tag)
  Clients.prototype.openWindow = async link => void opened.push(link)
  self.fetch = async (to, how) => {
    said.push([String(to), how?.body ?? ''])
    if (broken) throw new TypeError('no network')
    return real(to, how)
  }
  const happen = async event => {
    const waits = []
    Object.defineProperty(event, 'waitUntil', { value: promise => waits.push(promise) })
    self.dispatchEvent(event)
    await Promise.all(waits)
  }
  for (const [what, value] of steps) {
    if (what === 'push') await happen(new PushEvent('push', { data: JSON.stringify(value) }))
    if (what === 'break') broken = value
    if (what === 'move') {
      const newSubscription = { toJSON: () => value }
      const event = new ExtendableEvent('pushsubscriptionchange')
      await happen(Object.assign(event, { newSubscription }))
    }
    if (what === 'press') {
      const event = new ExtendableEvent('notificationclick')
      const notification = { ...shown.pop(), close: () => undefined }
      await happen(Object.assign(event, { action: value, notification }))
    }
    told.push(JSON.parse(JSON.stringify({ shown, opened, said, badge })))
  }
  self.fetch = real
  return told
}"""


@contextmanager
def rung(visit: Visit, lang: str = "fr", answer: str = "granted") -> Iterator[tuple[Any, ...]]:
    """Somebody with a game, on the page about themselves, in a browser that can be called."""
    browser = PushBrowser()
    with listening(Receiver()) as service:
        guest, table = played(visit, lang, DESK)
        able(guest, browser, f"{service.url}/p/1", answer)
        guest.page.goto("/me")
        yield guest, table, browser, service


def able(guest: Visitor, browser: PushBrowser, endpoint: str, answer: str = "granted") -> None:
    """From its next page on, the browser can be called, and says so when it is asked."""
    made = {"endpoint": endpoint, "keys": browser.keys, "permission": "default", "answer": answer}
    guest.page.add_init_script(f"({BROWSER})({json.dumps(made)})")


def scene(page: Page, *steps: tuple[str, Any]) -> list[Any]:
    """What the worker does, step by step."""
    page.evaluate("navigator.serviceWorker.ready.then(found => found.active.state)")
    told: list[Any] = page.context.service_workers[-1].evaluate(SCENE, [*map(list, steps)])
    return told
