import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type Content, openingMachine } from '../../../machines/opening/opening.machine'

/** A part of a screen of region 1 that waits a second; `sees` tells what is there, of which region. */
function open(content: Content) {
  const clock = new SimulatedClock()
  const opening = createActor(openingMachine, { clock, input: { subject: 1, content, wait: 1_000 } }).start()
  return {
    clock,
    sees: (seen: Content, subject = 1) => opening.send({ type: 'content.seen', subject, content: seen }),
    state: () => opening.getSnapshot().value,
  }
}

it('opens whole where everything is there from the start, and stays so whatever is asked for later', () => {
  const { clock, sees, state } = open('there')
  expect(state()).toBe('whole')
  sees('missing')
  clock.increment(5_000)
  expect(state()).toBe('whole')
})

it('waits from when it knows what it waits for, not for ever, and moves nothing afterwards', () => {
  const { clock, sees, state } = open('unknown')
  clock.increment(5_000)
  sees('missing')
  clock.increment(999)
  expect(state()).toBe('waiting')
  clock.increment(1)
  expect(state()).toBe('partial')
  sees('there')
  expect(state()).toBe('partial')
})

it('waits no longer for what has failed', () => {
  const { sees, state } = open('missing')
  sees('failed')
  expect(state()).toBe('partial')
})

it('begins anew for another region', () => {
  const { clock, sees, state } = open('there')
  sees('missing', 2)
  expect(state()).toBe('waiting')
  clock.increment(1_000)
  expect(state()).toBe('partial')
  sees('there', 1)
  expect(state()).toBe('whole')
})
