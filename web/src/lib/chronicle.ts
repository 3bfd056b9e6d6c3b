/** The chronicle: lines arrive, and an undo takes away those of later answers. */
import type { Line } from '../generated/wire'
import type { Told } from './board'

const told = (line: Line): Told => ({
  version: line.version,
  ply: line.ply,
  event: line.event ?? '',
  numbers: line.numbers ?? [],
  things: line.things ?? [],
  words: line.words ?? '',
})

/** The story with what came after a version; `since` below what is known means: told anew from there. */
export function grown(story: readonly Told[], lines: readonly Line[], since: number): Told[] {
  let all = since < 0 ? [] : story.filter((line) => line.version <= since)
  for (const line of lines) {
    if (line.undone) all = all.filter((each) => each.ply <= line.ply)
    else all.push(told(line))
  }
  return all
}

/** What is new in a message and can be shown moving: nothing, if something was taken back. */
export function moving(lines: readonly Line[]): Told[] {
  return lines.some((line) => line.undone) ? [] : lines.map(told)
}
