import { afterEach, expect, it } from 'vitest'
import { resourceKey, type ResourceRef } from '../../../../machines/resource/resources.machine'
import { derivedPrice } from '../../../../model/catalogue/product-price'
import type { Output } from '../../../../model/contract'
import { closeTabs, openTab, ready } from '../../../support/open-tab'
import { atRest } from '../../../support/waiting/at-rest'
import { findSold } from '../../../support/goods'
import { NOW } from '../../../support/world'

afterEach(closeTabs)
const REQUEST = { name: 'orders.bought', args: { params: { id: 1 } } } as const

it('what was bought is right after an order, of any tab, and after its cancellation: the purchase before it stands there again [DEC-006]', async () => {
  const tab = openTab({ channel: 'bought' })
  const other = openTab({ channel: 'bought', server: tab.server, who: tab.who })
  await ready(tab)
  await ready(other)
  for (const each of [tab, other]) each.child('resources').send({ type: 'resource.wanted', request: REQUEST })
  await atRest()
  const id = findSold(({ stock, pack, limit }) => stock >= pack * 4 && limit === null)
  const pack = tab.server.world.catalogue.byId.get(id)!.pack // it was found there
  const said = (each = tab) => {
    const ref: ResourceRef = each.child('resources').getSnapshot().context.byKey[resourceKey(REQUEST)]!.ref // it is wanted
    const { items } = ref.getSnapshot().context.data as Output<'orders.bought'> // by its name
    return items.filter(({ product_id }) => product_id === id).map(({ qty, at }) => [qty, at])
  }
  const order = async (qty: number) => {
    const { products } = await tab.api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [id] } })
    const cost = derivedPrice(products[0]!).cost_vs_discount! // it is sold
    const { uuid } = await tab.api('orders.newUuid', {})
    const receiving = { type: 'delivery', delivery_address_id: 11 } as const
    const lines = [{ product_id: id, qty, cost_vs_discount: cost }]
    const placed = await tab.api(
      'orders.create',
      { body: { uuid, company_region_id: 1, receiving, description: '', lines } },
      { key: uuid },
    )
    await atRest()
    return placed
  }
  expect(said()).toEqual([])
  await order(pack)
  expect(said()).toEqual([[pack, new Date(NOW).toISOString()]])
  tab.server.clock.advance(60_000)
  const second = await order(pack * 2)
  const last = [[pack * 2, new Date(NOW + 60_000).toISOString()]]
  expect([said(), said(other)]).toEqual([last, last])
  await tab.api('orders.cancel', { params: { id: second.id } }, { key: 'cancel' })
  await atRest()
  const before = [[pack, new Date(NOW).toISOString()]]
  expect([said(), said(other)]).toEqual([before, before])
})
