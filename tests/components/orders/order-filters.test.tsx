import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import OrdersPage from '../../../src/pages/orders/orders-page'
import { type Answers, openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

const open = (answers: Answers = {}, path = '/personal/orders') => {
  history.replaceState(null, '', path)
  return openShop(
    <OrdersPage route={matchRoute('/personal/orders')!.route} params={{}} />, // it is one of the table
    { ...buyer(0), 'orders.list': () => ({ orders: [order()], total: 1, isFiltered: true }), ...answers },
    { path },
  )
}
type Asked = { query: Record<string, unknown> }
const asked = ({ calls }: Awaited<ReturnType<typeof open>>) =>
  calls.flatMap(({ name, args }) => (name === 'orders.list' ? [(args as Asked).query] : []))
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
afterEach(cleanup)

describe('the history, narrowed', () => {
  it('asks the server for status, days and sums, and the address keeps them', async () => {
    const shop = await open()
    fireEvent.change(await screen.findByRole('combobox', { name: 'Статус' }), { target: { value: '0,10,20' } })
    await waitFor(() => expect(location.search).toBe('?status=0%2C10%2C20'))
    fireEvent.change(screen.getByLabelText('Размещён с'), { target: { value: '2026-11-01' } })
    await waitFor(() => expect(location.search).toContain('from=2026-11-01'))
    const least = screen.getByRole('textbox', { name: 'Сумма от, ₽' })
    fireEvent.change(least, { target: { value: '1 500' } })
    fireEvent.keyDown(least, { key: 'Enter' })
    await waitFor(() => expect(asked(shop).at(-1)).toMatchObject({ statuses: '0,10,20', from: '2026-11-01', least: '1500' }))
  })

  it('keeps a sum that is none, and says so', async () => {
    const shop = await open()
    const most = await screen.findByRole('textbox', { name: 'до, ₽' })
    fireEvent.change(most, { target: { value: 'много' } })
    fireEvent.blur(most)
    expect(text()).toContain('Введите сумму цифрами')
    expect([(most as HTMLInputElement).value, asked(shop).length]).toEqual(['много', 1])
  })

  it('to nothing says so, and shows all again by one press', async () => {
    await open(
      {
        'orders.list': ({ query }: Asked) => ({
          orders: 'statuses' in query ? [] : [order()],
          total: 'statuses' in query ? 0 : 1,
          isFiltered: true,
        }),
      },
      '/personal/orders?status=99',
    )
    await waitFor(() => expect(text()).toContain('Под отбор не подходит ни один заказ.'))
    fireEvent.click(screen.getByRole('button', { name: 'Показать все заказы' }))
    await screen.findByRole('link', { name: /^Заказ №/ })
    expect(location.search).toBe('')
  })

  it('by a server that does not filter says that these are all orders', async () => {
    await open({ 'orders.list': () => ({ orders: [order()], total: 1 }) }, '/personal/orders?status=90')
    await waitFor(() => expect(text()).toContain('Отбирать заказы сервер пока не умеет'))
  })
})
