import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import { minutePort } from '../../../src/platform/clock/minutes'
import { noteAnswerTime, serverNow } from '../../../src/platform/clock/server-clock'

const START = Date.parse('2026-11-24T11:58:30.250Z')
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
/** An answer that came just now. */
const answer = (server: number) => noteAnswerTime({ server, sent: Date.now(), received: Date.now() })

it('goes by the clock of the server, from the answer on that tells it, and after the computer’s clock was set', () => {
  const heard: { now: number; offset: number }[] = []
  const machine = setup({
    types: { events: {} as { type: 'clock.ticked'; now: number; offset: number } },
    actors: { clock: minutePort },
    actions: { note: (_, { now, offset }: { now: number; offset: number }) => void heard.push({ now, offset }) },
  }).createMachine({
    invoke: { src: 'clock' },
    on: { 'clock.ticked': { actions: { type: 'note', params: ({ event }) => event } } },
  })
  const actor = createActor(machine).start()
  const there = Date.parse('2026-11-23T11:58:30Z')
  answer(there)
  const offset = there + 500 - START
  expect(heard).toEqual([
    { now: START, offset: 0 },
    { now: START + offset, offset },
  ])
  vi.advanceTimersByTime(60_000)
  expect(heard.at(-1)).toEqual({ now: Date.parse('2026-11-23T11:59:00Z'), offset })
  vi.setSystemTime(Date.now() - 24 * HOUR)
  answer(Date.now())
  expect(heard.at(-1)).toEqual({ now: Date.now(), offset: 0 })
  expect(serverNow()).toBe(Date.now())
  actor.stop()
})

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
