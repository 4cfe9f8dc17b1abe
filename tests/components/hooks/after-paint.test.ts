import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assign, createActor, createMachine } from 'xstate'
import { afterPaint } from '../../../src/hooks/screen/after-paint'

const counting = () =>
  createActor(
    createMachine({
      types: {} as { context: { count: number }; events: { type: 'more' } },
      context: { count: 0 },
      on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
    }),
  ).start()
const setHidden = (isHidden: boolean) => Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setHidden(false)
})
const paint = () => {
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
}

it('shows the actor as it was at the last paint, and hears of many changes once', () => {
  const actor = counting()
  const drawn = afterPaint(actor)
  const heard: number[] = []
  const listening = drawn.subscribe(({ context }) => heard.push(context.count))
  actor.send({ type: 'more' })
  actor.send({ type: 'more' })
  expect({ count: drawn.getSnapshot().context.count, heard }).toEqual({ count: 0, heard: [] })
  vi.advanceTimersToNextFrame()
  expect(heard).toEqual([]) // in the frame itself nothing is worked out
  vi.advanceTimersByTime(1)
  expect({ count: drawn.getSnapshot().context.count, heard }).toEqual({ count: 2, heard: [2] })
  actor.send({ type: 'more' })
  paint()
  expect(heard).toEqual([2, 3])
  listening.unsubscribe()
  actor.send({ type: 'more' })
  paint()
  expect(heard).toEqual([2, 3])
})

it('is the actor now where nobody listens, and for who begins to', () => {
  const actor = counting()
  const drawn = afterPaint(actor)
  actor.send({ type: 'more' })
  expect(drawn.getSnapshot().context.count).toBe(1)
  drawn.subscribe(() => {}).unsubscribe()
  actor.send({ type: 'more' })
  drawn.subscribe(() => {})
  expect(drawn.getSnapshot().context.count).toBe(2)
})

it('waits for no paint in a page that is hidden', () => {
  const actor = counting()
  const drawn = afterPaint(actor)
  const heard: number[] = []
  drawn.subscribe(({ context }) => heard.push(context.count))
  setHidden(true)
  actor.send({ type: 'more' })
  vi.advanceTimersByTime(1)
  expect(heard).toEqual([1])
})

it('is the same for the same actor', () => {
  const actor = counting()
  expect(afterPaint(actor)).toBe(afterPaint(actor))
})
