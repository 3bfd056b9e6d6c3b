// The heights of a phone's sheet, and where words stand beside a thing (web/src/lib/sheet.ts, web/src/lib/placing.ts).
// Bundled files: argv[2] and argv[3].
import { pathToFileURL } from 'node:url'

const { beside, opened, settled, standing } = await import(pathToFileURL(process.argv[2]))
const { placed } = await import(pathToFileURL(process.argv[3]))

const stops = { peek: 64, half: 360, full: 776 }
const heights = {
  steps: ['peek', 'half', 'full'].map((from) => [beside(from, -1), beside(from, 1)]),
  let_go: [[360, 0], [180, 0], [600, 0], [340, -0.9], [380, 0.9]].map(([high, speed]) => settled('half', high, speed, stops)),
  low: [opened('peek', '0.3', ''), opened('peek', '0.3', '0.3'), opened('peek', '0.3', '0.7'), opened('full', '0.3', '0.7')],
  unasked: [standing('full', 'choices', false), standing('full', 'story', false), standing('full', 'choices', true)],
}

const apart = (a, b) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
const room = { w: 390, h: 844 }
const thing = { x: 140, y: 380, w: 120, h: 120 }
const around = [{ x: 60, y: 260, w: 300, h: 115 }, { x: 60, y: 505, w: 300, h: 115 }] // lit above and below
const free = placed(thing, 240, 90, room, around)
const crowded = placed(thing, 240, 90, room, [{ x: 0, y: 0, w: 390, h: 844 }])
const at = (from) => ({ ...from, w: 240, h: 90 })
const words = {
  above: placed(thing, 240, 90, room, []),
  free: [thing, ...around].every((each) => apart(at(free), each)),
  crowded: apart(at(crowded), thing),
  edge: placed({ x: 0, y: 0, w: 60, h: 60 }, 240, 90, room, []),
}
console.log(JSON.stringify({ heights, words }))
