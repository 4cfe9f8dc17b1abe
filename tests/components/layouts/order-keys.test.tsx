import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import { SkipLink } from '../../../src/layouts/main'
import { Popups } from '../../../src/layouts/popups/popups'
import CartPage from '../../../src/pages/cart/cart-page'
import { QuickEntry } from '../../../src/product/entry/quick-entry'
import { keepShortcuts } from '../../../src/platform/shortcuts'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

beforeEach(() => {
  history.replaceState(null, '', '/cart')
  keepShortcuts(true)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

async function open(lines = 2, answers: Answers = {}) {
  const shop = await openShop(
    <>
      <SkipLink />
      <CartPage route={matchRoute('/cart')!.route} params={{}} /* the table has the cart */ />
      <Popups />
    </>,
    { ...buyer(lines), ...answers },
  )
  await screen.findByRole('combobox', { name: /^Артикул/ })
  return shop
}
const orderButton = () => screen.getByRole('button', { name: 'Оформить заказ' })
const press = (key: string, more: KeyboardEventInit, on: Element) => fireEvent.keyDown(on, { key, code: key, ...more })

describe('the way to the order by keys', () => {
  it('Ctrl+Enter leads from a quantity and from the entry by article to the order, which is not pressed', async () => {
    await open()
    for (const modifier of [{ ctrlKey: true }, { metaKey: true }])
      for (const field of [screen.getByRole('combobox', { name: /^Артикул/ }), screen.getAllByLabelText(/^Количество: /)[0]!]) {
        field.focus()
        press('Enter', modifier, field)
        expect(document.activeElement).toBe(orderButton())
        expect({ isRingDrawn: 'led' in orderButton().dataset, hint: screen.getAllByText(/^Ещё раз Ctrl\+Enter/).length }).toEqual({
          isRingDrawn: true,
          hint: 2,
        })
      }
    act(() => orderButton().blur())
    expect('led' in orderButton().dataset).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('Ctrl+Enter on the order presses it, once; a key that is held down since it led there, or since it pressed, does not', async () => {
    const { calls } = await open(2, { 'orders.create': () => new Promise(() => {}) })
    const pressed = () => calls.filter(({ name }) => name === 'orders.create').length
    await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBeNull())
    const click = vi.fn()
    orderButton().addEventListener('click', click)
    const field = screen.getAllByLabelText(/^Количество: /)[0]!
    act(() => field.focus())
    press('Enter', { ctrlKey: true }, field)
    // Held down, with Ctrl and after it was let go: the browser would press the button by itself.
    for (const more of [{ ctrlKey: true }, {}]) expect(press('Enter', { ...more, repeat: true }, orderButton())).toBe(false)
    expect([click.mock.calls.length, document.activeElement]).toEqual([0, orderButton()])
    expect(press('Enter', { ctrlKey: true }, orderButton())).toBe(false)
    expect(press('Enter', { ctrlKey: true, repeat: true }, orderButton())).toBe(false)
    press('Enter', { ctrlKey: true }, orderButton())
    await waitFor(() => expect(pressed()).toBe(1))
    await act(async () => {})
    expect(pressed()).toBe(1)
    // Enter alone is the browser's.
    expect(press('Enter', {}, orderButton())).toBe(true)
  })

  it('Ctrl+Enter does not press it where the keys are switched off', async () => {
    await open()
    keepShortcuts(false)
    const click = vi.fn()
    orderButton().addEventListener('click', click)
    act(() => orderButton().focus())
    press('Enter', { ctrlKey: true }, orderButton())
    expect(click).not.toHaveBeenCalled()
  })

  it('Escape leads back from the order to the field that was left for it; where it was reached otherwise it stays', async () => {
    await open()
    const field = screen.getAllByLabelText(/^Количество: /)[1]!
    act(() => field.focus())
    press('Enter', { ctrlKey: true }, field)
    press('Escape', {}, orderButton())
    expect(document.activeElement).toBe(field)
    act(() => orderButton().focus())
    press('Escape', {}, orderButton())
    expect(document.activeElement).toBe(orderButton())
  })

  it('is shown on the button itself, unless the keys are switched off', async () => {
    const shown = () => [orderButton().getAttribute('aria-keyshortcuts'), orderButton().textContent]
    await open()
    expect(shown()).toEqual(['Control+Enter', 'Оформить заказCtrl\u00a0↵'])
    cleanup()
    keepShortcuts(false)
    await open()
    expect(shown()).toEqual([null, 'Оформить заказ'])
  })

  it('Ctrl+Enter leads from the entry on another page to the cart, and from no other field', async () => {
    history.replaceState(null, '', '/')
    await openShop(
      <>
        <Popups />
        <QuickEntry />
        <input aria-label="Другое" />
      </>,
      buyer(2),
    )
    const field = await screen.findByRole('combobox', { name: /^Артикул/ })
    press('Enter', { ctrlKey: true }, screen.getByLabelText('Другое'))
    expect(location.pathname).toBe('/')
    expect(screen.getByText(/Ctrl\+Enter в.корзину/).tagName).toBe('SPAN') // said where it works
    press('Enter', { ctrlKey: true }, field)
    expect(location.pathname).toBe('/cart')
  })

  it('Enter alone does not, nor does Ctrl+Enter where the keys are switched off', async () => {
    await open()
    const field = screen.getByRole('combobox', { name: /^Артикул/ })
    field.focus()
    press('Enter', {}, field)
    keepShortcuts(false)
    press('Enter', { ctrlKey: true }, field)
    expect(document.activeElement).toBe(field)
  })

  it('+ goes to the entry by article, from the digits too; typed in a field it is a plus', async () => {
    await open()
    const field = screen.getByRole('combobox', { name: /^Артикул/ })
    for (const more of [{ code: 'NumpadAdd' }, { code: 'Equal', shiftKey: true }]) {
      orderButton().focus()
      press('+', more, orderButton())
      expect(document.activeElement).toBe(field)
    }
    const quantity = screen.getAllByLabelText(/^Количество: /)[0]!
    quantity.focus()
    press('+', { code: 'NumpadAdd' }, quantity)
    expect(document.activeElement).toBe(quantity)
  })

  it('a link past the header leads to the order where there is something to order', async () => {
    await open()
    fireEvent.click(await screen.findByRole('link', { name: 'К\u00a0оформлению' }))
    expect({ activeElement: document.activeElement, hash: location.hash }).toEqual({ activeElement: orderButton(), hash: '' })
    cleanup()
    await open(0)
    expect(screen.queryByRole('link', { name: 'К\u00a0оформлению' })).toBeNull()
  })
})
