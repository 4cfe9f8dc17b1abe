import { fc } from '@fast-check/vitest'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { Product } from '../../../model/catalogue/product'
import { refillRows, type LineInCart, type RefillChoice, type RefillMode } from '../../../model/refill/refill'
import { price, product } from '../../support/plain-goods'

/** Ids of the products of the shop. */
export const ids = fc.integer({ min: 1, max: 8 })
const goods = fc.record({
  id: ids,
  pack: fc.constantFrom(1, 1, 4),
  limit: fc.constantFrom(null, null, 3, 12),
})
const sold = fc.record({ id: ids, stock: fc.constantFrom(0, 2, 5, 50), cost: fc.constantFrom(null, 900, 1000, 1100) })
const items = fc.uniqueArray(
  fc.record({ goods, qty: fc.integer({ min: 1, max: 20 }), cost: fc.constantFrom(900, 1000, null), gone: fc.boolean() }),
  { selector: (item) => item.goods.id, maxLength: 8 },
)
const by = <T extends { id: number }>(all: readonly T[]) => fc.constant(new Map(all.map((each) => [each.id, each])))

/** A list of old, what is sold now, what stands in the cart, and what somebody ticks; all of one shop, so a product is the same everywhere. */
export const world = fc
  .record({
    items,
    sold: fc.uniqueArray(sold, { selector: ({ id }) => id }),
    shop: fc.uniqueArray(goods, { selector: ({ id }) => id, minLength: 8, maxLength: 8 }),
    cart: fc.uniqueArray(fc.record({ id: ids, qty: fc.integer({ min: 0, max: 20 }) }), { selector: ({ id }) => id }),
    analogs: fc.uniqueArray(fc.record({ id: ids, of: fc.array(ids, { maxLength: 3 }) }), { selector: ({ id }) => id }),
    ticks: fc.array(fc.constantFrom('itself' as const, 'analog' as const, null), { minLength: 8, maxLength: 8 }),
    mode: fc.constantFrom<RefillMode>('add', 'replace'),
  })
  .chain(({ shop, ...rest }) => by(shop).map((byId) => ({ ...rest, byId })))
  .map(({ byId, ...given }) => {
    const of = (id: number): Product => product(id, { pack: byId.get(id)!.pack, limit: byId.get(id)!.limit }) // all eight are there
    const prices = new Map<number, ProductPrice>(
      given.sold.map(({ id, stock, cost }) => [id, price(id, { stock, cost, guest_cost: cost === null ? null : 2000 })]),
    )
    const rows = refillRows(
      given.items.map(({ goods: { id }, qty, cost, gone }) => ({ product: of(id), qty, cost, gone })),
      (id) => prices.get(id) ?? null,
      (id) => (given.analogs.find((each) => each.id === id)?.of ?? []).map(of),
    )
    const choice: RefillChoice = new Map(
      rows.flatMap((row, at) => {
        const tick = given.ticks[at] ?? null
        return tick === null ? [] : [[row.product.id, tick] as const]
      }),
    )
    const standing: LineInCart[] = given.cart.map(({ id, qty }) => ({ product: of(id), qty }))
    return { ...given, rows, choice, standing, prices, of }
  })
