import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause } from '../../src/api/pause'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Whether a promise has come to its end by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false
  void promise.then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return over
}

it('a pause is over after its time, not before', async () => {
  const paused = pause(300)
  await vi.advanceTimersByTimeAsync(299)
  expect(await isOver(paused)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(paused)).toBe(true)
})

it('one that is given up is over at once, also where it was given up before it began; no timer stays', async () => {
  const controller = new AbortController()
  const paused = pause(300, controller.signal)
  expect(await isOver(paused)).toBe(false)
  controller.abort()
  expect([await isOver(paused), await isOver(pause(300, controller.signal)), vi.getTimerCount()]).toEqual([true, true, 0])
})

it('a signal that outlives its pauses keeps no listener of theirs', async () => {
  const { signal } = new AbortController()
  for (let round = 0; round < 5; round++) {
    const paused = pause(300, signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    await paused
  }
  expect(getEventListeners(signal, 'abort')).toHaveLength(0)
})
