/** Names and explanations of what lies on the map, in the words of the rules. */
import { moveWords, nameOf } from '../../kit/reading'
import type { Told } from '../../lib/hints.svelte'
import type { Box, CloudTile, Tower } from './edition'
import { CIRCLES, RESOURCES } from './names'
import type { PawnAt } from './pawns'
import { cloudsOver, cloudThing, covered, regionName, stormText, tileText, tileThing, towerName, towerThing, type Props, type View } from './reading'
import type { Place } from './realm'

const KINDS = ['mountain', 'forest', 'hill'] as const

export class Labels {
  readonly #list: Intl.ListFormat
  constructor(readonly view: View, readonly box: Box, readonly props: Props) {
    this.#list = new Intl.ListFormat(props.lang, { type: 'conjunction' })
  }

  /** What a click would do, if it would; else what the thing is. */
  #or(thing: string, name: string): string {
    const { moves, chosen, lit, say } = this.props
    const move = lit.has(thing) ? moveWords(moves, chosen, thing) : undefined
    return move ? say('board-choose', { thing: move }) : name
  }
  name = (region: number): string => regionName(this.box, this.view.side, region, this.props.say)

  region(place: Place): string {
    const clouds = cloudsOver(this.view, this.box, place.number)
    return this.#or(place.thing, this.props.say('thing-region', { region: this.name(place.number), landscape: place.land, clouds }))
  }
  aboutRegion(place: Place): Told {
    const { say } = this.props
    const clouds = cloudsOver(this.view, this.box, place.number)
    const towers = this.box.sides[this.view.side === 1 ? 1 : 0].towers.filter((tower) => tower.lands.includes(place.number))
    const open = towers.filter((tower) => !this.view.occupied[tower.number] && !covered(this.view, this.box, tower.number))
    const text = say(`board-land-${place.land}`)
    const water = place.land === 'water'
    const note = clouds ? say(water ? 'board-lake-clouded' : 'board-clouded', { count: clouds }) : water ? say('board-lake-clear') : say('board-open-towers', { count: open.length })
    return { title: this.name(place.number), text, note }
  }

  #worth(tower: Tower): string {
    const { say } = this.props
    const state = this.view.occupied[tower.number] ? 'occupied' : covered(this.view, this.box, tower.number) ? 'covered' : 'open'
    return say('thing-tower', { tower: towerName(this.box, this.view.side, tower.number, say), points: tower.points, wands: tower.wands, state })
  }
  tower(tower: Tower): string {
    return this.#or(towerThing(this.view, tower.number), this.#worth(tower))
  }
  aboutTower(tower: Tower): Told {
    const { say } = this.props
    const lands = this.#list.format(tower.lands.map(this.name))
    const text = say('board-tower', { resource: RESOURCES[tower.colour] ?? '', shape: tower.square ? 'square' : 'round' })
    return { title: this.#worth(tower), text, note: say('board-serves', { lands, count: tower.lands.length }) }
  }

  cloud(spot: number, tile: CloudTile): string {
    return this.#or(cloudThing(this.view, spot), this.#cloud(spot, tile))
  }
  #cloud(spot: number, tile: CloudTile): string {
    const { say } = this.props
    const region = this.name(this.box.sides[this.view.side === 1 ? 1 : 0].spots[spot]?.region ?? 0)
    const storm = stormText(tile, say)
    const cloud = say(storm ? 'cloud-storm' : 'cloud-heavy', { region, stars: tile.stars, bolts: tile.bolts, storm })
    return say('thing-cloud', { cloud })
  }
  aboutCloud(spot: number, tile: CloudTile): Told {
    const { say } = this.props
    const region = this.name(this.box.sides[this.view.side === 1 ? 1 : 0].spots[spot]?.region ?? 0)
    const text = say('board-cloud', { stars: tile.stars, bolts: tile.bolts })
    const note = stormText(tile, say) || say('board-cloud-bars')
    return { title: say(tile.effect === 'heavy' ? 'board-heavy' : 'board-storm', { region }), text, note }
  }

  circle(circle: number): string {
    const spot = this.box.sides[this.view.side === 1 ? 1 : 0].circles.find((each) => each.number === circle)
    return this.#or(`circle:${circle}`, this.props.say('thing-circle', { circle: CIRCLES[circle] ?? '', region: this.name(spot?.region ?? 0) }))
  }
  aboutCircle(circle: number): Told {
    return { title: this.circle(circle), text: this.props.say('board-circle') }
  }

  tile(space: number): string {
    const entry = this.box.sides[this.view.side === 1 ? 1 : 0].spaces[space]
    const { say } = this.props
    const text = tileText(this.view, this.box, space, say)
    return this.#or(tileThing(this.view, space), say('thing-tile', { kind: KINDS[entry?.kind ?? 0] ?? '', region: this.name(entry?.region ?? 0), text }))
  }
  aboutTile(space: number): Told {
    const entry = this.box.sides[this.view.side === 1 ? 1 : 0].spaces[space]
    const { say } = this.props
    const kind = KINDS[entry?.kind ?? 0] ?? 'mountain'
    return { title: say(`board-tile-${kind}`), text: tileText(this.view, this.box, space, say), note: say(`board-tile-${kind}-note`) }
  }

  pawn(pawn: PawnAt): string {
    const { say, seats } = this.props
    return this.#or(pawn.thing, say('thing-pawn', { pawn: pawn.pawn + 1, player: nameOf(seats, pawn.seat), region: this.name(pawn.land) }))
  }
  aboutPawn(pawn: PawnAt): Told {
    const { say, seats, you } = this.props
    const text = pawn.seat === you ? say('board-own-pawn', { pawn: pawn.pawn + 1 }) : say('board-pawn-of', { pawn: pawn.pawn + 1, player: nameOf(seats, pawn.seat) })
    return { title: this.name(pawn.land), text }
  }
}
