/** What a move costs and brings; of what nobody knows yet, only its back. */
import { GIFTS } from '../../art/pieces'
import { change, less, more, type Part } from '../../kit/payoff'
import { kindOf, nameIn, numberOf, type Say } from '../../kit/reading'
import type { CostProps } from '../../lib/board'
import { editionOf, ephemeral, giftName, permanent, type Edition } from './edition'
import { dreamsOfGift, exchangeable, outlook, priceOf } from './outlook'
import { ASK, obtainable, type View } from './reading'

/** A leaf, a gift by its name, an unknown one, a Secret, a dream, the cache; who is paid. */
export type Drawn = 'leaf' | 'gift' | 'secret' | 'moon' | 'cache' | 'grey' | 'arrow' | `g-${string}` | `to-${number}`
export type Payoff = Part<Drawn>[]
interface At { view: View; box: Edition; seat: number; say: Say }

const free = ({ say }: At): Part<Drawn> => ({ tone: 'free', text: say('board-free'), of: [], words: '' })
const pays = ({ say }: At, leaves: number, to: Drawn[] = []): Payoff =>
  leaves > 0 ? [{ tone: 'cost', text: less(leaves), of: ['leaf', ...to], words: say('card-costs', { what: say('n-leaves', { leaves }) }) }] : []
const leaves = ({ say }: At, count: number): Payoff =>
  count > 0 ? [{ tone: 'gain', text: more(count), of: ['leaf'], words: say('card-gains', { what: say('n-leaves', { leaves: count }) }) }] : []
const gains = ({ say }: At, gift: string): Payoff =>
  [{ tone: 'gain', text: more(1), of: [gift === 'none' ? 'gift' : `g-${gift}`], words: say('card-gains', { what: say('a-gift', { gift }) }) }]
/** Gifts that become another: a change, drawn as such. */
const turns = ({ say }: At, given: string[], gift: string): Payoff => {
  const of = (each: string): Drawn => (each === 'none' ? 'gift' : `g-${each}`)
  const named = (each: string): string => say('a-gift', { gift: each })
  const words = [...given.map((each) => say('card-costs', { what: named(each) })), say('card-gains', { what: named(gift) })].join(', ')
  return [{ tone: 'gain', text: '', of: [...given.map(of), 'arrow', of(gift)], words }]
}
const secret = ({ say }: At): Payoff => [{ tone: 'gain', text: more(1), of: ['secret'], words: say('card-gains', { what: say('card-a-secret') }) }]
const dream = ({ say }: At): Part<Drawn> => ({ tone: 'gain', text: '', of: ['moon'], words: say('card-a-dream') })
/** An exchange: known where only one gift can be exchanged. */
function swap(at: At): Payoff {
  const [only, ...others] = exchangeable(at.view, at.seat)
  return only === undefined || others.length ? turns(at, ['none'], 'none') : turns(at, [giftName(only)], giftName(only + 1))
}
const sleep = (at: At): Payoff => (dreamsOfGift(at.view, at.box, at.seat, GIFTS) ? gains(at, 'none') : [dream(at)])

function done(at: At, place: string): Payoff {
  switch (place) {
    case 'meadow':
      return gains(at, giftName(0))
    case 'nest':
      return gains(at, giftName(1))
    case 'pond':
      return sleep(at)
    case 'circle':
      return swap(at)
    case 'table':
      return secret(at)
    default:
      return gains(at, 'none')
  }
}

/** Going there, and acting there: the dues and whom they go to, then what the place gives; else what can be gathered. */
function there(at: At, hex: number): Payoff {
  const { place, dues, owed, short, useful, gather, alone } = outlook(at.view, at.box, at.seat, hex)
  const solitude = leaves(at, alone)
  if (short || !useful) return [...solitude, ...(gather > 0 ? leaves(at, gather) : [free(at)])]
  const to = [...new Set(dues.map((due): Drawn => (due.to === null ? 'grey' : `to-${due.to}`)))]
  const cost = owed ? pays(at, owed, to) : place === 'altar' || place === 'circle' ? [] : [free(at)]
  return [...cost, ...solitude, ...done(at, place)]
}

function used(at: At, face: number): Payoff {
  const { view, box, seat } = at
  const e = ephemeral(box, face)
  switch (e.effect) {
    case 'gain':
      return [...(obtainable(view, seat, GIFTS.indexOf(e.gift ?? 'clover')) ? gains(at, e.gift ?? 'none') : []), ...leaves(at, Math.min(e.leaves ?? 0, view.reserve))]
    case 'buy_fixed':
      return [...pays(at, Math.max(0, (e.price ?? 0) - (view.owner[8] === seat ? (permanent(box, 8).amount ?? 0) : 0))), ...gains(at, e.gift ?? 'none')]
    case 'recipe':
      return turns(at, e.give ?? [], e.take ?? 'none')
    case 'sleep':
      return sleep(at)
    case 'exchange':
      return swap(at)
    default:
      return gains(at, 'none')
  }
}

function arrow(at: At, which: number): Payoff {
  const along = at.box.arrow[which]
  const space: Part<Drawn> = { tone: 'gain', text: change(along?.from ?? 0, along?.to ?? 0), of: ['moon'], words: '' }
  const had = along?.gift && obtainable(at.view, at.seat, GIFTS.indexOf(along.gift))
  return had ? [space, ...gains(at, along.gift)] : [space]
}

function answer(at: At, name: string): Payoff {
  const { view, box } = at
  const cache = permanent(box, 2)
  if (name === 'yes') {
    const again = pays(at, permanent(box, view.repeat).cost ?? 0)
    return [...again, ...(view.repeat ? sleep(at) : swap(at))]
  }
  if (name === 'take') return leaves(at, Math.min(cache.take ?? 0, view.stash))
  if (name !== 'put') return [free(at)]
  const put = Math.min(cache.put ?? 0, view.reserve)
  return [{ tone: 'gain', text: change(view.stash, view.stash + put), of: ['cache'], words: at.say('board-stash', { count: view.stash + put }) }]
}

export function payoff({ move, view, you, edition, say }: CostProps<View>): Payoff {
  const at: At = { view, box: editionOf(edition), seat: you ?? view.player, say }
  const last = move.path.at(-1) ?? ''
  const number = numberOf(last)
  switch (kindOf(last)) {
    case 'hex':
      return view.question === ASK.step ? [free(at)] : there(at, number)
    case 'reserve':
      return view.reserve ? leaves(at, Math.min(at.box.leaves.gather, view.reserve)) : [free(at)]
    case 'gift': {
      if (view.question === ASK.exchange) return turns(at, [giftName(number)], giftName(number + 1))
      const price = priceOf(view, at.box, at.seat, number)
      return [...(price ? pays(at, price) : [free(at)]), ...gains(at, giftName(number))]
    }
    case 'arrow':
      return arrow(at, number)
    case 'tile':
      return secret(at)
    case 'secret':
      return used(at, number)
    case 'seat':
      return gains(at, giftName(view.wanted))
    case 'card':
      return [free(at)]
    default:
      return answer(at, nameIn(last))
  }
}
