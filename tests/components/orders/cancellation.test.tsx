import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import { ApiError } from '../../../model/api-error'
import { ORDER_POLL_MS } from '../../../model/limits'
import type { Order } from '../../../model/order/order'
import { matchRoute } from '../../../model/routing/routes'
import OrderPage from '../../../src/pages/orders/order-page'
import { openShop, type Answers, type Opened } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

/** The page of the order that the address names, as the router keeps it: one and the same from order to order. */
function Orders() {
  const [path] = useLocation()
  const matched = matchRoute(path)
  return matched?.params['id'] === undefined ? <p>Другая страница</p> : <OrderPage route={matched.route} params={matched.params} />
}
const open = async (answers: Answers) => {
  history.replaceState(null, '', '/personal/orders/101')
  const shop = await openShop(
    <main>
      <Orders />
    </main>,
    { ...buyer(0), 'orders.get': ({ params: { id } }: { params: { id: number } }) => order({ id }), ...answers },
    { path: '/personal/orders/101' },
  )
  await screen.findByRole('heading', { name: 'Заказ №\u00a0101' })
  return shop
}
const go = async ({ app }: Opened, id: number) => {
  act(() => app.getSnapshot().children.navigation!.send({ type: 'navigation.go', to: `/personal/orders/${id}` })) // it lives always
  await screen.findByRole('heading', { name: `Заказ №\u00a0${id}`, hidden: true })
}
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Отменить заказ' }))
const confirm = () => fireEvent.click(screen.getAllByRole('button', { name: 'Отменить заказ', hidden: true }).at(-1)!) // the dialog's own
const question = () => screen.queryByRole('alertdialog')?.querySelector('h2')?.textContent
const cancelled = ({ calls }: Opened) =>
  calls.filter(({ name }) => name === 'orders.cancel').map(({ args }) => (args as { params: { id: number } }).params.id)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('the order that is asked about is the one that is cancelled, also after another was on the page [DEC-024]', async () => {
  const shop = await open({ 'orders.cancel': () => new Promise(() => {}) })
  await go(shop, 102)
  await go(shop, 101)
  ask()
  expect(question()).toBe('Отменить заказ №\u00a0101?')
  confirm()
  await waitFor(() => expect(cancelled(shop)).toEqual([101]))
})

it('cancelled, the order’s own page has the focus on its heading: the button that had it is gone', async () => {
  let status: Order['status'] = 0
  const shop = await open({
    'orders.get': () => order({ id: 101, status }),
    'orders.cancel': () => order({ id: 101, status: (status = 99) }),
  })
  screen.getByRole('button', { name: 'Отменить заказ' }).focus()
  ask()
  confirm()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить заказ' })).toBeNull())
  expect({ cancelled: cancelled(shop), activeElement: document.activeElement }).toEqual({
    cancelled: [101],
    activeElement: screen.getByRole('heading', { level: 1 }),
  })
})

it('a question goes with its page, and one that is under way is not shown on another’s [DEC-024]', async () => {
  let fail: () => void = () => {}
  const shop = await open({
    'orders.cancel': () => new Promise((_, reject) => (fail = () => reject(new ApiError(409, 'Заказ уже собран')))),
  })
  ask()
  await go(shop, 102)
  expect(question()).toBeUndefined()
  await go(shop, 101)
  expect(question()).toBeUndefined()
  ask()
  confirm()
  await waitFor(() => expect(cancelled(shop)).toEqual([101]))
  await go(shop, 102)
  expect(question()).toBeUndefined()
  expect(screen.getByRole('button', { name: 'Отменить заказ' }).getAttribute('aria-disabled')).toBe('true')
  await act(async () => fail())
  expect([question(), screen.getByRole('button', { name: 'Отменить заказ' }).getAttribute('aria-disabled')]).toEqual([undefined, null])
  await go(shop, 101)
  expect([question(), screen.getByRole('alert', { hidden: true }).textContent]).toEqual(['Отменить заказ №\u00a0101?', 'Заказ уже собран.'])
})

it.each([
  [20, /Отменить заказ уже нельзя: его статус\s— «В пути на склад Казань»/],
  [99, /Заказ уже отменён/],
] as const)('an open question says that the order has gone on to %i and cannot be cancelled any more [DEC-024]', async (status, words) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let now: Order['status'] = 0
  const shop = await open({ 'orders.get': () => order({ id: 101, status: now }) })
  ask()
  now = status
  await act(() => vi.advanceTimersByTimeAsync(ORDER_POLL_MS))
  await screen.findByText(words)
  expect(screen.queryAllByRole('button', { name: 'Отменить заказ', hidden: true })).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Понятно', hidden: true }))
  expect({ question: question(), cancelled: cancelled(shop) }).toEqual({ question: undefined, cancelled: [] })
})
