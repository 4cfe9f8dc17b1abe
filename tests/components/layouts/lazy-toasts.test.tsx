import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { toast } from 'react-hot-toast/headless'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLazy } from '../../../src/shop/code/lazy'
import { LazyToasts } from '../../../src/layouts/toasts/lazy-toasts'
import { createWaitingToasts, type ToastsCode } from '../../../src/layouts/toasts/waiting-toasts'
import * as code from '../../../src/ui/feedback/toasts'

afterEach(() => {
  act(() => toast.remove())
  cleanup()
})

const message = (text: string) => ({ text, tone: 'ok' as const, duration: Infinity })
const texts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent.trim())

/** The toasts of a page whose code comes when the test says so. */
function openToasts() {
  let come = (_: ToastsCode | Error) => {}
  const fetch = vi.fn(
    () => new Promise<ToastsCode>((resolve, reject) => (come = (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))),
  )
  const toasts = createWaitingToasts(createLazy(fetch))
  render(<LazyToasts of={toasts} onGone={() => {}} />)
  return { toasts, fetch, come: (answer: ToastsCode | Error = code) => act(async () => come(answer)) }
}

describe('toasts that come before what draws them', () => {
  it('ask for it once, wait, and are drawn in their order; later ones at once', async () => {
    const { toasts, fetch, come } = openToasts()
    expect(fetch).not.toHaveBeenCalled()
    act(() => toasts.show(message('Первое')))
    act(() => toasts.show(message('Второе')))
    expect([fetch.mock.calls.length, texts()]).toEqual([1, []])
    await come()
    // The newest stands first.
    expect(texts()).toEqual(['Второе', 'Первое'])
    act(() => toasts.show(message('Третье')))
    expect(texts()).toEqual(['Третье', 'Второе', 'Первое'])
  })

  it('are not drawn once they were wiped', async () => {
    const { toasts, come } = openToasts()
    act(() => toasts.show(message('Чужое')))
    act(() => toasts.wipe())
    act(() => toasts.show(message('Своё')))
    await come()
    expect(texts()).toEqual(['Своё'])
    act(() => toasts.wipe())
    expect(texts()).toEqual([])
  })

  it('are kept where it does not come: it is said, and a press draws them all [ERROR-006]', async () => {
    vi.spyOn(console, 'error').mockReturnValue() // of React, which tells of what was thrown
    const { toasts, come } = openToasts()
    act(() => toasts.show(message('Первое')))
    await come(new TypeError('Failed to fetch the module'))
    expect(screen.getByRole('alert').textContent).toMatch(/^Часть магазина не\sзагрузилась/)
    act(() => toasts.show(message('Второе')))
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await come()
    expect([texts(), screen.queryByRole('alert')]).toEqual([['Второе', 'Первое'], null])
  })

  it('whenever it comes, what was shown since the last wipe is drawn, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('show', 'wipe', 'come')), (steps) => {
        const drawn: string[] = []
        const by = {
          showToast: ({ text }: { text: string }) => String(drawn.push(text)),
          wipeToasts: () => void drawn.splice(0),
        } as unknown as ToastsCode // nothing is mounted
        const toasts = createWaitingToasts(createLazy(() => Promise.resolve(by)))
        steps.forEach((step, at) => {
          if (step === 'show') toasts.show(message(`${at}`))
          else if (step === 'wipe') toasts.wipe()
          else toasts.drawBy(by)
        })
        toasts.drawBy(by)
        const kept = [...steps.keys()].slice(steps.lastIndexOf('wipe') + 1).filter((at) => steps[at] === 'show')
        expect(drawn).toEqual(kept.map(String))
      }),
    )
  })
})
