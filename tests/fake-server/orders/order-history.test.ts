import { describe, expect, it } from 'vitest'
import { payableItems } from '../../../model/order/confirmed'
import { newServer, visitor } from '../../support/world'

describe('the history', () => {
  it('of the administrator has every status, newest first, with sums that add up', async () => {
    const { api } = await visitor(newServer(), 1)
    const { orders, total } = await api('orders.list', { params: { id: 1 }, query: {} })
    expect([total, orders.map(({ status }) => status)]).toEqual([7, [0, 10, 90, 20, 90, 90, 99]])
    expect(orders.map(({ created_at }) => created_at)).toEqual(
      orders
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
    for (const { id, item_count, items, goods, additional_discount, total: sum } of orders) {
      const whole = await api('orders.get', { params: { id }, query: {} })
      expect({ items, item_count, goods }).toEqual({
        items: [],
        item_count: whole.items.length,
        goods: payableItems(whole.items).reduce((all, { cost, qty }) => all + cost * qty, 0),
      })
      expect(sum).toBe(goods - additional_discount)
    }
    const withItems = await api('orders.list', { params: { id: 1 }, query: { include: 'items', order_dir: 'asc', limit: 2 } })
    expect(withItems.orders.map(({ id, items }) => [id, items.length])).toEqual([
      [480_102, 4],
      [480_466, 14],
    ])
  })

  it('of the big buyer has 5 000 orders and more, on pages that meet without gap or overlap; each opens by its number', async () => {
    const { api } = await visitor(newServer(), 8)
    const page = (number: number, order_dir: 'asc' | 'desc' = 'desc') =>
      api('orders.list', { params: { id: 8 }, query: { page: number, limit: 60, order_dir } })
    const pages = [await page(1), await page(2), await page(84), await page(85)]
    expect(pages.map(({ total, orders }) => [total, orders.length])).toEqual([
      [5001, 60],
      [5001, 60],
      [5001, 21],
      [5001, 0],
    ])
    const shown = pages.flatMap(({ orders }) => orders)
    expect(new Set(shown.map(({ id }) => id)).size).toBe(141)
    const times = shown.map(({ created_at }) => created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await page(1, 'asc')).orders.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => 400_001 + at))
    const whole = await api('orders.get', { params: { id: 402_500 }, query: {} })
    expect([whole.items.length === whole.item_count, whole.item_count >= 1 && whole.item_count <= 40, whole.user_id]).toEqual([
      true,
      true,
      8,
    ])
    await expect(api('orders.cancel', { params: { id: 402_500 } }, { key: 'k' })).rejects.toMatchObject({ status: 409 })
    await expect(api('orders.get', { params: { id: 400_000 }, query: {} })).rejects.toMatchObject({ status: 404 })
  })

  it('is looked through by number, and no order is made for it that the page does not show', async () => {
    const server = newServer()
    const made: number[] = []
    const { archive } = server.world
    const at = archive.at
    archive.at = (index) => {
      made.push(index)
      return at(index)
    }
    const { api } = await visitor(server, 8)
    const look = async (search: string, page = 1) => {
      const { orders, total, search: said } = await api('orders.list', { params: { id: 8 }, query: { search, page, limit: 5 } })
      return { ids: orders.map(({ id }) => id), total, said }
    }
    const all = Array.from({ length: 5000 }, (_, nth) => 405_000 - nth).filter((id) => String(id).includes('404'))
    expect(await look(' №\u00a04 04 ')).toEqual({ ids: all.slice(0, 5), total: all.length, said: '№\u00a04 04' })
    expect(await look('404', 3)).toEqual({ ids: all.slice(10, 15), total: all.length, said: '404' })
    expect(made.length).toBe(10)
    expect([await look('402500'), await look('--')]).toEqual([
      { ids: [402_500], total: 1, said: '402500' },
      { ids: [], total: 0, said: '--' },
    ])
  })

  it('is made only as far as it is asked for: a page of 60 asks for 60 of the 5 000', async () => {
    const server = newServer()
    const asked: number[] = []
    const { archive } = server.world
    const at = archive.at
    archive.at = (index) => {
      asked.push(index)
      return at(index)
    }
    try {
      const { api } = await visitor(server, 8)
      await api('orders.list', { params: { id: 8 }, query: { page: 40, limit: 60 } })
    } finally {
      archive.at = at
    }
    expect(asked).toHaveLength(60)
  })
})
