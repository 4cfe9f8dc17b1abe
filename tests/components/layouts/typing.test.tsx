import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Popups } from '../../../src/layouts/popups/popups'
import { Dialog } from '../../../src/ui/surfaces/dialog'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Question() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Отменить заказ
      </button>
      {isOpen && (
        <Dialog title="Отменить заказ?" onClose={() => setOpen(false)}>
          Точно?
        </Dialog>
      )}
    </>
  )
}

function Comment() {
  const [isThere, setThere] = useState(true)
  return (
    <>
      {isThere && <textarea aria-label="Комментарий" />}
      <button type="button" onClick={() => setThere(false)}>
        Убрать
      </button>
    </>
  )
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

async function open() {
  const { app } = await openShop(
    <>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Имя" />
        <input aria-label="Почта" />
        <input type="checkbox" aria-label="Согласие" />
        <button type="submit">Отправить</button>
      </form>
      <Comment />
      <Question />
      <button type="button">Другое</button>
      <Popups />
    </>,
    guest,
  )
  const overlay = () => app.getSnapshot().children.overlay!.getSnapshot() // lives as long as the root
  const focus = (label: string) => act(() => screen.getByLabelText(label).focus())
  return {
    focus,
    isTyping: () => overlay().context.isTyping,
    write: (label: string) => fireEvent.input(screen.getByLabelText(label), { target: { value: 'п' } }),
    leaveTo: (name: string) => act(() => screen.getByRole('button', { name }).focus()),
    blur: () => act(() => (document.activeElement as HTMLElement).blur()),
    ask: () => act(() => app.getSnapshot().children.overlay!.send({ type: 'popup.arose', popup: 'region' })),
    close: () => act(() => app.getSnapshot().children.overlay!.send({ type: 'popup.closed', popup: 'region' })),
    shown: () => overlay().context.shown,
  }
}

it('a popup that comes by itself waits until the field is left [DEC-049]', async () => {
  const { focus, leaveTo, ask, shown } = await open()
  focus('Комментарий')
  ask()
  expect({ shown: shown(), activeElement: document.activeElement }).toEqual({
    shown: null,
    activeElement: screen.getByLabelText('Комментарий'),
  })
  leaveTo('Другое')
  expect(shown()).toBe('region')
})

it('a popup that waited for the field to be left does not take the press that leaves it: it comes once that is over', async () => {
  const { focus, leaveTo, blur, ask, close, shown } = await open()
  const other = screen.getByRole('button', { name: 'Другое' })
  for (const leave of [() => leaveTo('Другое'), blur]) {
    vi.useFakeTimers()
    focus('Комментарий')
    ask()
    fireEvent.pointerDown(other)
    leave()
    pass(1000)
    expect(shown()).toBe(null)
    fireEvent.pointerUp(other)
    expect(shown()).toBe(null)
    pass(1)
    expect(shown()).toBe('region')
    close()
    vi.useRealTimers()
  }
  focus('Комментарий')
  fireEvent.pointerDown(other)
  leaveTo('Другое')
  focus('Комментарий')
  vi.useFakeTimers()
  fireEvent.pointerUp(other)
  ask()
  pass(1)
  expect(shown()).toBe(null)
})

it('a popup that comes by itself waits until the dialog of a page is closed [DEC-049]', async () => {
  const { ask, shown } = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }))
  ask()
  expect(shown()).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect([shown(), screen.queryByRole('dialog')]).toEqual(['region', null])
})

it('the fields and controls of one form are one place; a checkbox alone is no typing', async () => {
  const { focus, leaveTo, isTyping } = await open()
  focus('Согласие')
  expect(isTyping()).toBe(false)
  for (const label of ['Имя', 'Почта', 'Согласие']) {
    focus(label)
    expect(isTyping()).toBe(true)
  }
  leaveTo('Другое')
  expect(isTyping()).toBe(false)
})

it('a form that was typed in stays half-typed when the focus is lost, until it is sent; an untouched one does not', async () => {
  const { focus, write, blur, isTyping } = await open()
  focus('Имя')
  blur()
  expect(isTyping()).toBe(false)
  focus('Имя')
  write('Имя')
  blur()
  expect(isTyping()).toBe(true)
  act(() => screen.getByRole('button', { name: 'Отправить' }).click())
  expect(isTyping()).toBe(false)
})

it('a field that is taken away is typed in no more', async () => {
  const { focus, isTyping } = await open()
  focus('Комментарий')
  expect(isTyping()).toBe(true)
  await act(async () => {
    screen.getByRole('button', { name: 'Убрать' }).click() // by a script: the focus is where it was
    await Promise.resolve()
  })
  expect(isTyping()).toBe(false)
})

it('a field outside of forms rests a moment after the last key: the login of a session that ended does not wait for ever [DEC-008]', async () => {
  const { focus, write, ask, shown, isTyping } = await open()
  vi.useFakeTimers()
  focus('Комментарий')
  ask()
  pass(1400)
  write('Комментарий')
  pass(1400)
  expect(shown()).toBe(null)
  pass(100)
  expect({ shown: shown(), isTyping: isTyping() }).toEqual({ shown: 'region', isTyping: false })
})

it('a form that was typed in never rests', async () => {
  const { focus, write, isTyping } = await open()
  vi.useFakeTimers()
  focus('Имя')
  write('Имя')
  pass(600_000)
  expect(isTyping()).toBe(true)
})
