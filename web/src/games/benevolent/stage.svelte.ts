/** The position of this table as it is shown; board and panels share it. */
import { Stage } from '../../kit/stage.svelte'
import type { View } from './reading'

export const stage = new Stage<View>()
