import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOADER_DELAY_MS, LOADER_MIN_MS } from '../../../model/limits'
import { Delayed } from '../../../src/ui/feedback/delayed'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const isShown = () => screen.queryByText('Ждём') !== null
const bar = (when: boolean) => (
  <Delayed when={when}>
    <p>Ждём</p>
  </Delayed>
)

describe('Delayed', () => {
  it('shows nothing for the first 200 ms, then the loader [DEC-059]', () => {
    render(
      <Delayed>
        <p>Ждём</p>
      </Delayed>,
    )
    pass(LOADER_DELAY_MS - 1)
    expect(isShown()).toBe(false)
    pass(1)
    expect(isShown()).toBe(true)
  })

  it('never shows the loader of a wait that was shorter', () => {
    const { rerender } = render(bar(true))
    pass(LOADER_DELAY_MS - 1)
    rerender(bar(false))
    pass(10_000)
    expect(isShown()).toBe(false)
  })

  it('keeps a loader that was shown 200 ms, then takes it away [DEC-059]', () => {
    const { rerender } = render(bar(true))
    pass(LOADER_DELAY_MS)
    pass(10)
    rerender(bar(false))
    pass(LOADER_MIN_MS - 11)
    expect(isShown()).toBe(true)
    pass(1)
    expect(isShown()).toBe(false)
  })

  it('takes a loader that was shown long enough away at once', () => {
    const { rerender } = render(bar(true))
    pass(LOADER_DELAY_MS)
    pass(LOADER_MIN_MS)
    rerender(bar(false))
    expect(isShown()).toBe(false)
  })

  it('counts the next wait anew', () => {
    const { rerender } = render(bar(true))
    pass(LOADER_DELAY_MS)
    pass(LOADER_MIN_MS)
    rerender(bar(false))
    rerender(bar(true))
    pass(LOADER_DELAY_MS - 1)
    expect(isShown()).toBe(false)
    pass(1)
    expect(isShown()).toBe(true)
  })

  it('goes at once with its owner, as a skeleton does', () => {
    const { unmount } = render(
      <Delayed>
        <p>Ждём</p>
      </Delayed>,
    )
    pass(LOADER_DELAY_MS)
    unmount()
    expect({ isShown: isShown(), timerCount: vi.getTimerCount() }).toEqual({ isShown: false, timerCount: 0 })
  })
})
