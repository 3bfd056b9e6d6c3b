/** French elides: « de Merlin », but « d’Odile ». The words call DE($player) and QUE($player), here as on the server. */
import type { FluentFunction, FluentValue } from '@fluent/bundle'

import { ELIDED, ELIDES } from '../generated/french'

const said = (value: FluentValue | undefined): string =>
  typeof value === 'object' ? String(value.valueOf()) : (value ?? '')

const after =
  ([whole, short]: readonly [string, string]): FluentFunction =>
  ([value]) => {
    const name = said(value)
    return (ELIDES.test(name) ? short : whole) + name
  }

export const FUNCTIONS: Record<string, FluentFunction> = Object.fromEntries(
  Object.entries(ELIDED).map(([word, forms]) => [word, after(forms)]),
)
