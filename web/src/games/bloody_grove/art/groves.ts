/** The three groves: wide clearings, 216 × 128, each with its beast at home. */
import { use } from '../../../art/geometry'
import { trunks } from '../../../art/parts'
import { beast, hedge, leaves, moon } from './scenery'

type Paints = readonly [string, string, string, string]

const rock = (x: number, y: number, s: number, a = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${s*a} ${s})"><path d="M-30 22Q-36 -2 -18 -18Q0 -30 18 -18Q36 -4 30 22Q0 30 -30 22Z" fill="#3f2a26"/><path d="M-28 20Q-32 -2 -16 -16Q0 -26 10 -19Q-10 -6 -10 24Q-22 24 -28 20Z" fill="#7d5a48"/><path d="M-22 4Q-20 -10 -8 -17" stroke="#d8b391" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M-18 -18Q0 -30 18 -18Q14 -12 8 -14Q4 -8 -2 -14Q-10 -8 -18 -18Z" fill="#a85a26"/></g>`

const clearing = (animal: string, sky: string, paints: Paints, hero: string, seed: number): string =>
  `<symbol id="gr-${animal}" viewBox="0 0 216 128" preserveAspectRatio="xMidYMid slice"><rect width="216" height="128" fill="url(#sky-${animal})"/>${sky}` +
  `<g opacity=".55">${trunks(216, 128, seed, 11, paints[0], 8)}</g><path d="M0 78Q60 62 112 68T216 72V128H0Z" fill="${paints[2]}" opacity=".55"/><path d="M0 96Q70 82 120 90T216 92V128H0Z" fill="${paints[3]}"/>` +
  `${trunks(40, 128, seed + 4, 2, paints[1], 11)}<g transform="translate(176 0)">${trunks(44, 128, seed + 8, 2, paints[1], 11)}</g>` +
  hedge(13, 226, 6, 0.6, 0.95, seed + 1, animal) +
  hedge(10, 226, -2, 0.7, 1, seed + 6, animal) +
  hero +
  `${hedge(5, 62, 126, 0.5, 0.75, seed + 2, animal)}<g transform="translate(150 0)">${hedge(5, 70, 127, 0.5, 0.75, seed + 3, animal)}</g><rect width="216" height="128" fill="url(#grove-vig)"/></symbol>`

const all = (): string[] => [
  clearing('bear', moon(116, 46, 30, 'amber'), ['#7a3a22', '#32140f', '#d98a48', '#b5713a'], `<ellipse cx="112" cy="112" rx="66" ry="11" fill="#2a110a" opacity=".4"/>${rock(70,92,.95)}${rock(156,92,1.05,-1)}${rock(112,58,1.4)}<path d="M80 112Q78 56 112 50Q146 56 144 112Z" fill="#140706"/><path d="M90 112Q88 72 112 68Q136 72 134 112Z" fill="url(#lampg)" opacity=".35"/><clipPath id="den"><path d="M80 112Q74 40 112 30Q150 40 144 112Z"/></clipPath><g clip-path="url(#den)">${beast('an-bear', 112, 86, 0.6)}</g>${rock(84,112,.5)}${rock(146,113,.48,-1)}`, 61),
  clearing('owl', moon(150, 40, 24, 'pale'), ['#4b3674', '#1c1338', '#7a5a96', '#5d4482'], `<path d="M70 128Q84 96 82 60Q80 24 62 4L78 2Q90 18 94 26L100 0H122L124 24Q134 14 150 8L160 14Q142 28 140 60Q140 98 160 128Z" fill="#1e1020"/><path d="M78 128Q90 96 87 58Q86 30 74 8Q90 20 97 36L106 4H112Q106 50 104 128Z" fill="#5a3d58"/><path d="M84 120Q94 92 91 56" stroke="#a5819b" stroke-width="2" fill="none" opacity=".7"/><ellipse cx="112" cy="70" rx="29" ry="33" fill="#3d2740"/><ellipse cx="112" cy="71" rx="24" ry="28" fill="#0f0714"/><clipPath id="holl"><path d="M80 0H144V71A24 28 0 0 1 88 71L80 71Z"/></clipPath><g clip-path="url(#holl)">${beast('an-owl', 112, 82, 0.56)}</g><path d="M84 84Q112 112 140 84Q136 104 112 106Q88 104 84 84Z" fill="#3d2740"/>`, 67),
  clearing('fox', moon(70, 44, 28, 'amber'), ['#9a3320', '#3d0d10', '#ef8f48', '#d9672f'], `<path d="M34 128Q44 76 112 66Q182 76 190 128Z" fill="#5a1c14"/><path d="M42 128Q52 82 108 72Q80 92 74 128Z" fill="#a8432a"/><path d="M60 92Q78 74 104 72" stroke="#f2a25e" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M80 128Q78 88 112 84Q146 88 144 128Z" fill="#1d0609"/><clipPath id="burr"><path d="M60 0H164V116Q112 128 80 118Z"/></clipPath><g clip-path="url(#burr)">${beast('an-fox', 112, 88, 0.6)}</g><g fill="none" stroke="#3a140f" stroke-linecap="round"><path d="M78 122Q82 96 70 78M146 122Q142 96 156 80M64 118Q62 100 52 94" stroke-width="5"/></g>${([[56, 116], [64, 120], [166, 116]] as const).map(([x,y],i)=>use('shroom',x,y,.6+i*.1)).join('')}${leaves(12, 12, ['#ffb25e', '#ef6a32', '#ffd99a'])}`, 71),
]

export const groves = (): string => all().join('')
