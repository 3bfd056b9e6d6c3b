/** Pictures of the roles and of the events, 120 × 84: one hour, violet dusk; one hero; the ground of its landscape. */
import { luck, n, rep, use } from '../../../art/geometry'
import { EVENTS, ROLES, type EventName, type RoleName } from '../names'

function sky(seed: number): string {
  const r = luck(seed)
  const star = () => `<circle cx="${n(r() * 120)}" cy="${n(r() * 44)}" r="${n(0.4 + r() * 0.7)}" fill="#fff" opacity="${n(0.3 + r() * 0.6)}"/>`
  return `<rect width="120" height="84" fill="url(#bs-rsky)"/>${rep(16, star)}`
}

const moon = (x: number, y: number, q = 15): string =>
  `<circle cx="${x}" cy="${y}" r="${n(q * 1.9)}" fill="#fdf0c4" opacity=".16"/><circle cx="${x}" cy="${y}" r="${q}" fill="#fdf0c4"/><circle cx="${n(x + q * 0.3)}" cy="${n(y - q * 0.2)}" r="${n(q * 0.2)}" fill="#e6d296" opacity=".6"/><circle cx="${n(x - q * 0.35)}" cy="${n(y + q * 0.35)}" r="${n(q * 0.14)}" fill="#e6d296" opacity=".6"/>`

function prairie(): string {
  const r = luck(3)
  const flower = (i: number) => use(`bs-${['bf1', 'bf2', 'bf4', 'btuft'][i % 4]}`, r() * 120, 68 + r() * 15, 0.9 + r() * 0.4)
  return `<path d="M0 62Q36 50 70 60T120 54V84H0Z" fill="#7f9a4a"/><path d="M0 70Q40 60 120 68V84H0Z" fill="#a9bf5c"/>${rep(22, flower)}`
}
const forest = (): string =>
  `<path d="M0 60Q60 48 120 58V84H0Z" fill="#2b4a45"/>${rep(12, (i) => use(i % 3 ? 'bs-bfir' : 'bs-boak', 4 + i * 10.4, 70 + (i % 2) * 3, 1.3 + (i % 3) * 0.2, 'bs-dusk-far'))}<path d="M0 74Q60 68 120 74V84H0Z" fill="#1d3a30"/>${rep(9, (i) => use(i % 2 ? 'bs-boak2' : 'bs-bfir', 6 + i * 14, 84, 1.3, 'bs-dusk'))}`
const hill = (): string =>
  `<path d="M0 66Q30 44 62 60T120 52V84H0Z" fill="#8a6a52"/>${use('bs-mound', 26, 78, 1.6)}${use('bs-mound', 88, 80, '-1.8 1.6')}${use('bs-gorse', 20, 80, 1.3)}${use('bs-gorse', 66, 81, 1.1)}`
const mountain = (): string => `${use('bs-peak', 22, 76, '1.2 1.5')}${use('bs-peak', 92, 78, '-1.4 1.7')}<path d="M0 74Q60 66 120 74V84H0Z" fill="#4a4a5c"/>`

/** A figure in the clothes of its role. */
const figure = (id: string, x: number, y: number, k: number, role: string): string =>
  `<g class="bs-of-${role}"><use href="#bs-${id}" x="${x - k / 2}" y="${y - k / 2}" width="${k}" height="${k}"/></g>`
const piece = (id: string, x: number, y: number, w: number, h = w, more = ''): string =>
  `<use href="#${id}" x="${n(x - w / 2)}" y="${n(y - h / 2)}" width="${w}" height="${h}" ${more}/>`

const basket = (sign: string, colour: string): string =>
  `<path d="M34 52Q60 18 86 52" fill="none" stroke="#4b3019" stroke-width="4"/><path d="M30 52H90L82 78H38Z" fill="#7c542e"/><path d="M32 58H88M34 65H86M37 72H83M44 53V77M60 53V78M76 53V77" stroke="#b3854e" stroke-width="2"/>${[38, 54, 70].map((x, i) => `<use href="#i-${sign}" x="${x - 4}" y="${26 + (i % 2) * -5}" width="28" height="28" color="${colour}"/>`).join('')}`
const clouds = `<g class="bs-white">${[[18, 60, 64], [104, 58, 70], [60, 74, 110]].map(([x = 0, y = 0, w = 0]) => `<use href="#bs-cloud" x="${x - w / 2}" y="${n(y - w * 0.36)}" width="${w}" height="${n(w * 0.72)}"/>`).join('')}</g>`

const PICTURES: Record<RoleName, () => string> = {
  forest_witch: () => sky(2) + moon(28, 22) + '<use href="#bs-gf"/>' + figure('witch', 64, 36, 76, 'forest'),
  hill_witch: () => sky(3) + moon(90, 22) + hill() + figure('witch', 52, 38, 76, 'hill'),
  mountain_witch: () => sky(4) + moon(60, 20) + mountain() + figure('witch', 60, 40, 76, 'mountain'),
  prairie_witch: () => sky(1) + moon(86, 24) + '<use href="#bs-gp"/>' + figure('witch', 56, 40, 76, 'prairie'),
  root_gatherer: () => sky(8) + moon(96, 20, 12) + '<use href="#bs-gp"/>' + basket('carrot', '#d9661c'),
  fruit_gatherer: () => sky(9) + moon(96, 20, 12) + '<use href="#bs-gp"/>' + basket('grapes', '#7a4fb8'),
  herb_gatherer: () => sky(10) + moon(96, 20, 12) + '<use href="#bs-gp"/>' + basket('leaves', '#3f8f3a'),
  valley_druid: () => sky(5) + moon(92, 22, 13) + '<use href="#bs-gf"/>' + figure('druid', 58, 46, 80, 'valley'),
  peak_druid: () => sky(6) + moon(28, 20, 12) + mountain() + figure('druid', 58, 46, 80, 'peak'),
  weather_fairy: () => sky(7) + moon(92, 22, 11) + clouds + figure('fairy', 56, 40, 62, 'weather'),
}

const house = `<circle cx="62" cy="58" r="34" fill="url(#halo)" opacity=".8"/><g transform="translate(62 70)"><path d="M-20 6V-14H20V6Q0 10 -20 6Z" fill="#e7dcc0"/><path d="M8 -14H20V6Q14 8 8 8Z" fill="#b9a882"/><path d="M-27 -11Q-10 -34 0 -36Q10 -34 27 -11Q0 -18 -27 -11Z" fill="#7c3b3a"/><path d="M0 -36Q10 -34 27 -11Q16 -14 8 -14.6Q10 -26 0 -36Z" fill="#000" opacity=".22"/><path d="M-6 8V-4Q0 -11 6 -4V8Z" fill="#4b3019"/><path d="M-15 -2V-8H-9V-2ZM10 -2V-8H15V-2Z" fill="#ffd261"/><path d="M12 -28V-38H18V-24Z" fill="#6b5a4a"/></g>`
const card = (x: number, y: number, turn: number, back: boolean): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-13" y="-19" width="26" height="40" rx="4" fill="#0c0824" opacity=".6"/><rect x="-13" y="-21" width="26" height="40" rx="4" fill="${back ? '#4a3f92' : '#fcf8ea'}"/><rect x="-10" y="-18" width="20" height="34" rx="2.5" fill="none" stroke="${back ? '#b9aaf2' : '#cdbd92'}" stroke-width="1.3"/><use href="#i-broom" x="-8" y="-9" width="16" height="16" color="${back ? '#cfc3ff' : '#4a3f92'}"/></g>`
const stall = `<path d="M28 44H92L86 24H34Z" fill="#b23c12"/><path d="M34 24L28 44H39V24ZM50 24V44H61V24ZM72 24V44H83L80 24Z" fill="#f6eccb"/><path d="M31 44V80M89 44V80M27 60H93V68H27Z" stroke="#4b3019" stroke-width="4" fill="#7c542e"/>${piece('bs-po-1', 44, 52, 17, 20)}${piece('bs-po-0', 60, 52, 17, 20)}${piece('bs-wand', 77, 52, 19)}<circle cx="60" cy="34" r="26" fill="url(#halo)" opacity=".7"/>`
const trees = `<path d="M24 84Q30 60 20 44Q12 36 16 24M25 62Q36 56 35 42Q34 34 42 30M96 84Q92 60 102 46Q108 40 104 28M97 64Q86 58 87 46" fill="none" stroke="#150f2e" stroke-width="5" stroke-linecap="round"/><g fill="#ffd261"><circle cx="52" cy="62" r="2.6"/><circle cx="61" cy="62" r="2.6"/><circle cx="76" cy="70" r="1.9"/><circle cx="82" cy="70" r="1.9"/><circle cx="40" cy="72" r="1.7"/><circle cx="45" cy="72" r="1.7"/></g>`
const still = `<path d="M44 46Q36 76 60 77Q84 76 76 46Z" fill="#a8622c"/><ellipse cx="60" cy="46" rx="17" ry="5" fill="#d99a55"/><path d="M60 42Q60 28 74 28Q92 28 94 52V60" fill="none" stroke="#d99a55" stroke-width="4.4" stroke-linecap="round"/>${piece('bs-po-2', 94, 68, 18, 21)}<circle cx="58" cy="80" r="24" fill="url(#bs-ember)"/><path d="M48 84Q46 76 52 70Q54 76 58 68Q64 74 62 84Z" fill="#ff8a3c"/>`
const ring = `<ellipse cx="60" cy="72" rx="40" ry="10" fill="#3a2a5e" opacity=".7"/><circle cx="60" cy="66" r="28" fill="url(#bs-ember)"/><path d="M52 76Q46 62 56 52Q57 60 62 48Q72 60 68 76Z" fill="#ff8a3c"/><path d="M57 76Q54 68 59 62Q64 68 63 76Z" fill="#ffd261"/>${piece('bs-pawn1', 26, 62, 26, 37)}${piece('bs-pawn3', 94, 62, 26, 37)}${piece('bs-pawn2', 42, 74, 24, 34)}${piece('bs-pawn5', 79, 74, 24, 34)}`
const chest = `<path d="M32 52H88V78H32Z" fill="#7c542e"/><path d="M32 52Q34 28 60 28Q86 28 88 52Z" fill="#3a2414"/><path d="M38 52Q40 35 60 34Q80 35 82 52Z" fill="#150c06"/><path d="M32 60H88M42 52V78M78 52V78" stroke="#b3854e" stroke-width="3"/><path d="M60 34V44M60 44Q54 50 60 52M48 37Q54 46 60 44Q66 46 72 37" fill="none" stroke="#d6cdf2" stroke-width="1.1" opacity=".8"/><rect x="55" y="56" width="10" height="10" rx="2" fill="#e1c08a"/>`

const SCENES: Record<EventName, () => string> = {
  more_or_less: () => sky(21) + moon(24, 20, 12) + '<use href="#bs-gf"/>' + card(36, 52, -22, true) + card(50, 46, -10, true) + card(64, 45, 4, false) + card(79, 49, 18, true),
  black_market: () => sky(22) + moon(100, 18, 11) + '<use href="#bs-gf"/>' + stall,
  moonshiner: () => sky(23) + moon(26, 22, 14) + '<use href="#bs-gf"/>' + still,
  take_heart: () => sky(24) + '<use href="#bs-gf"/><circle cx="60" cy="40" r="42" fill="url(#bs-ember)"/>' + piece('bs-flame', 60, 44, 44, 70),
  dangerous_places: () => sky(25) + moon(62, 24, 15) + '<path d="M0 66Q60 54 120 66V84H0Z" fill="#1d1838"/>' + trees,
  protected_places: () => sky(12) + moon(24, 20, 12) + '<use href="#bs-gf"/>' + house,
  advantage: () => sky(26) + moon(94, 20, 12) + hill() + '<use href="#i-scales" x="32" y="12" width="58" height="58" color="#1c1206"/><use href="#i-scales" x="31" y="10" width="58" height="58" color="#f2d9a0"/>' + piece('bs-po-0', 40, 46, 15, 18) + piece('bs-wand', 80, 50, 17),
  empty_hands: () => sky(27) + moon(98, 18, 11) + '<use href="#bs-gp"/>' + chest,
  full_set: () => sky(28) + moon(60, 22, 17) + '<use href="#bs-gf"/>' + piece('bs-po-0', 26, 52, 30, 35) + piece('bs-po-1', 50, 46, 30, 35) + piece('bs-po-2', 74, 52, 30, 35) + piece('bs-wand', 98, 48, 32),
  gathering: () => sky(29) + moon(60, 18, 12) + '<use href="#bs-gf"/>' + ring,
}

const picture = (id: string, body: string): string => `<symbol id="bs-r-${id}" viewBox="0 0 120 84" preserveAspectRatio="xMidYMid slice">${body}</symbol>`

export const pictures = (): string =>
  `<g id="bs-gf">${forest()}</g><g id="bs-gp">${prairie()}</g><linearGradient id="bs-rsky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b2360"/><stop offset=".55" stop-color="#5f4a94"/><stop offset="1" stop-color="#c07f9a"/></linearGradient>` +
  ROLES.map((name) => picture(name, PICTURES[name]())).join('') +
  EVENTS.map((name) => picture(name, SCENES[name]())).join('')

/** A landscape as a small square, 40 × 40. */
const LANDS: Record<string, string> = {
  forest: '<use href="#bs-bfir" x="-9" y="12"/><use href="#bs-boak" x="8" y="10"/><use href="#bs-bfir" x="0" y="18"/>',
  hill: '<use href="#bs-mound" x="-6" y="6"/><use href="#bs-mound" x="9" y="16"/>',
  mountain: '<use href="#bs-peak" y="17" transform="scale(.8)"/>',
  prairie: '<use href="#bs-posy" x="-6" y="2"/><use href="#bs-btuft" x="7" y="-2"/><use href="#bs-bf1" x="9" y="11"/><use href="#bs-btuft" x="-8" y="14"/><use href="#bs-bf4" x="2" y="-6"/>',
}
export const landTiles = (): string =>
  `<clipPath id="bs-lt"><rect x="-18" y="-18" width="36" height="36" rx="9"/></clipPath>` +
  Object.entries(LANDS)
    .map(
      ([land, body]) =>
        `<symbol id="bs-land-${land}" viewBox="-20 -20 40 40"><g clip-path="url(#bs-lt)"><rect x="-20" y="-20" width="40" height="40" fill="url(#bs-ld-${land})"/>${body}</g><rect x="-18" y="-18" width="36" height="36" rx="9" fill="none" stroke="var(--wd1)" stroke-opacity=".7" stroke-width="1.6"/></symbol>`,
    )
    .join('')
