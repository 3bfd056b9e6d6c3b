/** The card of a move: what it is, and what one does there; a risk before its reward. */
import { kindOf, numberOf } from '../../kit/reading'
import type { CardOf, CardWords, GameModule } from '../../lib/board'
import { askedOf, mayRob, pawnOf, type Asked } from './asked'
import { ASK, CIRCLES, keyed, MOUNTAIN_TILES, RESOURCES, ROLES, ROOM } from './names'
import { bit, cloudOn, regionName, roleName, sideOf, type View } from './reading'

const LAST = 99 // whoever does nothing is last in the list
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const roleTitle = ({ role, say }: Asked): string => capital(roleName(role, say))
const decline = (key: string, { say }: Asked): CardWords => ({ title: say(`card-${key}-decline`), note: say(`card-${key}-decline-note`), rank: LAST })
const landOf = ({ view, box }: Asked, region: number): string => [...box.sides[sideOf(view)].regions.values()].find((each) => each.number === region)?.land ?? ''

/** What a role does, in a few words. */
function does({ box, role, say }: Asked, key: string): string {
  const entry = box.data.role[role]
  return say(`card-${key}-${entry?.kind ?? 'witch'}`, { first: entry?.landscapes?.[0] ?? '', second: entry?.landscapes?.at(-1) ?? '', bonus: entry?.brave_bonus ?? 0 })
}

function chosen(at: Asked): CardWords {
  const { view, box, say } = at
  const cursed = bit(view.cursed, at.role)
  return { title: roleTitle(at), note: cursed ? say('card-cursed', { points: box.data.cursed.points }) : does(at, 'role'), rank: cursed ? 1 : 0 }
}

function picked(at: Asked): CardWords {
  const roles = at.path.map(numberOf)
  const cursed = roles.filter((role) => bit(at.view.cursed, role)).length
  if (roles.length === 1) return chosen(at)
  return { title: at.say('card-keep', { cards: roles.length }), note: roles.map((role) => at.say(keyed('card-short', ROLES[role] ?? ''))).join(', '), rank: cursed }
}

function led(at: Asked): CardWords {
  const { view, you, role, answer, say } = at
  const rank = bit(view.cursed, role) ? 1 : 0
  if (answer === 'none') return { title: roleTitle(at), note: say('card-lead-none'), rank }
  const risk = answer === 'cowardly' ? 'coward' : mayRob(view, you, role).length ? 'risk' : 'safe'
  return { title: roleTitle(at), note: say(`card-lead-${risk}`, { does: does(at, answer === 'brave' ? 'brave' : 'cowardly') }), rank }
}

function followed(at: Asked): CardWords {
  const { view, you, role, answer, say } = at
  if (answer !== 'brave') return { title: say('card-cowardly-title'), note: does(at, 'meek') }
  return { title: say('card-brave-title'), note: say(mayRob(view, you, role).length ? 'card-risk' : 'card-safe', { does: does(at, 'brave') }), rank: 1 }
}

function mode(at: Asked): CardWords {
  const { kind, number, answer, say } = at
  if (kind === 'resource') return { title: say('thing-resource', { resource: RESOURCES[number] ?? '' }), note: say('card-mode-take-note') }
  const rank = answer === 'brave_coward' || answer === 'five_points' ? 1 : 0
  return { title: say(keyed('card-mode', answer)), note: answer === 'action' ? does(at, 'meek') : say(keyed('card-mode', answer, 'note')), rank }
}

function moved(at: Asked): CardWords {
  const { view, box, kind, number, say } = at
  if (kind !== 'region') return decline('move', at)
  const region = number % ROOM.regions
  const landscape = landOf(at, region)
  return { title: regionName(box, view.side, region, say), note: say(view.owed ? 'card-move-owed' : 'card-move', { pawn: pawnOf(at) + 1, landscape }) }
}

function delivered(at: Asked): CardWords {
  const { view, box, kind, number, say } = at
  if (kind !== 'tower') return decline('deliver', at)
  const tower = box.sides[sideOf(view)].towers[number % ROOM.towers]
  if (!tower) return { title: say('card-market'), note: say('card-market-note', { pawn: pawnOf(at) + 1 }) }
  const title = say('card-tower', { shape: tower.square ? 'square' : 'round', colour: RESOURCES[tower.colour] ?? '' })
  return { title, note: say('card-tower-note', { pawn: pawnOf(at) + 1, number: tower.number + 1 }) }
}

function dispelled(at: Asked): CardWords {
  const { view, box, kind, number, say } = at
  const spot = number % ROOM.spots
  const cloud = kind === 'cloud' ? cloudOn(view, box, spot) : null
  if (!cloud) return decline('dispel', at)
  const region = box.sides[sideOf(view)].spots[spot]?.region ?? 0
  return { title: say('card-cloud', { effect: cloud.effect, colour: RESOURCES[cloud.colour] ?? '' }), note: regionName(box, view.side, region, say), rank: cloud.stars }
}

function bids({ view, you, answer, say }: Asked): CardWords {
  const number = Number(answer)
  const resource = RESOURCES[view.bidding[you] ?? 0] ?? ''
  return number ? { title: say('n-resource', { resource, number }), note: say('card-bid-note'), rank: number } : { title: say('card-bid-none'), note: say('card-bid-none-note') }
}

function used(at: Asked): CardWords {
  if (at.answer !== 'take') return decline('tile', at)
  const { view, box, say } = at
  const tile = view.tile[view.space] ?? -1
  return { title: say('card-tile-take'), note: say(keyed('card-tile', MOUNTAIN_TILES[tile] ?? 'potions'), { wands: box.data.mountain_tile[tile]?.wands ?? 0 }) }
}

/** Yes or no: what is done, and what stays. */
const either = (key: string, yes: string) => (at: Asked): CardWords => (at.answer === yes ? { title: at.say(`card-${key}`), note: at.say(`card-${key}-note`) } : decline(key, at))

function raced(at: Asked): CardWords {
  const { view, box, kind, number, say } = at
  const circle = box.sides[sideOf(view)].circles.find((each) => each.number === number)
  return kind === 'circle' ? { title: say('card-circle', { circle: CIRCLES[number] ?? '' }), note: regionName(box, view.side, circle?.region ?? 0, say) } : decline('move', at)
}

const OF: Record<number, (at: Asked) => CardWords> = {
  [ASK.choose]: chosen, [ASK.pick]: picked, [ASK.lead]: led, [ASK.follow]: followed, [ASK.mode]: mode, [ASK.move]: moved, [ASK.turbo]: raced,
  [ASK.keep]: ({ answer, say }) => ({ title: say('card-keep', { cards: Number(answer) }), note: say('card-keep-note', { cards: Number(answer) }) }),
  [ASK.extra]: (at) => (kindOf(at.path[0] ?? '') === 'role' ? chosen(at) : decline('extra', at)),
  [ASK.gather]: either('gather', 'take'), [ASK.tile]: used, [ASK.deliver]: delivered, [ASK.dispel]: dispelled, [ASK.bid]: bids, [ASK.set]: either('set', 'hand_in'),
  [ASK.order]: ({ answer, say }) => ({ title: say(keyed('card-order', answer)), note: say(keyed('card-order', answer, 'note')) }),
}
/** A role card of which it is still open how it is played. */
export const way: NonNullable<GameModule<View>['way']> = (thing, at) => (kindOf(thing) === 'role' ? chosen(askedOf({ id: -1, path: [thing], words: '' }, at)) : null)
export const card: CardOf<View> = (move, at) => {
  const asked = askedOf(move, at)
  return OF[asked.view.question]?.(asked) ?? null
}
