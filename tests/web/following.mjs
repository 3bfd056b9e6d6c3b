// What others do is followed, and what is heard: with a clock that we turn.
import assert from 'node:assert/strict'
globalThis.document = { hidden: false }
globalThis.localStorage = { getItem: () => null, setItem: () => undefined }
const { Following, haste, LEAST, MOST } = await import(process.argv[2])
const { SOUNDS, Turns, lasts } = await import(process.argv[3])
const { soundOf } = await import(process.argv[4])

let now = 0
let rate = 1
const following = new Following(() => rate, () => now)
const told = (seat, count = 1, event = 'moved') => Array.from({ length: count }, () => ({ event, things: seat === null ? [] : [`seat:${seat}`] }))

// a bot that answers at once, on a machine of any speed
for (const took of [0, 5, 400]) {
  following.begins(told(1), 0, 0)
  now += took
  assert.equal(following.rest(0), LEAST - took)
  now += LEAST - took
  assert.equal(following.rest(0), 0)
  following.begins(told(2), 0, 0)
  now += LEAST
}
// what goes on in the same turn needs no second pause
following.begins(told(1), 0, 0)
now += 600
following.begins(told(1), 0, 0)
assert.equal(following.rest(0), LEAST - 600)
now += 5000
// one's own deed, much that waits, motion brief or none
following.begins(told(0), 0, 0)
assert.equal(following.rest(0), 0)
following.begins(told(1), 0, 5)
assert.equal(following.rest(5), 0)
rate = 2.2
following.begins(told(2), 0, 0)
assert.equal(following.rest(0), Math.ceil(LEAST / 2.2))
rate = 0
assert.equal(following.rest(0), 0)
// many flights land in time
rate = 1
for (const count of [1, 5, 8, 14, 20]) {
  following.begins(told(1, count), 0, 0)
  assert.ok((count * 480) / haste.now <= MOST + 1e-9, `${count}`)
  assert.ok(haste.now >= 1)
}
following.begins(told(1, 1), 0, 0)
assert.equal(haste.now, 1)

// one sound at a time
const turns = new Turns()
assert.equal(turns.take('laid', 1), 1)
assert.equal(turns.take('laid', 1.01), null)
assert.equal(turns.take('turned', 1.02), null)
const start = turns.take('turn', 1.05)
assert.equal(start, 1 + lasts('laid'))
assert.equal(turns.take('word', start + 0.1), null)
assert.equal(turns.take('laid', start + lasts('turn') + 0.01), start + lasts('turn') + 0.01)
for (const what of Object.keys(SOUNDS)) assert.ok(lasts(what) <= 1.3, what)

assert.equal(soundOf([{ event: 'moved' }, { event: 'card_drawn' }]), 'laid')
assert.equal(soundOf([{ event: 'card_drawn' }]), 'turned')
assert.equal(soundOf([{ event: 'won' }]), null)
assert.equal(soundOf([]), null)
