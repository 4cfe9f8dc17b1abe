import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { minutePort } from '../../src/platform/minutes'

const START = Date.parse('2026-11-24T11:58:30.250Z')
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

it('tells the time at once and when each minute begins, until it is stopped', () => {
  const heard: number[] = []
  const machine = setup({
    types: { events: {} as { type: 'clock.ticked'; now: number } },
    actors: { clock: minutePort },
    actions: { note: (_, { now }: { now: number }) => void heard.push(now) },
  }).createMachine({
    invoke: { src: 'clock' },
    on: { 'clock.ticked': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(machine).start()
  vi.advanceTimersByTime(3 * 60_000)
  expect(heard).toEqual([START, ...['11:59', '12:00', '12:01'].map((clock) => Date.parse(`2026-11-24T${clock}:00Z`))])
  actor.stop()
  vi.advanceTimersByTime(5 * 60_000)
  expect([heard.length, vi.getTimerCount()]).toEqual([4, 0])
})
