import { describe, expect, it } from 'vitest'
import { newServer, visitor, worldOf } from '../../support/world'

const world = worldOf()
const query = { query: { user_id: 1, company_region_id: 1 } }
const put = { query: { company_region_id: 1 } }

it('a line is put in behind the one that is named, before all for 0, and last where that is not in the cart', async () => {
  const { api } = await visitor(newServer(), 1)
  const own = { query: { user_id: 1, company_region_id: 2 } } // nothing lies there
  const goods = world.catalogue.listed.filter(({ limit }) => limit === null).slice(0, 130)
  // The oracle: a plain list. Behind one and the same neighbour the numbers between two run out.
  const expected: number[] = []
  for (const [nth, { id, pack }] of goods.entries()) {
    const after = nth % 10 === 7 ? 999_999 : nth > 20 ? goods[0]!.id : nth % 3 === 0 ? undefined : 0 // there are more
    await api(
      'cart.updateLine',
      {
        params: { id },
        query: { company_region_id: 2, ...(after !== undefined && { after }) },
        body: { user_id: 1, qty: pack },
      },
      { key: `p-${nth}` },
    )
    const at = after === 0 ? 0 : expected.indexOf(after ?? -1) + 1
    expected.splice(after === 0 || at > 0 ? at : expected.length, 0, id)
  }
  expect((await api('cart.get', own)).items.map(({ product }) => product.id)).toEqual(expected)
})

describe('what a line has beside product and quantity', () => {
  it('a note stays with its line, and goes with it', async () => {
    const { api } = await visitor(newServer(), 1)
    const { items } = await api('cart.get', query)
    const id = items[0]!.product.id // the seed gave the administrator a cart
    const noteOf = async () => (await api('cart.get', query)).items.find(({ product }) => product.id === id)?.note
    await api('cart.note', { ...put, body: { user_id: 1, product_id: id, note: '  Для бокса 2 ' } }, { key: 'n-1' })
    expect(await noteOf()).toBe('Для бокса 2')
    const write = { params: { id }, ...put, body: { user_id: 1, qty: 8 } }
    expect((await api('cart.updateLine', write, { key: 'n-2' })).line.note).toBe('Для бокса 2')
    await api('cart.updateLine', { ...write, body: { user_id: 1, qty: 0 } }, { key: 'n-3' })
    await api('cart.updateLine', write, { key: 'n-4' })
    expect(await noteOf()).toBe(undefined)
  })

  it('a line that is not there takes no note, and a note of 201 characters is refused', async () => {
    const { api } = await visitor(newServer(), 1)
    const note = (text: string, key: string) => api('cart.note', { ...put, body: { user_id: 1, product_id: 1999, note: text } }, { key })
    expect((await note('Моё', 'n-1')).note).toBe('')
    await expect(note('а'.repeat(201), 'n-2')).rejects.toMatchObject({ status: 422, fields: { note: ['Не больше 200 знаков'] } })
  })

  it('what cannot be had names a product alike that can [ENT-008]', async () => {
    const { api } = await visitor(newServer(), 1)
    const { items } = await api('cart.get', query)
    const { products } = await api('products.stocksAndPrices', {
      body: { company_region_id: 1, products_ids: items.flatMap(({ product, analog_tavrolub }) => [product.id, analog_tavrolub?.id ?? 1]) },
    })
    const stock = new Map(products.map((price) => [price.product_id, price.stock]))
    for (const { product, analog_tavrolub: analog } of items) {
      if ((stock.get(product.id) ?? 0) > 0)
        expect({ article: product.article, analog }).toEqual({ article: product.article, analog: undefined })
      else if (analog) expect([product.category_id, (stock.get(analog.id) ?? 0) >= analog.pack]).toEqual([analog.category_id, true])
    }
    expect(items.filter(({ analog_tavrolub }) => analog_tavrolub)).toHaveLength(1)
  })

  it('what has left the catalogue stays in the cart, is marked, and has neither price nor page; an order does not take it', async () => {
    const [gone] = world.rows.withdrawn ?? []
    const id = Number(gone?.id)
    const { api } = await visitor(newServer(), 8)
    const region = 8
    const { items } = await api('cart.get', { query: { user_id: 8, company_region_id: region } })
    expect([items.length, items.filter((item) => item.gone).map(({ product }) => product.id)]).toEqual([300, [id]])
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: region, products_ids: [id] } })
    expect(products.map(({ cost, guest_cost, stock }) => [cost, guest_cost, stock])).toEqual([[null, null, 0]])
    await expect(api('products.get', { params: { id }, query: {} })).rejects.toMatchObject({ status: 404 })
    const { uuid } = await api('orders.newUuid', {})
    const [address] = await api('delivery.list', { params: { id: region } })
    const order = {
      uuid,
      company_region_id: region,
      receiving: { type: 'delivery' as const, delivery_address_id: address!.id },
      description: '',
      lines: [{ product_id: id, qty: 1, cost_vs_discount: 100 }],
    }
    await expect(api('orders.create', { body: order }, { key: uuid })).rejects.toMatchObject({
      status: 409,
      details: { lines: [expect.objectContaining({ product_id: id, cost_vs_discount: null, available: 0 })] },
    })
  })
})
