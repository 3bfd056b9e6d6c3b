/** The position of this table as it is shown, and the card that is looked at; board and panels share it. */
import { Stage } from '../../kit/stage.svelte'
import type { View } from './reading'

/** A role card, or one of its halves, under the pointer: the map shows what it would do. */
export interface Glance { role: number; brave: boolean }

class Realm extends Stage<View> {
  glance = $state.raw<Glance | null>(null)

  override clear(): void {
    super.clear()
    this.glance = null
  }
}

export const stage = new Realm()
