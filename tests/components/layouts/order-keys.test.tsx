import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import { SkipLink } from '../../../src/layouts/main'
import { Popups } from '../../../src/layouts/popups/popups'
import CartPage from '../../../src/pages/cart/cart-page'
import { QuickEntry } from '../../../src/product/entry/quick-entry'
import { keepShortcuts } from '../../../src/platform/shortcuts'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

beforeEach(() => {
  history.replaceState(null, '', '/cart')
  keepShortcuts(true)
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

async function open(lines = 2) {
  await openShop(
    <>
      <SkipLink />
      <CartPage route={matchRoute('/cart')!.route} params={{}} /* the table has the cart */ />
      <Popups />
    </>,
    buyer(lines),
  )
  await screen.findByRole('combobox', { name: /^Артикул/ })
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
      }
    expect(screen.queryByRole('alertdialog')).toBeNull()
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
    expect([document.activeElement, location.hash]).toEqual([orderButton(), ''])
    cleanup()
    await open(0)
    expect(screen.queryByRole('link', { name: 'К\u00a0оформлению' })).toBeNull()
  })
})
