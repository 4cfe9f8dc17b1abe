import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Order } from '../../../model/order/order'
import { matchRoute } from '../../../model/routing/routes'
import ConfirmedPage from '../../../src/pages/orders/confirmed-page'
import OrderPage from '../../../src/pages/orders/order-page'
import { price, product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

afterEach(cleanup)

const ANALOG = product(9, { article: 'AN-9', name: 'Масло взамен' })
/** Of the first line one unit of three is refused, of the second all. */
const confirmed = (changes: Partial<Order> = {}) =>
  order({
    status: 10,
    confirmedOrders: [{ id: 481392, number: '481392-1' }],
    receiving: { type: 'delivery', id: 7, name: 'Склад', address: 'Казань' },
    items: [
      { product: product(1), cost: 1000, qty: 3, confirmed: 2, shipped: 0, refusal: 'Брак партии' },
      { product: product(2, { article: 'OM 90-4', name: 'Фильтр' }), cost: 1000, qty: 1, confirmed: 0, shipped: 0 },
    ],
    goods: 2000,
    additional_discount: 0,
    total: 2000,
    ...changes,
  })
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')
const open = (answers: Answers, path = '/personal/orders/confirmed/481392') => {
  history.replaceState(null, '', path)
  const { route, params } = matchRoute(path)! // these addresses stand in the table
  return openShop(<ConfirmedPage route={route} params={params} />, {
    ...buyer(1),
    'products.stocksAndPrices': () => ({ products: [price(9, { cost: 900, stock: 7 })] }),
    'products.analogs': () => ({ items: [ANALOG], for: [] }),
    ...answers,
  })
}
/** Price, quantities and sum of each row. */
const rowsOf = () =>
  screen
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => plain(textContent))
        .filter((text) => /^(Заказано|Подтверждено|Отгружено|Отказано) \d|^[\d ,]+₽$/.test(text)),
    )
    .filter((cells) => cells.length > 0)

describe('a confirmed order', () => {
  it('shows a line that was refused in part as two rows that add up, and the sum of what is confirmed [ROUTE-058, CALL-092]', async () => {
    await open({ 'orders.confirmed': () => confirmed() })
    await screen.findByRole('heading', { level: 1, name: /481392-1/ })
    expect(rowsOf()).toEqual([
      ['10,00 ₽', 'Заказано 2', 'Подтверждено 2', 'Отгружено 0', 'Отказано 0', '20,00 ₽'],
      ['10,00 ₽', 'Заказано 1', 'Подтверждено 0', 'Отгружено 0', 'Отказано 1', '0,00 ₽'],
      ['10,00 ₽', 'Заказано 1', 'Подтверждено 0', 'Отгружено 0', 'Отказано 1', '0,00 ₽'],
      ['Заказано 4', 'Подтверждено 2', 'Отгружено 0', 'Отказано 2', '20,00 ₽'],
    ])
    screen.getByText('Отказано: брак партии')
    expect(plain(screen.getByText(/не будет в отгрузке/).textContent)).toMatch(/в 2 строках из 2.*на 20,00 ₽/)
  })

  it('offers what may be taken instead in the same place, at the own price, and puts it into the cart [ENT-008]', async () => {
    const { calls } = await open({ 'orders.confirmed': () => confirmed() })
    const analogs = within(await screen.findByRole('region', { name: 'Вместо OM 90-4' }))
    analogs.getByRole('link', { name: 'Масло взамен' })
    await analogs.findByText('9')
    fireEvent.click(analogs.getByRole('button', { name: /^В корзину: AN-9/ }))
    await screen.findAllByRole('link', { name: /^В корзине/ })
    expect(calls.some(({ name }) => name === 'products.analogs')).toBe(true)
  })

  it('says where there is nothing to take instead, and where that could not be asked for', async () => {
    await open({ 'orders.confirmed': () => confirmed(), 'products.analogs': () => ({ items: [], for: [] }) })
    expect(await screen.findAllByText('Замены этому товару нет.')).toHaveLength(2)
    cleanup()
    await open({ 'orders.confirmed': () => confirmed(), 'products.analogs': () => Promise.reject(new ApiError(500, '')) })
    expect(await screen.findAllByText(/Замены не загрузились/)).toHaveLength(2)
  })

  it('of another region leads to its prices before something is offered [DEC-027]', async () => {
    await open({ 'orders.confirmed': () => confirmed({ company_region_id: 77, store_city_name: 'Самара' }) })
    expect((await screen.findAllByText(/выбран другой регион/)).length).toBe(2)
    expect(screen.queryByRole('region', { name: 'Вместо OM 90-4' })).toBeNull()
  })

  it('that is not confirmed yet leads to the order; one that is not there is the error page [DEC-028]', async () => {
    await open({ 'orders.confirmed': () => Promise.reject(new ApiError(404, 'Заказ ещё не подтверждён')), 'orders.get': () => order() })
    await screen.findByRole('heading', { name: 'Заказ ещё не подтверждён' })
    cleanup()
    await open({
      'orders.confirmed': () => Promise.reject(new ApiError(404, '')),
      'orders.get': () => Promise.reject(new ApiError(404, '')),
    })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404. Страница не найдена')
  })

  it('without a number is the list of those that were confirmed, also where the server does not filter', async () => {
    await open({ 'orders.list': () => ({ orders: [order({ id: 481400 }), confirmed()], total: 2 }) }, '/personal/orders/confirmed')
    const link = await screen.findByRole('link', { name: /481\s392/ })
    expect(link.getAttribute('href')).toBe('/personal/orders/confirmed/481392')
    expect(screen.queryByText(/481\s400/)).toBeNull()
    cleanup()
    await open({ 'orders.list': () => ({ orders: [], total: 0 }) }, '/personal/orders/confirmed')
    await screen.findByText('Подтверждённых заказов пока нет')
  })
})

describe('the page of an order whose lines were refused', () => {
  const openOrder = (search = '') => {
    const path = '/personal/orders/481392'
    history.replaceState(null, '', path + search)
    return openShop(<OrderPage route={matchRoute(path)!.route} params={{ id: '481392' }} />, {
      ...buyer(1),
      'orders.get': () => confirmed(),
    })
  }

  it('says so, sums up what is confirmed, and leads to the rest', async () => {
    await openOrder()
    const link = await screen.findByRole('link', { name: /Что подтверждено/ })
    expect(link.getAttribute('href')).toBe('/personal/orders/confirmed/481392')
    expect(screen.getByRole('link', { name: '481392-1' }).getAttribute('href')).toBe('/personal/orders/confirmed/481392')
    expect(plain(screen.getByText(/Отказано 1.*из 3/).textContent)).toBe('Отказано 1 шт. из 3: брак партии')
    expect(plain(screen.getByRole('region', { name: 'Итог' }).textContent)).toContain('1 товар, 2 шт.20,00 ₽')
  })

  it('has an invoice of the confirmed lines only', async () => {
    await openOrder('?invoice')
    const lines = within(await screen.findByRole('table', { name: 'Товары счёта' }))
    expect(
      lines
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['1M-1Масло 12 шт.10,00 ₽20,00 ₽'])
    expect(plain(screen.getByText(/Всего наименований/).textContent)).toContain('Всего наименований 1, на сумму 20,00 ₽')
  })
})
