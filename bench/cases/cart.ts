import { placeOf } from '../../fake-server/rules/region/region-prices'
import type { World } from '../../fake-server/world'
import { cartTotals, type ShownLine } from '../../model/cart/totals'
import { REGION_ACTIVE } from '../../model/company/region'
import type { Case } from '../measure'
import { plainGoods } from '../plain/plain-goods'

/** Lines of a cart of region 1, each of two packs, with prices as a page has them. In: how many, and the moment in ms. */
export function cartLines({ catalogue, pricing }: World, count: number, now: number): ShownLine[] {
  const place = placeOf({ id: 1, store_city_id: 6, status: REGION_ACTIVE }, now)
  return catalogue.listed.slice(0, count).map((product) => ({ product, qty: product.pack * 2, price: pricing.priceRow(product, place) }))
}

/** Totals of carts, and the prices of 300 lines worked out. */
export function cartCases(world: World, now: number): Case[] {
  const place = placeOf({ id: 1, store_city_id: 6, status: REGION_ACTIVE }, now)
  const products = world.catalogue.listed.slice(0, 300)
  const rows = products.map((product) => world.pricing.priceRow(product, place))
  return [
    ...[300, 1000].map((count) => {
      const lines = cartLines(world, count, now)
      return {
        name: `all totals of a cart of ${count} lines`,
        against: 'one pass for one sum',
        work: () => cartTotals(lines, true),
        baseline: () => plainGoods(lines),
      }
    }),
    {
      name: 'prices of 300 lines worked out',
      against: 'copying the same rows',
      work: () => products.map((product) => world.pricing.priceRow(product, place)),
      baseline: () => structuredClone(rows),
    },
  ]
}
