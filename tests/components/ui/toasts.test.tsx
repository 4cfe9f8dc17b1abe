import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { toasterMachine, type ToastCommand } from '../../../machines/toaster/toaster.machine'
import { showToast, type ToastMessage, Toasts } from '../../../src/ui/feedback/toasts'
import { Dialog } from '../../../src/ui/surfaces/dialog'
import { refusalToast } from '../../machines/toaster/refusal-toast'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => toast.remove())
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const tell = (message: Partial<ToastMessage> & { text: string }) => {
  act(() => {
    showToast({ tone: 'ok', duration: 2000, ...message })
  })
}
const texts = () => screen.queryAllByRole('status').map((status) => status.textContent)

/** The toaster of the shop over the toasts of the page, as the shop puts them together. */
function openToaster() {
  const toasts = fromCallback<ToastCommand>(({ receive }) =>
    receive((command) => {
      if (command.type === 'toast.draw') showToast({ ...command.toast, duration: command.duration, action: undefined })
    }),
  )
  const toaster = createActor(toasterMachine.provide({ actors: { toasts } })).start()
  render(<Toasts onGone={(id) => toaster.send({ type: 'toast.gone', id })} />)
  const refuse = (article: string) => act(() => toaster.send({ type: 'toast.show', toast: refusalToast(article) }))
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').trim())
  return { refuse, alerts }
}

describe('refusals of lines', () => {
  it('that find one still on the screen, under the pointer, name that one too [DEC-020]', () => {
    const { refuse, alerts } = openToaster()
    refuse('A')
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Уведомления' }))
    pass(10_000)
    expect(alerts()).toEqual(['A нет'])
    refuse('B')
    expect(alerts()).toEqual([expect.stringMatching(/^Сервер не принял 2 строки: A и B\./)])
  })

  it('do not name again what was closed [DEC-020]', () => {
    const { refuse, alerts } = openToaster()
    refuse('A')
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    pass(1000)
    expect(alerts()).toEqual([])
    refuse('B')
    expect(alerts()).toEqual(['B нет'])
  })

  it('do not name again what has gone by itself, or for want of room [DEC-020]', () => {
    const { refuse, alerts } = openToaster()
    refuse('A')
    pass(4000)
    refuse('B')
    expect(alerts()).toEqual(['B нет'])
    for (let nth = 0; nth < 20; nth++) tell({ text: `${nth}`, duration: Infinity })
    refuse('C')
    expect(alerts()).toEqual(['C нет'])
  })
})

describe('Toasts', () => {
  it('show a message for its time and take it away', () => {
    render(<Toasts onGone={() => {}} />)
    tell({ text: 'Добро пожаловать!' })
    pass(1999)
    expect(texts()).toEqual(['Добро пожаловать! '])
    pass(1)
    pass(1000)
    expect(texts()).toEqual([])
  })

  it('wait while the pointer is on them', () => {
    render(<Toasts onGone={() => {}} />)
    tell({ text: 'Сохранено' })
    const region = screen.getByRole('region', { name: 'Уведомления' })
    fireEvent.pointerEnter(region)
    pass(60_000)
    pass(1000)
    expect(texts()).toEqual(['Сохранено '])
    fireEvent.pointerLeave(region)
    pass(2000)
    pass(1000)
    expect(texts()).toEqual([])
  })

  it('say a failure at once, anything else in its turn', () => {
    render(<Toasts onGone={() => {}} />)
    tell({ tone: 'bad', title: 'Не сохранили', text: 'Нет связи' })
    tell({ tone: 'info', text: 'Поступил товар' })
    expect([screen.getByRole('alert').textContent, ...texts()]).toEqual(['Не сохранилиНет связи ', 'Поступил товар '])
  })

  it('replace the one of the same id', () => {
    render(<Toasts onGone={() => {}} />)
    tell({ id: 'region', text: 'Регион: Казань' })
    tell({ id: 'region', text: 'Регион: Самара' })
    expect(texts()).toEqual(['Регион: Самара '])
  })

  it('close by their button, and by their action, which is done once', () => {
    const onPress = vi.fn()
    render(<Toasts onGone={() => {}} />)
    tell({ text: 'Строка удалена', action: { label: 'Вернуть', onPress } })
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
    pass(1000)
    expect([onPress.mock.calls.length, texts()]).toEqual([1, []])
    tell({ text: 'Сохранено' })
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }))
    pass(1000)
    expect(texts()).toEqual([])
  })

  it('stand inside a modal dialog while it is open, where they can be read and pressed, and outside afterwards', () => {
    const page = (isOpen: boolean) => (
      <>
        <Toasts onGone={() => {}} />
        {isOpen && (
          <Dialog title="Войти" onClose={() => {}}>
            Поля
          </Dialog>
        )}
      </>
    )
    const { rerender } = render(page(true))
    tell({ text: 'Сохранено', duration: Infinity })
    const isInDialog = () => screen.getByRole('region', { name: 'Уведомления' }).closest('dialog') !== null
    expect(isInDialog()).toBe(true)
    rerender(page(false))
    expect({ isInDialog: isInDialog(), texts: texts() }).toEqual({ isInDialog: false, texts: ['Сохранено '] })
  })
})
