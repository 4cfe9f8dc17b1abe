// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Api } from '../../model/contract'
import type { OrderWords } from '../../model/order/draft'
import type { Order } from '../../model/order/order'
import { connectCheckout } from '../../src/app/customer/connect-checkout'
import { keepDraft, readDraft } from '../../src/platform/drafts'
import { atRest } from '../support/waiting/at-rest'
import { FINE } from '../support/orders/order-facts'

const machine = connectCheckout((async () => ({ uuid: 'uuid-0001' })) as unknown as Api, { readDraft, keepDraft }) // nothing else is asked
const LINES = [{ product_id: 1, qty: 2, cost_vs_discount: 100 }]
/** The checkout of a tab that buys for region 5. */
const openTab = async (of = machine) => {
  const tab = createActor(of, { input: { userId: 1 } }).start()
  tab.send({ type: 'checkout.aim', regionId: 5 })
  await atRest()
  return tab
}
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('what one tab says of an order outlives what another one, which was open before, only looks at, leaves out or says of something else [DEC-067]', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.send({ type: 'description.changed', description: 'Позвонить за час' })
  one.send({ type: 'details.changed', details: { contactName: 'Анна', buyerNumber: 'ЗК-1', wantedDate: '2026-11-24' } })
  one.send({ type: 'lines.excluded', ids: [7, 8] })
  other.send({ type: 'prices.met', prices: { 1: 1000 } })
  other.send({ type: 'lines.excluded', ids: [9] })
  other.send({ type: 'receiving.changed', receiving: 'pickup' })
  one.send({ type: 'lines.included', ids: [8] })
  const third = await openTab()
  expect(third.getSnapshot().context.draft).toEqual({
    uuid: null,
    isSent: false,
    presses: [],
    isPressed: false,
    hasOrdered: false,
    receiving: 'pickup',
    description: 'Позвонить за час',
    excluded: [7, 9],
    seen: { 1: 1000 },
    contactName: 'Анна',
    contactPhone: null,
    buyerNumber: 'ЗК-1',
    wantedDate: '2026-11-24',
    wantedWindow: null,
  })
})

it('of two tabs that said the same of an order differently, the last word is kept', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.send({ type: 'description.changed', description: 'К воротам' })
  other.send({ type: 'description.changed', description: 'Ко входу' })
  expect(readDraft(1, 5).description).toBe('Ко входу')
  one.send({ type: 'description.changed', description: '' })
  expect(readDraft(1, 5).description).toBe('')
})

it('the uuid of an order is kept for its own tab, and never where others read it [DEC-022]', async () => {
  const tab = await openTab()
  tab.send({ type: 'checkout.opened' })
  await atRest()
  const kept = JSON.parse(localStorage.getItem('checkout/1/5') ?? '{}') as { uuid: unknown }
  expect([tab.getSnapshot().context.draft.uuid, kept.uuid, readDraft(1, 5).uuid]).toEqual(['uuid-0001', null, 'uuid-0001'])
  sessionStorage.clear() // another tab
  expect(readDraft(1, 5).uuid).toBeNull()
})

it('what another tab said for its next order while an order was on its way here outlives that order [DEC-067]', async () => {
  let answer: (order: Order) => void = () => {}
  const api = async (name: string) =>
    name === 'orders.create'
      ? new Promise((resolve) => (answer = resolve))
      : name === 'orders.list'
        ? { orders: [] }
        : { uuid: 'uuid-0001' }
  const ordering = connectCheckout(api as unknown as Api, { readDraft, keepDraft }) // nothing else is asked
  const [one, other] = [await openTab(ordering), await openTab(ordering)]
  one.on('draft.chosen', ({ regionId, change }) => other.send({ type: 'draft.followed', regionId, change }))
  other.on('draft.chosen', ({ regionId, change }) => one.send({ type: 'draft.followed', regionId, change }))
  one.send({ type: 'description.changed', description: 'К воротам' })
  one.send({ type: 'details.changed', details: { buyerNumber: 'ЗК-1', wantedDate: '2026-11-24' } })
  const receiving = { type: 'delivery', delivery_address_id: 11 } as const
  const details = { buyer_number: 'ЗК-1', wanted_date: '2026-11-24' }
  one.send({ type: 'order.submitted', regionId: 5, facts: FINE, lines: LINES, receiving, details })
  one.send({ type: 'checkout.proceed', lines: LINES, version: 1 })
  await atRest()
  expect(one.getSnapshot().matches({ underway: { sending: 'placing' } })).toBe(true)
  other.send({ type: 'description.changed', description: 'Позвонить за час' })
  other.send({ type: 'details.changed', details: { wantedDate: '2026-11-26' } })
  other.send({ type: 'receiving.changed', receiving: 'pickup' })
  other.send({ type: 'lines.excluded', ids: [7] })
  const items = [{ product: { id: 1 }, qty: 2, cost: 100 }]
  answer({
    id: 7,
    company_region_id: 5,
    items,
    receiving: { type: 'delivery', id: 11, name: '' },
    description: 'К воротам',
  } as unknown as Order) // as much as is looked at
  await atRest()
  expect(one.getSnapshot().hasTag('editable')).toBe(true)
  const said = ({ description, wantedDate, buyerNumber, receiving: way, excluded }: OrderWords) => ({
    description,
    wantedDate,
    buyerNumber,
    way,
    excluded,
  })
  const wanted = { description: 'Позвонить за час', wantedDate: '2026-11-26', buyerNumber: '', way: 'pickup', excluded: [7] }
  expect([said(other.getSnapshot().context.draft), said(one.getSnapshot().context.draft), said(readDraft(1, 5))]).toEqual([
    wanted,
    wanted,
    wanted,
  ])
  expect(one.getSnapshot().context.leftOut).toEqual({ orderId: 7, ids: [] })
})
