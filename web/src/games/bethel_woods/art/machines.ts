/** The six machines, one silhouette each: copper, glass and brass. Feet on y = 4. */
import { luck, n, rep, use } from '../../../art/geometry'
import { bulb, cog, dial, pipe, puff, rivets, shadow } from './metal'

/** 1, digital and electrical: the twin-tube coil. */
function coil(): string {
  let s = shadow(100)+`<circle cy="-84" r="62" fill="url(#teal)" opacity=".55"/>`
  s += pipe('M-92 0V-20Q-92 -30 -82 -30H-62',7)+pipe('M92 0V-20Q92 -30 82 -30H62',7)
  s += `<path d="M-80 4L-72 -26H72L80 4Q0 13 -80 4Z" fill="url(#h-cu)"/><path d="M-80 4Q0 13 80 4L79 -1Q0 8 -79 -1Z" fill="var(--cu1)" opacity=".6"/><rect x="-77" y="-31" width="154" height="8" rx="4" fill="url(#v-br)"/>${rivets(-70,-19,-64,-2,3)}${rivets(70,-19,64,-2,3)}`
  s += `<rect x="-34" y="-20" width="68" height="19" rx="3" fill="var(--vg1)" stroke="var(--br2)" stroke-width="1.6"/>`
  const r = luck(3)
  for (let i = 0; i < 9; i++) for (let j = 0; j < 3; j++) s += `<rect x="${-30+i*6.8}" y="${-17+j*5}" width="4.4" height="3" rx="1" fill="${r()>.55?'var(--gz2)':'var(--vg2)'}" opacity="${r()>.5?1:.7}"/>`
  for (const x of [-56,56]) s += `<g transform="translate(${x} 0)"><circle cy="-56" r="30" fill="url(#teal)" opacity=".5"/><rect x="-15" y="-37" width="30" height="9" rx="3" fill="url(#h-br)"/><path d="M-14 -37V-62A14 15 0 0 1 14 -62V-37Z" fill="url(#glass)"/><path d="M-14 -37V-62A14 15 0 0 1 14 -62V-37Z" fill="none" stroke="var(--vg1)" stroke-width="1.5"/><path d="M-5 -38V-54L0 -62L5 -54V-38M-5 -50H5" stroke="var(--gz3)" stroke-width="1.6" fill="none"/><path d="M-9.5 -42V-62Q-9 -68 -4 -71" stroke="#fff" stroke-width="2.2" stroke-opacity=".8" fill="none" stroke-linecap="round"/></g>`
  s += `<path d="M-26 -31L-11 -88H11L26 -31Z" fill="var(--cu1)"/>`
  for (let i = 0; i < 11; i++) {
    const t = i / 10
    const [y, w] = [-34 - t * 52, 25 - t * 14]
    s += `<ellipse cy="${n(y)}" rx="${n(w)}" ry="${n(4.2-t*1.4)}" fill="url(#h-cu)" stroke="var(--cu1)" stroke-width=".8"/>`
  }
  s += `<ellipse cy="-90" rx="29" ry="10" fill="var(--br1)"/><ellipse cy="-93" rx="29" ry="10" fill="url(#v-br)"/><ellipse cy="-95" rx="17" ry="4.5" fill="var(--br2)"/><circle cy="-101" r="8" fill="url(#r-br)"/>`
  s += `<g fill="none" stroke-linejoin="round"><path d="M-28 -92L-36 -84L-33 -80L-46 -74L-43 -70L-54 -68M28 -92L37 -86L33 -81L45 -77L43 -72L54 -68" stroke="var(--gz2)" stroke-width="4" opacity=".5"/><path d="M-28 -92L-36 -84L-33 -80L-46 -74L-43 -70L-54 -68M28 -92L37 -86L33 -81L45 -77L43 -72L54 -68" stroke="#fff" stroke-width="1.5"/></g>`
  return s
}

/** 2, mechanical and structural: the drop hammer between stone piers. */
function hammer(): string {
  let s = shadow(104)+puff(76,-100,.8,.6)+cog(-4,-60,42,16,'cu',6,8)
  const pier = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M-19 5L-16 -76H16L19 5Q0 11 -19 5Z" fill="url(#h-st)"/><g stroke="var(--st1)" stroke-opacity=".55" stroke-width="1.2" fill="none"><path d="M-16 -58H16M-17 -40H17M-17.5 -22H17.5M-18 -6H18M0 -76V-58M-8 -58V-40M8 -40V-22M-6 -22V-6M6 -6V8"/></g><path d="M-18 5Q-14 -2 -8 0Q-2 -6 4 0Q12 -4 19 5Q0 11 -18 5Z" fill="var(--c3)"/></g>`
  s += pier(-66)+pier(66)
  s += `<rect x="-96" y="-92" width="192" height="20" rx="2" fill="var(--ir1)"/><rect x="-96" y="-94" width="192" height="6" rx="2" fill="url(#h-ir)"/><rect x="-96" y="-78" width="192" height="6" rx="2" fill="url(#h-ir)"/><rect x="-90" y="-88" width="180" height="10" fill="var(--ir2)"/>${rivets(-84,-83,84,-83,15,'ir4',1.6)}`
  s += `<rect x="-11" y="-106" width="22" height="62" rx="3" fill="url(#h-br)"/><rect x="-15" y="-108" width="30" height="8" rx="4" fill="url(#h-cu)"/>${cog(44,-98,15,10,'br',4,10)}${cog(-40,-99,12,9,'cu',4)}`
  s += `<path d="M-36 -46Q-36 -50 -32 -50H32Q36 -50 36 -46V-28Q36 -24 30 -23L22 -20H-22L-30 -23Q-36 -24 -36 -28Z" fill="var(--ir1)"/><path d="M-36 -46Q-36 -50 -32 -50H32Q36 -50 36 -46V-30H-36Z" fill="url(#h-ir)"/><path d="M-30 -45H28" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`
  s += `<ellipse cy="-12" rx="40" ry="17" fill="url(#hot)"/><path d="M-22 -16H22L18 -9H-18Z" fill="#ffb35a"/><path d="M-22 -16H22L21 -13H-21Z" fill="#fff1c4"/><path d="M-36 -9H36Q34 -2 22 0L26 7Q0 12 -26 7L-22 0Q-34 -2 -36 -9Z" fill="var(--ir2)"/><path d="M-36 -9H36L35 -6H-35Z" fill="var(--ir4)"/>`
  return s
}

/** 3, mechanical and electrical: boiler, flywheel and lamps. */
function boiler(): string {
  let s = shadow(106)+puff(70,-106,1,.65)
  s += `<rect x="52" y="-98" width="21" height="48" fill="url(#h-ir)"/><path d="M47 -104H78L74 -94H51Z" fill="url(#h-cu)"/><rect x="49" y="-60" width="27" height="8" rx="3" fill="url(#h-cu)"/>`
  s += `<path d="M-2 4L4 -14H20L24 5ZM66 5L68 -14H84L92 4Z" fill="var(--ir1)"/><rect x="-34" y="-58" width="128" height="50" rx="24" fill="url(#v-cu)"/><path d="M-6 -58V-8M28 -58V-8M62 -58V-8" stroke="var(--cu1)" stroke-width="6" opacity=".55"/><path d="M-7 -58V-8M27 -58V-8M61 -58V-8" stroke="var(--br3)" stroke-width="3.4"/>${rivets(-7,-54,-7,-12,7,'br1',1)}${rivets(27,-54,27,-12,7,'br1',1)}${rivets(61,-54,61,-12,7,'br1',1)}<ellipse cx="80" cy="-33" rx="13" ry="24" fill="var(--cu1)" opacity=".5"/>`
  s += pipe('M10 -58V-72H46V-58',6,'br')
  for (const [x, y] of [[10, -82], [28, -84], [46, -82]] as const) s += `<rect x="${x-5}" y="${y+6}" width="10" height="8" rx="2" fill="url(#h-br)"/>`+bulb(x,y,7.5)
  s += dial(44,-33,11,-.3)
  s += `<path d="M-52 -86Q-20 -80 14 -34Q0 2 -50 4Z" fill="none" stroke="var(--wd1)" stroke-width="4"/>`
  s += `<g transform="translate(-52 -41)"><circle r="48" cy="3" fill="var(--ir1)"/><circle r="48" fill="url(#r-cu)"/><circle r="38" fill="var(--c1)"/><circle r="38" fill="var(--ir1)" opacity=".55"/><circle r="38" fill="none" stroke="var(--cu1)" stroke-width="2"/>${rep(8, (i) => `<path transform="rotate(${i*45+12})" d="M-2.6 -8L-4.4 -39H4.4L2.6 -8Z" fill="url(#h-cu)"/>`)}<circle r="13" fill="url(#r-br)"/><circle r="5" fill="var(--ir1)"/><path d="M-34 -27A43 43 0 0 1 8 -42" stroke="var(--cu5)" stroke-width="3" fill="none" stroke-linecap="round" opacity=".9"/>${rep(16, (i) => `<circle cx="${n(43*Math.cos(i*.3927))}" cy="${n(43*Math.sin(i*.3927))}" r="1.5" fill="var(--cu1)"/>`)}</g><path d="M-66 6L-56 -34H-48L-38 6Q-52 10 -66 6Z" fill="url(#h-ir)"/><circle cx="-52" cy="-38" r="6" fill="url(#r-br)"/>`
  s += `<g transform="translate(14 -22)"><circle r="11" fill="var(--ir1)"/><circle r="9.5" fill="url(#r-br)"/><circle r="3" fill="var(--ir1)"/></g>`
  return s
}

/** 4, structural and digital: the orrery under its glass dome, fed by a punched band. */
function orrery(): string {
  let s = shadow(100)
  s += `<path d="M-90 6L-84 -6H84L90 6Q0 15 -90 6Z" fill="var(--st2)"/><path d="M-84 -6H84L85 -3H-85Z" fill="var(--st4)"/><path d="M-78 -6L-74 -15H74L78 -6Z" fill="var(--st3)"/><path d="M-74 -15H74L74.6 -12H-74.6Z" fill="var(--st4)"/>`
  s += `<path d="M-60 -15V-52H60V-15Z" fill="var(--ir1)" opacity=".72"/><ellipse cy="-30" rx="46" ry="20" fill="url(#teal)" opacity=".6"/>`
  s += `<path d="M-92 -18Q-70 -40 -44 -32T8 -30T52 -34T94 -20L94 -8Q76 -24 52 -20T8 -16T-44 -18T-92 -4Z" fill="var(--st4)"/><path d="M-92 -18Q-70 -40 -44 -32T8 -30T52 -34T94 -20" fill="none" stroke="var(--st2)" stroke-width="1"/>`
  const rr = luck(9)
  for (let i = 0; i < 34; i++) {
    const x = -86 + i * 5.2
    const y = -22 - Math.sin(((x + 92) / 186) * 3.14) * 5
    if (rr() > 0.35) s += `<rect x="${n(x)}" y="${n(y-2+rr()*3)}" width="2.6" height="2.2" fill="var(--td)"/>`
    if (rr() > 0.5) s += `<rect x="${n(x)}" y="${n(y+4)}" width="2.6" height="2.2" fill="var(--td)"/>`
  }
  for (const x of [-62,-33,33,62]) s += `<rect x="${x-6}" y="-52" width="12" height="40" fill="url(#h-cu)"/><rect x="${x-9}" y="-55" width="18" height="6" rx="2" fill="url(#h-br)"/><rect x="${x-9}" y="-15" width="18" height="6" rx="2" fill="url(#h-br)"/>`
  s += `<rect x="-80" y="-63" width="160" height="11" rx="3" fill="url(#h-cu)"/><rect x="-80" y="-63" width="160" height="3" rx="1.5" fill="var(--cu5)" opacity=".8"/>${rivets(-72,-56,72,-56,13)}`
  s += `<path d="M-66 -63A66 46 0 0 1 66 -63Z" fill="var(--dream-3)"/><path d="M-66 -63A66 46 0 0 1 66 -63Z" fill="url(#dome)"/><clipPath id="dm4"><path d="M-66 -63A66 46 0 0 1 66 -63Z"/></clipPath><g clip-path="url(#dm4)"><circle cy="-78" r="34" fill="url(#halo)"/></g><circle cy="-80" r="8.5" fill="var(--lamp)"/><circle cx="-2" cy="-82" r="4.5" fill="var(--lamp-2)"/><path d="M0 -72V-63" stroke="var(--br3)" stroke-width="2.4"/><g fill="none" stroke="var(--br4)" stroke-width="1.5"><ellipse cy="-80" rx="24" ry="8" transform="rotate(-12 0 -80)"/><ellipse cy="-80" rx="42" ry="12" transform="rotate(9 0 -80)"/></g><circle cx="-22" cy="-74" r="4" fill="url(#r-vg)"/><circle cx="36" cy="-82" r="5" fill="url(#r-cu)"/><circle cx="-38" cy="-80" r="3.2" fill="var(--fl1)"/><circle cx="16" cy="-88" r="2.6" fill="var(--gz3)"/>`
  s += `<g fill="none" stroke="var(--br2)" stroke-width="2"><path d="M-66 -63A66 46 0 0 1 66 -63M0 -109V-98M-36 -101Q-48 -84 -50 -63M36 -101Q48 -84 50 -63"/></g><path d="M-54 -74Q-44 -94 -22 -102" stroke="#fff" stroke-width="3.4" stroke-opacity=".75" fill="none" stroke-linecap="round"/><circle cy="-110" r="4" fill="url(#r-br)"/>`
  return s + use('fern',-92,8,.55)+use('fern',94,8,'-.5 .5')
}

/** 5, structural and electrical: the lantern tower. */
function lantern(): string {
  let s = shadow(98)+`<circle cy="-84" r="66" fill="url(#halo)" opacity=".9"/>`
  for (const g of [-1,1]) s += `<g transform="scale(${g} 1)"><path d="M22 -92Q60 -86 84 -58" stroke="var(--ir1)" stroke-width="1.6" fill="none"/><path d="M24 -70Q58 -66 84 -48" stroke="var(--ir1)" stroke-width="1.4" fill="none"/><path d="M80 5L82 -64H86L90 5Z" fill="url(#h-wd)"/><path d="M72 -59H97" stroke="var(--wd1)" stroke-width="4.5"/><g fill="var(--gz2)" stroke="var(--vg1)" stroke-width="1"><rect x="71" y="-67" width="6" height="9" rx="2.6"/><rect x="92" y="-67" width="6" height="9" rx="2.6"/><rect x="81.5" y="-71" width="5.5" height="9" rx="2.6"/></g></g>`
  s += `<path d="M-54 5L-46 -30H46L54 5Q0 13 -54 5Z" fill="url(#h-cu)"/><g stroke="var(--cu1)" stroke-opacity=".5" stroke-width="1.1" fill="none"><path d="M-48 -22H48M-50 -13H50M-52 -4H52M-34 -30V-22M-12 -30V-22M12 -30V-22M34 -30V-22M-40 -22V-13M-22 -22V-13M22 -22V-13M40 -22V-13M-34 -13V-4M34 -13V-4M-44 -4V6M44 -4V6M-24 -4V8M24 -4V8"/></g><rect x="-52" y="-36" width="104" height="8" rx="3" fill="url(#v-st)"/><rect x="-52" y="-36" width="104" height="8" rx="3" fill="url(#h-st)"/>`
  s += `<path d="M-13 9V-12A13 13 0 0 1 13 -12V9Z" fill="var(--cu1)"/><path d="M-10 9V-12A10 10 0 0 1 10 -12V9Z" fill="var(--lamp)"/><path d="M0 9V-22M-10 -8H10" stroke="var(--cu1)" stroke-width="1.8"/>`
  s += `<g fill="none" stroke="var(--ir2)" stroke-width="2.6"><path d="M-34 -36L26 -52M34 -36L-26 -52M-28 -52L20 -68M28 -52L-20 -68"/></g><g fill="none" stroke="var(--ir1)" stroke-width="5.5" stroke-linecap="round"><path d="M-36 -36L-19 -70M36 -36L19 -70"/></g><g fill="none" stroke="var(--ir3)" stroke-width="2" stroke-linecap="round"><path d="M-37 -36L-20 -70M35 -36L18 -70"/></g>`
  s += `<rect x="-33" y="-76" width="66" height="8" rx="3" fill="url(#h-br)"/><path d="M-31 -76V-83M-20 -76V-83M20 -76V-83M31 -76V-83M-33 -83H33" stroke="var(--br2)" stroke-width="1.8"/>`
  s += `<path d="M-19 -76L-22 -98H22L19 -76Z" fill="var(--lamp)"/><path d="M-19 -76L-22 -98H22L19 -76Z" fill="url(#glass)" opacity=".35"/><circle cy="-86" r="11" fill="var(--lamp-2)"/><path d="M-4 -78V-86L0 -91L4 -86V-78" stroke="var(--cu3)" stroke-width="1.6" fill="none"/><path d="M-19 -76L-22 -98M19 -76L22 -98M-7 -76L-8 -98M7 -76L8 -98" stroke="var(--ir1)" stroke-width="2"/><path d="M-27 -97Q-16 -112 0 -113Q16 -112 27 -97Z" fill="url(#h-vg)"/><path d="M-27 -97H27" stroke="var(--vg1)" stroke-width="2.4"/>`
  return s + cog(-64,-6,14,10,'br',4)+cog(66,-3,11,9,'cu',4,14)
}

/** 6, mechanical and digital: the music engine: organ pipes, pinned cylinder, horn. */
function organ(): string {
  let s = shadow(104)
  for (const [i, h] of [44, 56, 66, 74, 80, 74, 66, 56, 44].entries()) {
    const x = -66 + i * 13.2
    s += `<path d="M${n(x-5.6)} -28V${n(-28-h+6)}Q${x} ${n(-30-h)} ${n(x+5.6)} ${n(-28-h+6)}V-28Z" fill="url(#h-${i%2?'cu':'br'})"/><path d="M${n(x-2.6)} -44L${x} -38L${n(x+2.6)} -44Z" fill="var(--ir1)"/><ellipse cx="${x}" cy="${n(-28-h+4.5)}" rx="5" ry="2" fill="var(--ir1)" opacity=".75"/>`
  }
  s += `<path d="M-78 -62Q-14 -50 52 -62" stroke="var(--cu1)" stroke-width="6" fill="none"/><path d="M-78 -63.4Q-14 -51.4 52 -63.4" stroke="var(--br4)" stroke-width="2" fill="none"/>`
  s += pipe('M62 -26Q64 -50 58 -60',8)+`<g transform="translate(66 -78) rotate(24)"><path d="M-10 26Q-6 6 -32 -10A32 14 0 0 1 32 -10Q6 6 4 26Z" fill="url(#h-vg)"/><ellipse cy="-11" rx="32" ry="14" fill="var(--vg1)"/><ellipse cy="-10" rx="26" ry="10" fill="var(--ir1)" opacity=".55"/><ellipse cy="-11" rx="32" ry="14" fill="none" stroke="var(--br4)" stroke-width="2.6"/></g>`
  s += `<path d="M-84 5L-80 -32H80L84 5Q0 13 -84 5Z" fill="url(#h-wd)"/><path d="M-84 5Q0 13 84 5L83 0Q0 8 -83 0Z" fill="var(--wd1)" opacity=".7"/><rect x="-84" y="-37" width="168" height="8" rx="3" fill="url(#h-cu)"/>`
  s += `<rect x="-62" y="-57" width="104" height="24" rx="6" fill="url(#v-br)"/><rect x="-68" y="-60" width="10" height="28" rx="3" fill="url(#h-cu)"/><rect x="38" y="-60" width="10" height="28" rx="3" fill="url(#h-cu)"/>`
  const r = luck(16)
  for (let i = 0; i < 40; i++) s += `<rect x="${n(-56+r()*90)}" y="${n(-54+Math.floor(r()*5)*4)}" width="3.2" height="1.9" rx=".8" fill="var(--br1)"/>`
  s += `<rect x="-46" y="-21" width="92" height="18" rx="2" fill="var(--wd1)"/>${rep(13, (i) => `<rect x="${n(-44+i*6.8)}" y="-19" width="6" height="14" rx="1" fill="var(--st4)"/>`)}${[0, 1, 3, 4, 5, 7, 8, 10, 11].map((i) => `<rect x="${n(-40+i*6.8)}" y="-19" width="3.8" height="8" fill="var(--ir1)"/>`).join('')}`
  return s + cog(-80,-26,19,12,'cu',5,6)+cog(70,-14,11,9,'br',4)+cog(-60,-3,9,8,'br',4)
}

/** The machines 1 to 6. */
export const MACHINES = [coil, hammer, boiler, orrery, lantern, organ] as const
