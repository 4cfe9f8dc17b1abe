import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { BURST_ENTRIES, LASTING_RATE, roomForEntries } from '../../../inspector/tap/room'

/** A room by a clock that a test sets, and what is told of so many entries that come at once. */
function telling() {
  let now = 1000
  let [waiting, told] = [0, 0]
  const room = roomForEntries(() => now)
  return {
    pass: (ms: number) => void (now += ms),
    come: (entries: number) => {
      for (let entry = 0; entry < entries; entry++) if (!room.isFull(waiting)) waiting++
      return waiting
    },
    tell: () => {
      room.told(waiting)
      told += waiting
      waiting = 0
      return told
    },
    renew: room.renew,
  }
}

const happening = fc.oneof(
  fc.record({ pass: fc.integer({ min: 0, max: 400 }) }),
  fc.record({ come: fc.integer({ min: 0, max: 4000 }) }),
  fc.constant('tell' as const),
)
test.prop([fc.array(happening, { maxLength: 60 })])('however it comes, no more is told than a burst and what the time allows', (all) => {
  const it = telling()
  let passed = 0
  let told = 0
  for (const each of all) {
    if (each === 'tell') told = it.tell()
    else if ('pass' in each) {
      it.pass(each.pass)
      passed += each.pass
    } else it.come(each.come)
    expect(told).toBeLessThanOrEqual(BURST_ENTRIES + passed * LASTING_RATE)
  }
})

it('after a quiet while a burst is told whole, and so it is where somebody begins to listen', () => {
  const { pass, come, tell, renew } = telling()
  come(BURST_ENTRIES + 500)
  expect(tell()).toBe(BURST_ENTRIES)
  expect(come(1)).toBe(0)
  tell()
  renew()
  expect(come(BURST_ENTRIES)).toBe(BURST_ENTRIES)
  tell()
  pass(BURST_ENTRIES / LASTING_RATE)
  expect(come(BURST_ENTRIES)).toBe(BURST_ENTRIES)
})

it('once something was only counted nothing more is told before what waits: it would stand before what it came after', () => {
  const { pass, come, tell } = telling()
  come(BURST_ENTRIES + 1)
  pass(10)
  expect(come(1)).toBe(BURST_ENTRIES)
  tell()
  pass(1)
  expect(come(1)).toBe(1)
})

it('a clock that is set back neither fills nor empties it', () => {
  const { pass, come } = telling()
  come(BURST_ENTRIES - 1)
  pass(-500)
  expect(come(5)).toBe(BURST_ENTRIES)
})
