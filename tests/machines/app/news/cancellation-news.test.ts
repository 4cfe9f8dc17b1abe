import { afterEach, expect, it } from 'vitest'
import type { Toast } from '../../../../machines/toaster/toaster.machine'
import { closeTabs, openTab, ready, SIGNED_IN, smallServer } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { browser } from '../../../support/world'

afterEach(closeTabs)

/** A tab on the page of order 7, whose cancellation is confirmed; the server answers with this status as long as it stays. */
async function cancelling(status: number, options: Parameters<typeof openTab>[0] = {}) {
  const server = { status }
  const toasts: Toast[] = []
  const keys: (string | null)[] = []
  const tab = openTab({
    path: '/personal/orders/7',
    ...options,
    ports: { drawToast: ({ toast }) => void toasts.push(toast) },
    intercept: async (url, init, send) => {
      if (!url.includes('/orders/7/cancel')) return send()
      keys.push(new Headers(init.headers).get('Idempotency-Key'))
      if (server.status === 200) return Response.json({ order: 'ok' }) // nobody can read that
      return Response.json({ message: 'Заказ уже собран' }, { status: server.status })
    },
  })
  await ready(tab)
  const ask = (key: string) => {
    tab.child('cancellation').send({ type: 'cancellation.asked', orderId: 7, key })
    tab.child('cancellation').send({ type: 'cancellation.confirmed', orderId: 7 })
  }
  ask('k-1')
  return { tab, toasts, keys, ask, server }
}
const leave = async ({ tab }: Awaited<ReturnType<typeof cancelling>>, to = '/catalog') => {
  tab.child('navigation').send({ type: 'navigation.go', to })
  await atRest()
  tab.clock.increment(60_000)
  await atRest()
}
const link = { label: 'Открыть заказ', to: '/personal/orders/7' }

it.each([
  [409, 'Заказ №\u00a07 не\u00a0отменён. Заказ уже собран.', 'bad'],
  [501, 'Заказ №\u00a07 не\u00a0отменён. Отменить заказ здесь нельзя. Позвоните менеджеру.', 'bad'],
  [503, 'Неизвестно, отменён ли заказ №\u00a07: сервер не\u00a0ответил.', 'warn'],
] as const)('a cancellation that ends with a %i after its page was left is told in a toast [DEC-024]', async (status, text, tone) => {
  const opened = await cancelling(status)
  await leave(opened)
  expect(opened.toasts).toEqual([{ text, tone, kind: 'notification', link }])
})

it('done on its own page it is told there too, without a way to where one is', async () => {
  const toasts: Toast[] = []
  const tab = await ready(openTab({ path: '/personal/orders/7', ports: { drawToast: ({ toast }) => void toasts.push(toast) } }))
  tab.child('customer').send({ type: 'order.cancelled', orderId: 7 })
  await atRest()
  expect(toasts).toEqual([{ text: 'Заказ №\u00a07 отменён.', tone: 'ok', kind: 'notification' }])
})

it('refused on its own page it makes no toast; on the page of thanks, which does not show it, it does', async () => {
  const stayed = await cancelling(409)
  await atRest()
  expect(stayed.toasts).toEqual([])
  closeTabs()
  const thanked = await cancelling(409)
  await leave(thanked, '/personal/orders/7?placed')
  expect(thanked.toasts).toHaveLength(1)
})

it('without an answer it keeps its key though its page was left and other orders were asked about; the orders are read anew [DEC-024]', async () => {
  const opened = await cancelling(503)
  const { tab, keys, ask, server } = opened
  tab.child('resources').send({ type: 'resource.wanted', request: { name: 'orders.list', args: { params: { id: 1 }, query: {} } } })
  const read = () => tab.sent.filter((request) => request.startsWith('GET') && request.includes('/orders')).length
  await leave(opened)
  expect(read()).toBe(2)
  server.status = 409
  tab.child('cancellation').send({ type: 'cancellation.asked', orderId: 8, key: 'k-8' })
  tab.child('cancellation').send({ type: 'cancellation.withdrawn', orderId: 8 })
  ask('k-2')
  await atRest()
  expect(new Set(keys)).toEqual(new Set(['k-1']))
})

it.each([503, 200])('of which nobody knows how it ended (%i) has the orders read anew in the other tabs too [DEC-024]', async (status) => {
  const server = smallServer()
  const shared = { server, who: browser(server, { ...SIGNED_IN }), channel: `cancelled-${Math.random()}` }
  const other = await ready(openTab(shared))
  other.child('resources').send({ type: 'resource.wanted', request: { name: 'orders.list', args: { params: { id: 1 }, query: {} } } })
  await atRest()
  const read = () => other.sent.filter((request) => request.startsWith('GET') && request.includes('/orders')).length
  const before = read()
  const opened = await cancelling(status, shared)
  await leave(opened)
  await atRest()
  expect([read() - before, opened.toasts.map(({ tone }) => tone)]).toEqual([1, ['warn']])
})

it('that is done after its page was left is told too', async () => {
  const toasts: Toast[] = []
  const tab = await ready(openTab({ path: '/catalog', ports: { drawToast: ({ toast }) => void toasts.push(toast) } }))
  tab.child('customer').send({ type: 'order.cancelled', orderId: 7 })
  await atRest()
  expect(toasts).toEqual([{ text: 'Заказ №\u00a07 отменён.', tone: 'ok', kind: 'notification', link }])
})
