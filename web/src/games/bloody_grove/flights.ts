/** Motion tells what happened (LOOKS §6): cards and tokens fly over the page from where they were to where they lie now. */
import { tick } from 'svelte'
import type { BloodyGroveEvent } from '../../generated/views'
import { shape, SMOOTH, stir, travel, WALK, type Cut } from '../../kit/flights'
import type { Told } from '../../lib/board'
import { toldOf } from './events'

const DEAL = 260
const LAND = 'cubic-bezier(.3,1.2,.5,1)'

interface Seen { box: DOMRect; body: Element }

const shown = (found: Element): boolean => {
  const box = found.getBoundingClientRect()
  return box.width > 0 && box.height > 0
}

/** Where a thing or a place of the table is drawn now. */
function find(...names: string[]): Element | null {
  for (const name of names) {
    const at = name.startsWith('@') ? `[data-spot="${name.slice(1)}"]` : `[data-thing="${name}"]`
    const found = [...document.querySelectorAll(at)].find(shown)
    if (found) return found
  }
  return null
}

function see(...names: string[]): Seen | null {
  const found = find(...names)
  return found ? { box: found.getBoundingClientRect(), body: found } : null
}

/** The drawing of a thing, copied. */
const copy = (of: Element | null): Element | null => (of?.querySelector('svg.card, svg.token') ?? null)?.cloneNode(true) as Element | null

interface Way { time?: number; delay?: number; turns?: boolean; fades?: boolean }

/** A drawing goes from one box to another; it turns over on the way if it was face down. */
async function carry(drawing: Element | null, from: DOMRect, to: DOMRect, cut: Cut, { time = WALK, delay = 0, turns = false, fades = false }: Way = {}): Promise<void> {
  const body = drawing && !cut() ? shape('flier', drawing) : null
  if (!body) return
  body.style.width = `${to.width}px`
  const at = (box: DOMRect, size: number, lift: number, flat = 1): string =>
    `translate(${box.x + box.width / 2 - to.width / 2}px, ${box.y + box.height / 2 - to.height / 2 - lift}px) scale(${(size * flat).toFixed(3)}, ${size.toFixed(3)})`
  const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, (from.width + to.width) / 2, (from.height + to.height) / 2)
  const [small, large] = [from.width / to.width || 1, 1]
  const frames: Keyframe[] = [
    { transform: at(from, small, 0, turns ? 0.05 : 1), opacity: 1 },
    { transform: at(middle, ((small + large) / 2) * 1.12, 26), opacity: 1, offset: 0.55 },
    { transform: at(to, fades ? 0.4 : large, 0), opacity: fades ? 0 : 1 },
  ]
  await travel(body, frames, { duration: time, delay, easing: fades ? SMOOTH : LAND }, cut)
}

/** What was there before, remembered so that it can fly from there. */
export class Before {
  #seen = new Map<string, Seen & { drawing: Element | null }>()

  constructor(...names: (string | null)[]) {
    for (const name of names) {
      const found = name ? see(name) : null
      if (name && found) this.#seen.set(name, { ...found, drawing: copy(found.body) })
    }
  }

  of(...names: string[]): { box: DOMRect; drawing: Element | null } | null {
    for (const name of names) {
      const found = this.#seen.get(name)
      if (found) return found
    }
    return null
  }
}

/** A thing goes from where it was (or came from) to where it is now; it is not seen twice. */
async function fly(before: Before, thing: string, from: string[], to: string[], cut: Cut, way: Way = {}): Promise<void> {
  const source = before.of(thing, ...from)
  const target = see(thing, ...to)
  if (!source || !target) return
  const own = target.body.matches(`[data-thing="${thing}"]`) ? (target.body as HTMLElement) : null
  const drawing = copy(own) ?? before.of(thing)?.drawing ?? copy(target.body)
  if (own) own.style.visibility = 'hidden'
  try {
    await carry(drawing, source.box, target.box, cut, { turns: !before.of(thing), ...way })
  } finally {
    if (own) own.style.visibility = ''
  }
}

/** A thing that leaves the table. */
async function vanish(before: Before, thing: string, cut: Cut): Promise<void> {
  const source = before.of(thing)
  if (!source) return
  const { x, y, width, height } = source.box
  await carry(source.drawing, source.box, new DOMRect(x + 30, y - 70, width, height), cut, { time: 620, fades: true })
}

/** A thing turns over where it lies. */
async function turn(thing: string, cut: Cut, time = 480): Promise<void> {
  const found = find(thing)
  if (found) await stir(found, [{ scale: '1 1' }, { scale: '0 1.1', offset: 0.4 }, { scale: '1.25 1.25', offset: 0.75 }, { scale: '1 1' }], { duration: time, easing: SMOOTH }, cut)
}

/** Something is held up for a moment. */
async function raise(name: string, cut: Cut, time = WALK): Promise<void> {
  const found = find(name)
  if (found) await stir(found, [{ translate: '0 0', scale: '1' }, { translate: '0 -10px', scale: '1.2', offset: 0.45 }, { translate: '0 0', scale: '1' }], { duration: time, easing: SMOOTH }, cut)
}

/** The things whose places an event needs to remember before it happens. */
export function watched(told: Told, tokens: readonly number[], hand: readonly number[]): (string | null)[] {
  const [a, b, c] = toldOf(told)
  const of = (card: number, ...more: string[]) => [`card:${card}`, ...more]
  switch (told.event as BloodyGroveEvent) {
    case 'offered':
      return of(a, '@stack')
    case 'drawn':
      return of(a, '@deck:0', '@deck:1')
    case 'drew':
    case 'bottom':
      return of(b, `@deck:${a}`)
    case 'summoned':
    case 'transforming':
    case 'transformed':
      return of(b, `@hand:${a}`)
    case 'recruited':
      return of(b, 'pile:0', 'pile:1', 'pile:2')
    case 'placed':
      return [`token:${b}`, `@token:${b}`, `card:${c}`]
    case 'moved':
    case 'taken':
    case 'destroyed':
      return of(b)
    case 'replaced':
    case 'added':
      return [`card:${b}`, ...Array.from({ length: 12 }, (_, i) => `card:${48 + i}`)]
    case 'boxed':
      return of(a)
    case 'tucked':
      return hand.map((card) => `card:${card}`)
    case 'discarded':
      return tokens.map((token) => `token:${token}`)
    default:
      return []
  }
}

/** Show one event that has just been applied. `mine`: the hand that is seen; `taken`: the Venerable in the air before it. */
export async function show(told: Told, before: Before, hand: readonly number[], tokens: readonly number[], taken: number, cut: Cut): Promise<void> {
  await tick()
  const [a, b, c] = toldOf(told)
  switch (told.event as BloodyGroveEvent) {
    case 'offered':
      return fly(before, `card:${a}`, ['@stack'], [], cut, { time: DEAL })
    case 'drawn': {
      const card = see(`card:${a}`)
      const seat = card ? ['@deck:0', '@deck:1'].find((name) => before.of(name) && near(before.of(name)?.box, card.box)) : undefined
      return fly(before, `card:${a}`, [seat ?? '@deck:0'], [], cut, { time: DEAL })
    }
    case 'summoned':
      return fly(before, `card:${b}`, [`@hand:${a}`], [], cut)
    case 'transforming':
      return fly(before, `card:${b}`, [`@hand:${a}`], [`@druid:${a}`], cut)
    case 'transformed':
      return fly(before, `card:${b}`, [], [`@druid:${a}`], cut)
    case 'moved':
      return fly(before, `card:${b}`, [], [], cut)
    case 'recruited': {
      const pile = b >= 18 ? `pile:${Math.floor((b - 18) / 10)}` : ''
      const found = before.of(pile)
      const target = see(`card:${b}`, c === 0 ? `@hand:${a}` : `@deck:${a}`, `seat:${a}`)
      return found && target ? carry(found.drawing, found.box, target.box, cut, { time: WALK + 80 }) : undefined
    }
    case 'turned_up':
      return turn(`pile:${Math.floor((a - 18) / 10)}`, cut, 340)
    case 'placed':
      return fly(before, `token:${b}`, [`@token:${b}`], [`card:${c}`], cut)
    case 'looked':
      return raise(`token:${b}`, cut, 520)
    case 'learned':
      return turn(`token:${a}`, cut, 560)
    case 'revealed':
      return turn(`token:${a}`, cut, 620)
    case 'destroyed':
    case 'boxed':
      return vanish(before, `card:${told.event === 'boxed' ? a : b}`, cut)
    case 'taken':
      return fly(before, `card:${b}`, [], [], cut)
    case 'replaced':
      return void (await Promise.all([vanish(before, `card:${b}`, cut), fly(before, `card:${taken}`, [], [], cut, { time: 560 })]))
    case 'added':
      return fly(before, `card:${taken}`, [], [], cut, { time: 560 })
    case 'bottom':
      return fly(before, `card:${b}`, [`@deck:${a}`], [], cut, { time: 520 })
    case 'tucked':
      return tuck(before, a, hand, cut)
    case 'discarded':
      return void (await Promise.all(tokens.map((token) => fly(before, `token:${token}`, [], ['@discard'], cut))))
    case 'refilled':
      return void (await Promise.all(tokens.map((token) => turn(`token:${token}`, cut))))
  }
}

const near = (a: DOMRect | undefined, b: DOMRect): boolean => a !== undefined && a.y + a.height / 2 > b.y - innerHeight / 3

/** A hand goes under its deck. */
async function tuck(before: Before, seat: number, hand: readonly number[], cut: Cut): Promise<void> {
  const deck = see(`@deck:${seat}`, `seat:${seat}`)
  if (!deck) return
  const cards = hand.flatMap((card) => before.of(`card:${card}`) ?? [])
  await Promise.all(cards.map(({ box, drawing }, i) => carry(drawing, box, deck.box, cut, { delay: i * 60, time: 360 })))
}

/** Red leaves fall over the glade: the game is won. */
export async function victory(cut: Cut): Promise<void> {
  const falling = Array.from({ length: 26 }, async (_, i) => {
    const leaf = shape(`leaf l${i % 3}`)
    if (!leaf) return
    const x = ((i * 37) % 100) / 100
    const at = (t: number): Keyframe => ({ transform: `translate(${innerWidth * x + Math.sin(t * 5 + i) * 40}px, ${innerHeight * (t * 1.1 - 0.08)}px) rotate(${t * 300 + i * 40}deg)`, opacity: t > 0.9 ? 0 : 1 })
    await travel(leaf, [0, 0.25, 0.5, 0.75, 1].map(at), { duration: 1300, delay: (i % 9) * 40, easing: 'linear' }, cut)
  })
  await Promise.all(falling)
}
