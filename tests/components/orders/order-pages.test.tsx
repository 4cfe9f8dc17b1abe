import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { ORDER_POLL_MS } from '../../../model/limits'
import type { NewOrder, Order } from '../../../model/order/order'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import OrderPage from '../../../src/pages/orders/order-page'
import OrdersPage from '../../../src/pages/orders/orders-page'
import ShortOrderPage from '../../../src/pages/orders/short-order-page'
import { openShop, type Answers } from '../support/open-shop'
import { product } from '../../support/plain-goods'
import { FINE } from '../../support/orders/order-facts'
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
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('404. Страница не найдена')
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

  it.each(['', '?placed'])('offers an invoice while there is something to be paid, and none of a cancelled order%s', async (search) => {
    await openOrder({ 'orders.get': () => order() }, search)
    const links = await screen.findAllByRole('link', { name: /^Счёт/ })
    expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual(['/personal/orders/481392?invoice'])
    cleanup()
    await openOrder({ 'orders.get': () => order({ status: 99 }) }, search)
    await screen.findByRole('heading', { level: 1, name: /Заказ №/ })
    expect(screen.queryByRole('link', { name: /^Счёт/ })).toBeNull()
  })

  it('is a thank-you page right after ordering, with what stayed in the cart [DEC-022] [DEC-028]', async () => {
    await openOrder({ 'orders.get': () => order() }, '?placed')
    await screen.findByRole('heading', { name: /Заказ №\s481\s392 размещён/ })
    expect((await screen.findByRole('link', { name: 'Масло 1' })).getAttribute('href')).toBe('/product/1')
  })
})

describe('an order with contact, own number and day', () => {
  const said = {
    receiving: { type: 'delivery', id: 3, name: 'Основной склад', address: 'Казань' },
    contact_name: 'Антон Рябов',
    contact_phone: '79000000103',
    buyer_number: 'З-7',
    wanted_date: '2026-11-24',
    wanted_window: '09:00-13:00',
    company_inn: '1600906857',
    company_kpp: '160001001',
  } as const
  const factOf = (name: string) =>
    screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

  it.each(['', '?placed'])('says so on its page%s [DEC-069]', async (search) => {
    await openOrder({ 'orders.get': () => order(said) }, search)
    await screen.findByRole('heading', { level: 1, name: /Заказ №/ })
    expect(['Когда', 'Контакт', 'Ваш номер'].map(factOf)).toEqual(['вт, 24 ноября, 9:00–13:00', 'Антон Рябов, +7 (900) 000-01-03', 'З-7'])
  })

  it.each(['', '?placed'])('says on its page%s from when it can be collected [DEC-067]', async (search) => {
    const promised = {
      receiving: { ...said.receiving, type: 'pickup' },
      wanted_date: '',
      pickup_date: '2026-11-24',
      pickup_from: '09:00',
    } as const
    await openOrder({ 'orders.get': () => order({ ...said, ...promised }) }, search)
    await screen.findByRole('heading', { level: 1, name: /Заказ №/ })
    expect(factOf('Когда')).toBe('вт, 24 ноября, с 9:00')
  })

  it('says nothing where a server knows of none', async () => {
    await openOrder({ 'orders.get': () => order() })
    await screen.findByRole('heading', { level: 1, name: /Заказ №/ })
    expect(['Когда', 'Контакт', 'Ваш номер'].map((name) => screen.queryByText(name, { selector: 'dt' }))).toEqual([null, null, null])
  })

  it('is an invoice to print: seller, buyer with INN, lines, sums and the VAT inside [DEC-017]', async () => {
    const requisites = { inn: '7700901010', kpp: '1', address: 'Москва', bank: 'Банк', bik: '04', account: '40', correspondent: '30' }
    await openOrder(
      {
        'orders.get': () => order({ ...said, receiving: order().receiving }),
        'config.get': () => ({ legal_name: 'ООО «Картер Опт»', requisites, vat_rates: [{ from: '2026-01-01', percent: 22 }] }),
      },
      '?invoice',
    )
    const sheet = within(await screen.findByRole('article', { name: /Счёт по заказу №.481.392/ }))
    await sheet.findByText(/В том числе НДС 22/)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Печать' }))
    const texts = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
    expect(texts(sheet.getByRole('table', { name: 'Товары счёта' }).querySelectorAll('tbody tr'))).toEqual([
      '1M-1Масло 13 шт.10,00 ₽30,00 ₽',
      '2OM 90-4Фильтр1 шт.10,00 ₽10,00 ₽',
    ])
    expect(texts(sheet.getAllByRole('definition')).slice(0, 2)).toEqual([
      'ООО «Картер Опт», ИНН 7700901010, КПП 1, Москва',
      'ООО «Гараж», ИНН 1600906857, КПП 160001001, Казань',
    ])
    expect(texts(sheet.getAllByRole('definition')).slice(-4)).toEqual(['40,00 ₽', '−0,80 ₽', '39,20 ₽', '7,07 ₽'])
    sheet.getByText('Тридцать девять рублей 20 копеек')
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    fireEvent.click(screen.getByRole('button', { name: 'Печать' }))
    expect(print).toHaveBeenCalledTimes(1)
    vi.unstubAllGlobals()
  })

  it('leaves what the buyer took out of it in the cart, and the thank-you page says that he did', async () => {
    history.replaceState(null, '', '/personal/orders/481392?placed')
    const { app } = await openShop(<OrderPage route={routeOf('/personal/orders/481392')} params={{ id: '481392' }} />, {
      ...buyer(2),
      'orders.get': () => order(said),
      'orders.create': ({ body }: { body: NewOrder }) =>
        order({
          ...said,
          contact_name: body.contact_name ?? '',
          contact_phone: body.contact_phone ?? '',
          buyer_number: body.buyer_number ?? '',
          wanted_date: body.wanted_date ?? '',
          wanted_window: body.wanted_window ?? '',
          items: [{ product: product(1), cost: 1000, qty: 1 }],
          description: '',
        }),
      'orders.list': () => ({ orders: [], total: 0 }),
    })
    await screen.findByRole('link', { name: 'Масло 2' })
    expect(screen.queryByText(/отложили эту строку/)).toBeNull()
    const checkout = actorOf(app, 'checkout')!
    const lines = [{ product_id: 1, qty: 1, cost_vs_discount: 1000 }]
    const receiving = { type: 'delivery', delivery_address_id: 3 } as const
    const details = {
      contact_name: said.contact_name,
      contact_phone: said.contact_phone,
      buyer_number: 'З-7',
      wanted_date: '2026-11-24',
      wanted_window: '09:00-13:00',
    }
    await act(async () => {
      checkout.send({ type: 'lines.excluded', ids: [2] })
      checkout.send({ type: 'order.submitted', regionId: 5, facts: FINE, receiving, lines, details })
      checkout.send({ type: 'checkout.proceed', lines, version: 1 })
    })
    expect((await screen.findByText(/отложили эту строку/)).closest('li')?.textContent).toMatch(/Масло 2/)
    expect(screen.getAllByText(/отложили эту строку/)).toHaveLength(1)
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
