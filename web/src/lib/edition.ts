/** What the box holds, as the server tells it. */
import type { EditionOut } from '../generated/wire'

export type Edition = EditionOut
