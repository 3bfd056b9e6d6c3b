/** Paints, filters and patterns that drawings share. */
import { HEX } from './geometry'

const GROUNDS = [
  ['meadow', '--g1', '--g2', '--g3'],
  ['pond', '--g1', '--g2', '--c2'],
  ['nest', '--g2', '--c3', '--c2'],
  ['altar', '--earth', '--g2', '--g3'],
  ['circle', '--g1', '--heath', '--heath-2'],
  ['table', '--earth', '--litter', '--c2'],
] as const

const ground = ([id, a, b, c]: (typeof GROUNDS)[number]) =>
  `<radialGradient id="gd-${id}" cx=".5" cy=".56" r=".62"><stop offset="0" stop-color="var(${a})"/><stop offset=".55" stop-color="var(${b})"/><stop offset="1" stop-color="var(${c})"/></radialGradient>`

/** What the grounds of Benevolent's places need. */
export const grounds = (): string => `<clipPath id="hexclip"><path d="${HEX}"/></clipPath>${GROUNDS.map(ground).join('')}`

export const defs = (): string => `
<radialGradient id="halo"><stop offset="0" stop-color="var(--lamp)" stop-opacity=".85"/><stop offset=".45" stop-color="var(--lamp)" stop-opacity=".28"/><stop offset="1" stop-color="var(--lamp)" stop-opacity="0"/></radialGradient>
<radialGradient id="lampg" cy=".9"><stop offset="0" stop-color="var(--lamp-2)"/><stop offset="1" stop-color="var(--lamp)" stop-opacity=".1"/></radialGradient>
<radialGradient id="vig" cx=".46" cy=".44" r=".62"><stop offset=".55" stop-color="var(--vig)" stop-opacity="0"/><stop offset="1" stop-color="var(--vig)"/></radialGradient>
<linearGradient id="shaft" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="var(--shaft)"/><stop offset="1" stop-color="var(--shaft)" stop-opacity="0"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--w1)"/><stop offset=".55" stop-color="var(--w2)"/><stop offset="1" stop-color="var(--w3)"/></linearGradient>
<radialGradient id="egg" cx=".35" cy=".3"><stop offset="0" stop-color="#fdf8ee"/><stop offset="1" stop-color="#c9b4dc"/></radialGradient>
<radialGradient id="enamel" cx=".32" cy=".24" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".26"/></radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="soft2" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2.4"/></filter>
<filter id="lift" x="-60%" y="-60%" width="220%" height="260%"><feDropShadow dx="0" dy="9" stdDeviation="5" flood-color="#0a1404" flood-opacity=".5"/></filter>
<filter id="drop" x="-40%" y="-40%" width="180%" height="200%"><feDropShadow dx="0" dy="1.6" stdDeviation="1.3" flood-color="#0a1404" flood-opacity=".55"/></filter>
<pattern id="pt2" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.4" height="6" fill="#fff" opacity=".34"/></pattern>
<pattern id="pt3" width="6" height="6" patternUnits="userSpaceOnUse"><circle cx="3" cy="3" r="1.3" fill="#7a1746" opacity=".34"/></pattern>
<pattern id="pt4" width="6" height="5" patternUnits="userSpaceOnUse"><rect width="6" height="1.4" fill="#fff" opacity=".3"/></pattern>
<pattern id="pt5" width="8" height="6" patternUnits="userSpaceOnUse"><path d="M0 5L4 1L8 5" fill="none" stroke="#5b5640" stroke-opacity=".4" stroke-width="1.3"/></pattern>`
