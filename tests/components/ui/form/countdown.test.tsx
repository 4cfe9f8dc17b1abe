import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from '../../../../src/ui/form/countdown'

const START = Date.parse('2026-11-16T08:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (seconds: number) =>
  render(
    <Countdown until={START + seconds * 1000} label="Отправить код ещё раз через" overText="Код можно отправить ещё раз">
      <button type="button">Отправить код ещё раз</button>
    </Countdown>,
  )
const shown = () => screen.queryByRole('timer')?.textContent?.replaceAll('\u00a0', ' ')
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const said = () => screen.queryByRole('status')?.textContent ?? ''

describe('Countdown', () => {
  it('counts whole seconds, a minute as a minute', () => {
    open(61)
    const seen = [shown()]
    pass(1000)
    seen.push(shown())
    pass(18_000)
    seen.push(shown())
    expect(seen).toEqual(['Отправить код ещё раз через 1:01', 'Отправить код ещё раз через 1:00', 'Отправить код ещё раз через 0:42'])
  })

  it('gives way to the button at the end, and says so once, not each second', () => {
    open(2)
    pass(1000)
    const during = [said(), screen.queryByRole('button')]
    pass(1000)
    expect([during, shown(), said()]).toEqual([['', null], undefined, 'Код можно отправить ещё раз'])
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('goes by the clock when the page is seen again: the computer slept meanwhile', () => {
    open(60)
    vi.setSystemTime(START + 45_000)
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(shown()).toBe('Отправить код ещё раз через 0:15')
  })

  it('begins anew for another moment', () => {
    const { rerender } = open(1)
    pass(1000)
    rerender(
      <Countdown until={START + 31_000} label="Через" overText="Готово">
        <button type="button">Готово</button>
      </Countdown>,
    )
    expect(shown()).toBe('Через 0:30')
  })
})
