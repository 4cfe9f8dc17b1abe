import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { ORDER_POLL_MS } from '../../../model/limits'
import type { Order } from '../../../model/order/order'
import { matchRoute } from '../../../model/routing/routes'
import OrderPage from '../../../src/pages/orders/order-page'
import OrdersPage from '../../../src/pages/orders/orders-page'
import ShortOrderPage from '../../../src/pages/orders/short-order-page'
import { openShop, type Answers } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

/** The lines of a bill, spaces as plain ones. */
const billOf = (panel: string) =>
  [...screen.getByRole('region', { name: panel }).querySelectorAll('dl > div')].map((row) =>
    `${row.querySelector('dt')?.textContent}: ${row.querySelector('dd')?.textContent}`.replaceAll('\u00a0', ' '),
  )
const routeOf = (path: string) => matchRoute(path)!.route // these addresses stand in the table
const openOrder = (answers: Answers, search = '') => {
  history.replaceState(null, '', `/personal/orders/481392${search}`)
  return openShop(<OrderPage route={routeOf('/personal/orders/481392')} params={{ id: '481392' }} />, { ...buyer(1), ...answers })
}
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the page of an order', () => {
  it('shows lines, sums and the VAT inside by the rate of the order’s date [DEC-017]', async () => {
    await openOrder({ 'orders.get': () => order() })
    await screen.findByRole('heading', { name: /Заказ №\s481\s392/ })
    await screen.findByText(/в том числе НДС 20\s%/)
    expect(billOf('Итог')).toEqual([
      '2 товара, 4 шт.: 40,00 ₽',
      'Дополнительная скидка за самовывоз 2 %: −0,80 ₽',
      'Вес: 4,0 кг',
      'Итого: 39,20 ₽',
      'в том числе НДС 20 %: 6,53 ₽',
    ])
  })

  it('is the error page for an order that is not there, or is another’s [DEC-063]', async () => {
    await openOrder({ 'orders.get': () => Promise.reject(new ApiError(404, '')) })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Страница не найдена')
    cleanup()
    await openOrder({ 'orders.get': () => Promise.reject(new ApiError(403, 'Это чужой заказ')) })
    expect((await screen.findByRole('alert')).textContent).toMatch(/403.*Это чужой заказ/)
  })

  it('asks for the status while it may move and the page is seen [DEC-024]', async () => {
    let asked = 0
    vi.useFakeTimers()
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await openOrder({ 'orders.get': () => order({ status: asked++ === 0 ? 0 : 90 }) })
    await act(() => vi.advanceTimersByTimeAsync(3 * ORDER_POLL_MS))
    expect(asked).toBe(1)
    seen.mockRestore()
    await act(() => vi.advanceTimersByTimeAsync(ORDER_POLL_MS))
    expect(asked).toBe(2)
    await act(() => vi.advanceTimersByTimeAsync(4 * ORDER_POLL_MS))
    expect(asked).toBe(2)
  })

  it('cancels after a question, once, and where the server cannot says whom to call [DEC-006] [DEC-024]', async () => {
    const { calls } = await openOrder({ 'orders.get': () => order(), 'orders.cancel': () => Promise.reject(new ApiError(501, '')) })
    fireEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Отменить заказ', hidden: true }).at(-1)!) // the dialog's own
    await screen.findByText(/Позвоните менеджеру: \+7\s\(900\)\s000-01-14/)
    expect(calls.filter(({ name }) => name === 'orders.cancel')).toEqual([{ name: 'orders.cancel', args: { params: { id: 481392 } } }])
  })

  it('cancelled closes the question and asks for the order anew; a failure is told in the question, which stays [DEC-024]', async () => {
    let tries = 0
    let status: Order['status'] = 0
    const { calls } = await openOrder({
      'orders.get': () => order({ status }),
      'orders.cancel': () => {
        if (tries++ === 0) return Promise.reject(new ApiError(409, 'Заказ уже собран'))
        status = 99
        return order({ status })
      },
    })
    const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: 'Отменить заказ', hidden: true }).at(-1)!) // the dialog's own
    fireEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }))
    confirm()
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('Заказ уже собран.')
    confirm()
    await waitFor(() => expect(screen.queryByText(/Вернуть отменённый заказ нельзя/)).toBeNull())
    await waitFor(() => expect(calls.filter(({ name }) => name === 'orders.get')).toHaveLength(2))
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull()
  })

  it('is read anew when nobody answered its cancellation, which may be done: the question says what it finds [DEC-024]', async () => {
    let status: Order['status'] = 0
    await openOrder({
      'orders.get': () => order({ status }),
      'orders.cancel': () => {
        status = 99
        return Promise.reject(new ApiError(503, ''))
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Отменить заказ' }))
    fireEvent.click(screen.getAllByRole('button', { name: 'Отменить заказ', hidden: true }).at(-1)!) // the dialog's own
    await screen.findByText('Заказ уже отменён.')
    fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull())
    screen.getByText('Отменен')
  })

  it('that is not there is not asked for at each return to the tab, so the error page stands still', async () => {
    const { app, calls } = await openOrder({ 'orders.get': () => Promise.reject(new ApiError(404, '')) })
    const title = await screen.findByRole('heading', { level: 1 })
    await act(async () => app.send({ type: 'page.shown' }))
    expect(calls.filter(({ name }) => name === 'orders.get')).toHaveLength(1)
    expect(title.isConnected).toBe(true)
  })

  it('cannot be cancelled once it is on the way', async () => {
    await openOrder({ 'orders.get': () => order({ status: 20 }) })
    await screen.findByRole('heading', { name: /Заказ/ })
    expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull()
  })

  it('is a thank-you page right after ordering, with what stayed in the cart [DEC-022] [DEC-028]', async () => {
    await openOrder({ 'orders.get': () => order() }, '?placed')
    await screen.findByRole('heading', { name: /Заказ №\s481\s392 размещён/ })
    expect((await screen.findByRole('link', { name: 'Масло 1' })).getAttribute('href')).toBe('/product/1')
  })
})

it('the short address leads the owner to the order [ROUTE-022] [DEC-028]', async () => {
  history.replaceState(null, '', '/orders/481392')
  await openShop(<ShortOrderPage route={routeOf('/orders/481392')} params={{ id: '481392' }} />, {
    ...buyer(0),
    'orders.get': () => order(),
  })
  await waitFor(() => expect(location.pathname).toBe('/personal/orders/481392'))
})

describe('the history of orders', () => {
  const open = (search: string, answers: Answers) => {
    history.replaceState(null, '', `/personal/orders${search}`)
    return openShop(<OrdersPage route={routeOf('/personal/orders')} params={{}} />, { ...buyer(0), ...answers })
  }
  it('asks for 60 of the region, the newest first, by the page of the address [CONST-013]', async () => {
    const { calls } = await open('?page=3', { 'orders.list': () => ({ orders: [order()], total: 5000 }) })
    const link = await screen.findByRole('link', { name: /Заказ №\s481\s392/ })
    expect(link.getAttribute('href')).toBe('/personal/orders/481392')
    expect(calls.find(({ name }) => name === 'orders.list')?.args).toEqual({
      params: { id: 5 },
      query: { page: 3, limit: 60, order_by: 'created_at', order_dir: 'desc' },
    })
    expect(screen.getByRole('link', { name: 'Страница 84' }).getAttribute('href')).toBe('/personal/orders?page=84')
  })
  it('says that there is none yet, and that it did not load', async () => {
    await open('', { 'orders.list': () => ({ orders: [], total: 0 }) })
    await screen.findByRole('heading', { name: 'Заказов пока нет' })
    cleanup()
    await open('', { 'orders.list': () => Promise.reject(new ApiError(500, '')) })
    expect(within(await screen.findByRole('alert')).getByRole('button').textContent).toBe('Повторить')
  })
})
