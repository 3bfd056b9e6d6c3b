/** Clairière or Nuit: the system's preference until somebody chooses. */
import { wish } from './memory'

const dark = matchMedia('(prefers-color-scheme: dark)')

class Light {
  #asked = $state(wish.theme)
  #system = $state(dark.matches)
  readonly night = $derived(this.#asked ? this.#asked === 'night' : this.#system)

  constructor() {
    dark.addEventListener('change', (event) => (this.#system = event.matches))
    this.shine()
  }

  shine(): void {
    document.documentElement.dataset.theme = this.night ? 'night' : 'light'
  }

  turn(): void {
    this.#asked = this.night ? 'light' : 'night'
    wish.theme = this.#asked
    this.shine()
  }
}

export const light = new Light()
