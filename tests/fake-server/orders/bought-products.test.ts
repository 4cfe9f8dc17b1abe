import { describe, expect, it } from 'vitest'
import { orderNumber } from '../../../model/order/order-number'
import { payableItems } from '../../../model/order/confirmed'
import { newServer, visitor } from '../../support/world'

describe('what was bought before', () => {
  it('is the last purchase of each product in the orders that were not cancelled, the newest first [DEC-006]', async () => {
    const { api } = await visitor(newServer(), 1)
    const { orders } = await api('orders.list', { params: { id: 1 }, query: { include: 'items', limit: 60 } })
    const expected = new Map<number, { orders: number; [field: string]: unknown }>()
    for (const { status, created_at, items } of orders) {
      if (status === 99) continue
      for (const { product, qty } of payableItems(items)) {
        const newer = expected.get(product.id)
        if (newer) newer.orders++
        else
          expected.set(product.id, {
            product_id: product.id,
            article: product.article,
            name: product.name,
            barcode: product.barcode,
            ...(product.images[0] !== undefined && { image: product.images[0] }),
            qty,
            at: created_at,
            orders: 1,
          })
      }
    }
    const { items } = await api('orders.bought', { params: { id: 1 } })
    expect(items).toEqual([...expected.values()])
    expect(items.length).toBeGreaterThan(10)
  })

  it('an order that is cancelled takes its purchases out, and the earlier ones show again', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    const before = (await api('orders.bought', { params: { id: 1 } })).items
    const { orders } = await api('orders.list', { params: { id: 1 }, query: { limit: 60 } })
    const newest = orders.find(({ status }) => status === 0)!
    await api('orders.cancel', { params: { id: newest.id } }, { key: 'cancelled' })
    const letters = (await server.inbox()).filter(({ title }) => title.endsWith('отменён'))
    expect(letters.map(({ title, to }) => [title, to])).toEqual([[`Заказ ${orderNumber(newest.id)} отменён`, 'snab@volga-servis.example']])
    const after = (await api('orders.bought', { params: { id: 1 } })).items
    expect(before.some(({ at }) => at === newest.created_at)).toBe(true)
    expect(after.filter(({ at }) => at === newest.created_at)).toEqual([])
    expect(after.map(({ at }) => at)).toEqual(
      after
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
  })

  it('a member is told of his own orders, the administrator of all of the region [DEC-033]', async () => {
    const server = newServer()
    const [admin, member] = [await visitor(server, 1), await visitor(server, 3)]
    const own = await member.api('orders.get', { params: { id: 481_301 }, query: {} })
    const seen = await member.api('orders.bought', { params: { id: 1 } })
    expect(seen.items.map(({ product_id, qty }) => [product_id, qty])).toEqual(own.items.map(({ product, qty }) => [product.id, qty]))
    expect((await admin.api('orders.bought', { params: { id: 1 } })).items.length).toBeGreaterThan(seen.items.length)
  })

  it('of the 5 000 orders of the big buyer each is read once, however often it is asked; cancelled ones count for nothing', async () => {
    const server = newServer()
    const { archive } = server.world
    const { at } = archive
    let reads = 0
    archive.at = (index) => {
      reads++
      return at(index)
    }
    try {
      const { api } = await visitor(server, 8)
      const first = await api('orders.bought', { params: { id: 8 } })
      const once = reads
      expect(await api('orders.bought', { params: { id: 8 } })).toEqual(first)
      expect([once <= archive.count, reads]).toEqual([true, once])
      const cancelled = new Set(
        Array.from({ length: 200 }, (_, index) => at(index)!)
          .filter(({ steps }) => steps.at(-1)?.status === 99)
          .map((row) => new Date(row.at).toISOString()),
      )
      expect([cancelled.size > 5, first.items.filter((item) => cancelled.has(item.at))]).toEqual([true, []])
    } finally {
      archive.at = at
    }
  })
})
