/** How one likes the tables: motion, sound, size of the letters, forced answers, hints. Kept in this browser. */
import { wish } from './memory'

export const MOTIONS = ['full', 'brief', 'none'] as const
export const TEXTS = ['usual', 'large', 'larger'] as const
export const VOLUMES = ['soft', 'usual', 'loud'] as const
export const ONLYS = ['table', 'yes', 'no'] as const
export type Motion = (typeof MOTIONS)[number]
export type Text = (typeof TEXTS)[number]
export type Volume = (typeof VOLUMES)[number]
export type Only = (typeof ONLYS)[number]

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const BRIEF = 2.2 // times as fast
const known = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((each) => each === value)

class Settings {
  #calm = $state(calm.matches)
  #motion = $state(known(MOTIONS, wish.motion))
  #text = $state(known(TEXTS, wish.text) ?? 'usual')
  #only = $state(known(ONLYS, wish.only) ?? 'table')
  #hints = $state(wish.hints)
  #sound = $state(wish.sound)
  #volume = $state(known(VOLUMES, wish.volume) ?? 'usual')

  constructor() {
    calm.addEventListener('change', (event) => {
      this.#calm = event.matches
      this.show()
    })
    this.show()
  }

  /** Until somebody chooses, as the system has it. */
  get motion(): Motion { return this.#motion ?? (this.#calm ? 'none' : 'full') }
  set motion(value: Motion) {
    wish.motion = this.#motion = value
    this.show()
  }

  get text(): Text { return this.#text }
  set text(value: Text) {
    wish.text = this.#text = value
    this.show()
  }

  /** Whether the house gives an only answer: as the table has it, always, or never. */
  get only(): Only { return this.#only }
  set only(value: Only) { wish.only = this.#only = value }

  get hints(): boolean { return this.#hints }
  set hints(value: boolean) { wish.hints = this.#hints = value }

  get sound(): boolean { return this.#sound }
  set sound(value: boolean) { wish.sound = this.#sound = value }

  get volume(): Volume { return this.#volume }
  set volume(value: Volume) { wish.volume = this.#volume = value }

  /** What the sheets of style go by. */
  show(): void {
    const { dataset } = document.documentElement
    dataset.motion = this.motion
    dataset.text = this.text
  }
}

export const settings = new Settings()

/** Whether nothing is to move, and how fast what moves does. */
export const still = {
  get matches(): boolean { return settings.motion === 'none' },
  get rate(): number { return settings.motion === 'brief' ? BRIEF : 1 },
}
