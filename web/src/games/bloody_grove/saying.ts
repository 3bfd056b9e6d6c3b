/** What the sheet beside a thing says, and the thing's name for those who listen. */
import { nameOf } from '../../kit/reading'
import type { BoardProps } from '../../lib/board'
import { animalName, type Edition } from './edition'
import type { Said } from './hint.svelte'
import { bears, cardName, cardText, cardTitle, tokenEyes, tokenKind } from './naming'
import { pileOf, tokenName, type Strength, type View } from './reading'

type Props = BoardProps<View>

export const cardLabel = (props: Props, view: View, box: Edition, card: number, note = ''): string =>
  [`${cardTitle(box, card, props.say)}.`, cardText(box, card, props.say), bears(view, box, card, props.say), note].filter(Boolean).join(' ')

export function cardSaid(props: Props, view: View, box: Edition, card: number, note = ''): Said {
  const on = bears(view, box, card, props.say)
  const more = [on, note].filter(Boolean).join(' ')
  return { title: cardTitle(box, card, props.say), text: cardText(box, card, props.say), card, ...(more ? { note: more } : {}) }
}

export const groveLabel = (props: Props, view: View, grove: number, strength: readonly Strength[]): string =>
  props.say('thing-grove', {
    grove: animalName(view.groves[grove] ?? 0),
    number: grove + 1,
    first: nameOf(props.seats, 0),
    second: nameOf(props.seats, 1),
    a: (strength[0]?.total ?? 0),
    b: (strength[1]?.total ?? 0),
  })

/** The parts of a strength, item by item (BG-065 to BG-068). */
export function strengthSaid(props: Props, view: View, seat: number, grove: number, of: Strength): Said {
  const { say, seats } = props
  const tokens = of.unknown ? say('board-part-unknown', { known: of.tokens, unknown: of.unknown }) : String(of.tokens)
  return {
    title: say('board-strength', { player: nameOf(seats, seat), total: of.total }),
    text: say('grove-name', { grove: animalName(view.groves[grove] ?? 0) }),
    parts: [
      { sign: 's-shield', name: say('board-part-cards'), value: String(of.cards) },
      { sign: 'i-bg-hood', name: say('board-part-transformation'), value: String(of.transformation) },
      { sign: 'i-bg-oak', name: say('board-part-grove'), value: String(of.grove) },
      { sign: 'i-bg-rune', name: say('board-part-tokens'), value: tokens },
    ],
    ...(of.doomed ? { note: say('board-doomed', { count: of.doomed }) } : {}),
  }
}

export const strengthLabel = (props: Props, view: View, seat: number, grove: number, of: Strength): string => {
  const said = strengthSaid(props, view, seat, grove, of)
  const parts = (said.parts ?? []).map((part) => `${part.name} ${part.value}`).join(', ')
  return `${said.text}. ${said.title}. ${parts}.${said.note ? ` ${said.note}` : ''}`
}

export function tokenSaid(props: Props, view: View, box: Edition, token: number): Said {
  const eyes = tokenEyes(view, props.seats, props.you, token, props.say)
  return { title: props.say('board-token', { token: tokenName(view, token) + 1 }), text: tokenKind(view, box, token, props.say), ...(eyes ? { note: eyes } : {}) }
}
export const tokenLabel = (props: Props, view: View, box: Edition, token: number): string => {
  const { title, text, note } = tokenSaid(props, view, box, token)
  return [`${title}.`, `${text}.`, note].filter(Boolean).join(' ')
}

export function pileSaid(props: Props, view: View, box: Edition, seat: number): Said {
  const pile = pileOf(view, seat)
  const top = pile.at(-1)
  const { say, seats } = props
  const title = say('board-druid-of', { player: nameOf(seats, seat) })
  if (top === undefined) return { title, text: say('board-druid-bare') }
  return { title, text: say('board-druid-as', { card: cardName(box, top, say), count: pile.length }), cards: [...pile].reverse() }
}
