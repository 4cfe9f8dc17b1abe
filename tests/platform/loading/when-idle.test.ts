import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from '../../../src/platform/loading/when-idle'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser that is idle when it is told so. */
function world() {
  const waiting = new Map<number, () => void>()
  return {
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms) as unknown as number,
    clearTimeout,
    requestIdleCallback: (act: () => void) => (waiting.set(1, act), 1),
    cancelIdleCallback: (id: number) => void waiting.delete(id),
    idle: () => waiting.forEach((act) => act()),
  }
}
const plain = () => ({ setTimeout: world().setTimeout, clearTimeout })

it('waits two seconds and then for an idle moment [CONST-011]', () => {
  const act = vi.fn()
  const browser = world()
  whenIdle(act, browser as never)
  vi.advanceTimersByTime(1999)
  browser.idle()
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(act).not.toHaveBeenCalled()
  browser.idle()
  expect(act).toHaveBeenCalledOnce()
})

it('is given up at any time', () => {
  const act = vi.fn()
  const browser = world()
  whenIdle(act, browser as never)()
  const giveUp = whenIdle(act, browser as never)
  vi.advanceTimersByTime(2000)
  giveUp()
  browser.idle()
  expect(act).not.toHaveBeenCalled()
})

it('needs no browser that tells when it is idle', () => {
  const act = vi.fn()
  whenIdle(act, plain() as never)
  vi.advanceTimersByTime(2000)
  expect(act).toHaveBeenCalledOnce()
})
