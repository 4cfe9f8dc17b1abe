import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openInspector, session, tab } from '../open-inspector'
import { eventually } from '../../../support/waiting/eventually'

/** How often the picture was asked for. */
const network = vi.hoisted(() => ({ asked: 0 }))
vi.mock('../../../../docs/flows/cancellation.svg?raw', () => {
  network.asked++
  return { default: '<svg class="sc"><title>Рисунок</title></svg>' }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('the pictures are loaded before anybody looks at them, once a shop is looked into', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'] })
  const { say, tell } = openInspector()
  await act(async () => vi.advanceTimersByTime(60_000))
  await say({ kind: 'here', tab })
  await tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest')], timers: [] })
  expect(network.asked).toBe(0)
  await act(async () => vi.advanceTimersByTime(60_000))
  vi.useRealTimers()
  await eventually(() => expect(network.asked).toBe(1))
})
