/** Asking once more: what was refused for a moment, or broke off on its way, is worth another try. */

const WAITS = [700, 2500] // milliseconds before the second try and the third
const LONGEST = 10_000 // whoever shall wait longer is told so instead
const PASSING = new Set([429, 502, 503, 504])
const ANEW = 'broceliande.anew'
const READINGS = [1500, 4000, 8000] // milliseconds before a page is read anew, each time within a minute
const MINUTE = 60_000

/** Wait, a little longer by chance: those who were sent away together shall not come back together. */
const rest = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time * (1 + Math.random() / 2)))

/** What only reads, asked again if the server has no time or does not answer, and not before it says so (`Retry-After`). */
export async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (const wait of WAITS) {
    const answer = await ask().catch((wrong: unknown) => {
      if (!navigator.onLine) throw wrong
    })
    if (answer && !PASSING.has(answer.status)) return answer
    const told = Number(answer?.headers.get('retry-after') ?? 0) * 1000 || 0
    if (answer && told > LONGEST) return answer
    await rest(Math.max(wait, told))
  }
  return ask()
}

/** When this page was read anew of late; null where the browser keeps nothing, and nobody would know when to stop. */
function readings(): number[] | null {
  try {
    const times = JSON.parse(sessionStorage.getItem(ANEW) ?? '[]') as number[]
    return times.filter((time) => Date.now() - time < MINUTE)
  } catch {
    return null
  }
}

/** A part that the page cannot do without. A browser may remember for as long as a page is open that a file of it did not come, and ask for
    it no more; so the page is read anew, to which the files that came lie ready. A few times, then it is said. */
export async function surely<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part()
  } catch (wrong) {
    const times = readings()
    const wait = READINGS[times?.length ?? READINGS.length]
    if (!times || wait === undefined || !navigator.onLine) throw wrong
    await rest(wait)
    sessionStorage.setItem(ANEW, JSON.stringify([...times, Date.now()]))
    location.reload()
    return new Promise<T>(() => undefined) // the page goes before it comes
  }
}
