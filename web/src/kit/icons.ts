/** The icons of one board (its icons.json, picked by web/icons.mjs) as symbols under a prefix. */
export const iconSymbols = (icons: Record<string, string>, prefix = 'i-'): string =>
  Object.entries(icons)
    .map(([name, body]) => `<symbol id="${prefix}${name}" viewBox="0 0 512 512">${body}</symbol>`)
    .join('')
