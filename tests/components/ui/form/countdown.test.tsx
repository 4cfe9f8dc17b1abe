import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PauseLeft } from '../../../../src/form/pause-left'
import { noteAnswerTime } from '../../../../src/platform/clock/server-clock'
import { Countdown } from '../../../../src/ui/form/countdown'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-11-16T08:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => {
  cleanup()
  answerSays(Date.now())
  vi.useRealTimers()
})
/** An answer of the server arrives, by whose clock it is so late. */
const answerSays = (server: number) => act(() => noteAnswerTime({ server, sent: Date.now(), received: Date.now() }))

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

  it('is over when a sleep was longer than the wait', () => {
    open(60)
    vi.setSystemTime(START + 8 * HOUR_MS)
    pass(1000)
    expect([shown(), screen.getAllByRole('button').length]).toEqual([undefined, 1])
  })

  it('counts on in its seconds where the clock is set back, and ends in time', () => {
    open(60)
    pass(10_000)
    vi.setSystemTime(START - HOUR_MS)
    pass(1000)
    expect(shown()).toBe('Отправить код ещё раз через 0:49')
    pass(49_000)
    expect([shown(), screen.getAllByRole('button').length]).toEqual([undefined, 1])
  })

  it('is over where the clock is set forward, until an answer says what time it is', () => {
    open(60)
    pass(10_000)
    vi.setSystemTime(START + HOUR_MS)
    pass(1000)
    expect(shown()).toBeUndefined()
    answerSays(START + 12_000)
    expect(shown()).toBe('Отправить код ещё раз через 0:48')
    pass(48_000)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it.each([
    ['slow', -10 * 60_000],
    ['fast', 10 * 60_000],
  ])('waits no longer and no shorter on a computer whose clock is %s', (_, ahead) => {
    vi.setSystemTime(START + ahead)
    answerSays(START)
    open(42)
    render(<PauseLeft until={Date.now() + 30_000} />)
    const timers = () => screen.queryAllByRole('timer').map(({ textContent }) => textContent?.slice(-4))
    expect(timers()).toEqual(['0:42', '0:30'])
    pass(30_000)
    expect([timers(), screen.getByText('Можно повторить.').textContent]).toEqual([['0:12'], 'Можно повторить.'])
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
