import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import CartPage from '../../../src/pages/cart/cart-page'
import { product } from '../../support/plain-goods'
import { logInOver } from '../support/log-in-over'
import { openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer, customer, user } from '../support/people'

afterEach(cleanup)
const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart

describe('a cart without lines', () => {
  it('begins with the entry by article, before the words that it is empty', async () => {
    await openShop(page, buyer(0))
    const heading = await screen.findByRole('heading', { level: 1, name: /пуста$/ })
    const field = screen.getByRole('combobox', { name: /^Артикул/ })
    expect(field.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  const oldOrders = [order({ id: 4, item_count: 9 }), order({ id: 3 }), order({ id: 2 }), order({ id: 1 })]
  it('begins with the last three orders, and tells what came of repeating one though the cart is no longer empty', async () => {
    await openShop(<main>{page}</main>, {
      ...buyer(0),
      'orders.list': () => ({ orders: oldOrders, total: 4 }),
      'orders.get': () => order({ id: 4 }),
      'cart.updateMany': ({ body }: { body: { items: { product_id: number; qty: number }[] } }) => ({
        items: body.items.map(({ product_id, qty }) => ({ product: product(product_id), qty })),
        version: 2,
      }),
    })
    const last = within(await screen.findByRole('region', { name: 'Последние заказы' }))
    expect(last.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Заказ № 416 ноября, 9 строкПовторить заказ № 4',
      'Заказ № 316 ноября, 2 строкиПовторить заказ № 3',
      'Заказ № 216 ноября, 2 строкиПовторить заказ № 2',
    ])
    fireEvent.click(last.getByRole('button', { name: /4$/ }))
    const button = await screen.findByRole('button', { name: 'В корзину', hidden: true })
    button.focus()
    fireEvent.click(button)
    await screen.findByRole('heading', { name: /повторён$/, hidden: true })
    await screen.findByRole('table', { name: 'Состав корзины', hidden: true })
    screen.getByRole('heading', { name: /повторён$/, hidden: true })
    // The button that was pressed is gone, and then the list that it was opened from.
    expect(document.activeElement?.textContent).toBe('Открыть корзину')
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть', hidden: true, description: '' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Корзина'))
  })

  it('shows nothing of one person’s order to another who logs in over it [DEC-008]', async () => {
    let who = user
    const { app } = await openShop(page, {
      ...buyer(0),
      'session.user': () => who,
      'session.login': () => ({}),
      'orders.list': () => ({ orders: who.id === user.id ? oldOrders : [], total: 4 }),
      'orders.get': () => (who.id === user.id ? order({ id: 4 }) : Promise.reject(new ApiError(404, ''))),
    })
    const last = within(await screen.findByRole('region', { name: 'Последние заказы' }))
    fireEvent.click(last.getByRole('button', { name: /4$/ }))
    await screen.findByRole('button', { name: 'В корзину', hidden: true })
    await logInOver(app, () => (who = { ...user, id: 2, name: 'Пётр Другой' }), 2)
    await screen.findByRole('heading', { level: 1, name: /пуста$/, hidden: true })
    await waitFor(() => expect(screen.queryAllByRole('dialog', { hidden: true }).map(({ textContent }) => textContent)).toEqual([]))
  })

  it('offers nothing of the past to somebody who has not ordered yet', async () => {
    const { container, calls } = await openShop(page, buyer(0))
    await waitFor(() => expect(calls.some(({ name }) => name === 'orders.list')).toBe(true))
    await screen.findByRole('heading', { level: 1, name: /пуста$/ })
    expect(container.textContent).not.toMatch(/заказ(?!а)/i)
  })

  it.each([
    ['company', { last_company_id: null }, 'Зарегистрировать компанию'],
    ['registration', { last_company_id: 1 }, 'Завершить регистрацию'],
  ])('of somebody who lacks a %s leads to the set-up, which he had put off [STATE-005, STATE-006]', async (_, more, name) => {
    const { app } = await openShop(page, {
      ...customer([]),
      'session.user': () => ({ ...user, registration_not_complete: true, ...more }),
      'regions.exists': () => ({ exists: false }),
    })
    const button = await screen.findByRole('button', { name })
    const shown = () => actorOf(app, 'overlay')?.getSnapshot().context.shown
    actorOf(app, 'companySetup')?.send({ type: 'setup.postponed' })
    expect(shown()).toBe(null)
    fireEvent.click(button)
    expect(shown()).toBe('setup')
  })
})
