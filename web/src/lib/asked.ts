/** What is asked, in a line: the question itself, or whose answer is waited for. */
import type { Stage } from './stage'
import { say } from './words.svelte'

/** What is decided is the question; whatever else is said of it stands in the line below. */
export function parted(stage: Stage): { asks: string; besides: string } {
  const whole = stage.question?.words ?? ''
  const asks = /^[^?]*\?/.exec(whole)?.[0] ?? whole
  return { asks, besides: whole.slice(asks.length).trim() }
}

/** Those whose answer is waited for. */
export function waited(stage: Stage): Stage['looks'] {
  return stage.looks.filter((look) => look.seat !== stage.you && stage.asked.includes(look.seat))
}

/** What is said while one is not asked. */
export function waitingWords(stage: Stage): string {
  const waiting = waited(stage)
  if (stage.ended) return say('teach-over')
  if (stage.over) return say('ask-over')
  if (waiting.length === 1) return say('ask-thinks', { name: waiting[0]?.name ?? '' })
  return waiting.length ? say('ask-think', { count: waiting.length }) : say('ask-moment')
}
