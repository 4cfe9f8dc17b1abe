import { it } from 'vitest'
import { newServer, visitor } from '../support/world'
it('smoke', async () => {
  const t0 = performance.now()
  const server = newServer()
  console.log('world', performance.now() - t0)
  const { api, who } = await visitor(server, 1)
  console.log(who.cookies)
  console.log(await api('session.user', {}))
  console.log(await api('regions.list', { params: { id: 1 }, query: { active: '1' } }))
  const cart = await api('cart.get', { query: { user_id: 1, company_region_id: 1 } })
  console.log(cart.version, cart.items.map((l) => [l.product.name, l.qty, l.product.limit]))
  const prices = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: cart.items.map((l) => l.product.id), from_cart: true } })
  console.log(prices.gift, prices.products.map((p) => [p.product_id, p.cost, p.discount.discount, p.discount2.discount, p.stock]))
  const list = await api('products.all', { body: { company_region_id: 1 } })
  console.log(list.total, list.filters.length, list.range, list.gift)
  console.log((await api('orders.list', { params: { id: 1 }, query: {} })).orders.map((o) => [o.id, o.status, o.total, o.item_count]))
  const big = await visitor(server, 8)
  for (const page of [1, 2, 84]) {
    const t = performance.now()
    const { orders, total } = await big.api('orders.list', { params: { id: 8 }, query: { page } })
    console.log(page, total, orders.length, orders[0]?.id, orders.at(-1)?.created_at, performance.now() - t)
  }
  const t = performance.now()
  const bc = await big.api('cart.get', { query: { user_id: 8, company_region_id: 8 } })
  console.log(bc.items.length, performance.now() - t)
  const t2 = performance.now()
  await big.api('cart.updateLine', { params: { id: 5 }, query: { company_region_id: 8 }, body: { user_id: 8, qty: 3 } }, { key: 'k' })
  console.log('write', performance.now() - t2)
  for (const id of [1, 5, 15, 17, 22]) {
    console.log(id, (await api('products.get', { params: { id }, query: {} })).name)
    for (const row of ['products.grouped', 'products.related'] as const) console.log(row, (await api(row, { params: { id } })).items.map((p) => p.name))
    console.log('similar', (await api('products.similar', { params: { id }, query: {} })).items.map((p) => p.name))
  }
  console.log((await api('external.search', { query: { q: 'vfckj' } })).categories, (await api('promotions.list', { query: {} })).total, (await api('promotions.banners', { query: {} })).items[0])
  console.log((await api('products.new', {})).items.length, (await api('news.list', { query: { limit: 3 } })).items, (await api('helpcenter.suggestions', { query: { q: 'парол' } })))
})
