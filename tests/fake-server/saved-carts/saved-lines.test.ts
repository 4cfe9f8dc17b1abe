import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Api } from '../../../model/contract'
import { newServer, visitor, worldOf } from '../../support/world'
import { runs } from '../../support/runs'

const world = worldOf()
const products = [
  ...world.catalogue.products.slice(0, 6),
  ...world.catalogue.products.filter(({ limit }) => limit !== null).slice(0, 2),
  ...world.catalogue.products.filter(({ id }) => world.rows.withdrawn?.some((gone) => gone.id === id)),
]
const KAZAN = { query: { company_region_id: 1 } }

/** By hand: the two discounts of a price row one after the other, half up, and nothing of what is not there. */
async function totalByHand(api: Api, lines: ReadonlyMap<number, number>): Promise<number> {
  if (lines.size === 0) return 0
  const { products: rows } = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [...lines.keys()] } })
  return rows.reduce((sum, { product_id, cost, discount, discount2, stock }) => {
    if (cost === null || cost === 0 || stock < 1) return sum
    const exact = BigInt(cost) * BigInt(10_000 - discount.discount) * BigInt(10_000 - discount2.discount)
    return sum + Number((exact + 50_000_000n) / 100_000_000n) * lines.get(product_id)!
  }, 0)
}

/** What whole packs within a limit leave of a wish, counted pack by pack. */
function keptByHand(wished: number, { pack, limit }: { pack: number; limit: number | null }): number {
  let kept = 0
  while (kept < wished && (limit === null || limit < pack || kept + pack <= limit)) kept += pack
  return kept
}

const write = fc.record({ at: fc.nat({ max: products.length - 1 }), qty: fc.integer({ min: 0, max: 40 }), isRepeated: fc.boolean() })

describe('the lines of a saved cart', () => {
  it('hold after any writes, repeated ones among them, what a plain list holds; the total is what the lines add up to [CALL-056, DEC-019]', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    let made = 0
    await fc.assert(
      fc.asyncProperty(fc.array(write, { minLength: 1, maxLength: 12 }), async (writes) => {
        const first = products[0]!
        const name = `Probe ${made++}`
        const { id } = await api(
          'userCarts.create',
          { params: { id: 1 }, ...KAZAN, body: { name, items: [{ product_id: first.id, qty: 1 }] } },
          { key: name },
        )
        /** Places stay: a line that went and came back stands where it stood. */
        const places: number[] = [first.id]
        const lines = new Map([[first.id, keptByHand(1, first)]])
        let version = 1
        for (const [nth, { at, qty, isRepeated }] of writes.entries()) {
          const product = products[at]!
          const args = { params: { id, productId: product.id }, ...KAZAN, body: { qty } }
          let said = await api('userCarts.updateLine', args, { key: `${name} ${nth}` })
          if (isRepeated) said = await api('userCarts.updateLine', { ...args, body: { qty: 39 } }, { key: `${name} ${nth}` })
          const kept = keptByHand(qty, product)
          if (kept > 0 && !places.includes(product.id)) places.push(product.id)
          if (kept > 0) lines.set(product.id, kept)
          else lines.delete(product.id)
          version++
          const expected = places.flatMap((productId) => (lines.has(productId) ? [[productId, lines.get(productId)]] : []))
          expect(said.items.map((item) => [item.product.id, item.qty])).toEqual(expected)
          expect({ version: said.version, totalCost: said.totalCost }).toEqual({ version, totalCost: await totalByHand(api, lines) })
        }
        const listed = (await api('userCarts.list', { params: { id: 1 }, ...KAZAN })).items.find((cart) => cart.id === id)
        expect(listed?.totalCost).toBe(await totalByHand(api, lines))
        await api('userCarts.remove', { params: { id } }, { key: `${name} gone` })
      }),
      runs(25),
    )
  })

  it('a line keeps its note and the price of its saving while its quantity changes, and when it comes back', async () => {
    const { api } = await visitor(newServer(), 1)
    const { id, items } = await api(
      'userCarts.create',
      { params: { id: 1 }, ...KAZAN, body: { name: 'Заметка', items: [{ product_id: 1, qty: 4, note: 'Срочно' }] } },
      { key: 'noted' },
    )
    const change = (qty: number, key: string) =>
      api('userCarts.updateLine', { params: { id, productId: 1 }, ...KAZAN, body: { qty } }, { key })
    await change(12, 'one')
    expect((await change(0, 'two')).items).toEqual([])
    expect((await change(8, 'three')).items).toEqual([{ ...items[0], qty: 8 }])
  })
})

describe('the seed', () => {
  it('shows new and old carts of a manager, one that changed since, and one of 300 lines', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    const { items } = await api('userCarts.list', { params: { id: 1 }, ...KAZAN })
    const { id: changedId } = items.find(({ name }) => name === 'Запас на склад')!
    const changed = await api('userCarts.get', { params: { id: changedId }, ...KAZAN })
    const ids = changed.items.map(({ product }) => product.id)
    const rows = new Map(
      (await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: ids } })).products.map((row) => [
        row.product_id,
        row,
      ]),
    )
    const shown = changed.items.map(({ product: { id }, gone = false, cost }) => {
      const row = rows.get(id)!
      const now =
        row.cost === null
          ? null
          : Number(
              (BigInt(row.cost) * BigInt(10_000 - row.discount.discount) * BigInt(10_000 - row.discount2.discount) + 50_000_000n) /
                100_000_000n,
            )
      return gone
        ? 'gone'
        : row.stock < 1
          ? 'missing'
          : now === null || cost === null || cost === undefined
            ? 'unknown'
            : now > cost
              ? 'dearer'
              : now < cost
                ? 'cheaper'
                : 'same'
    })
    expect(new Set(shown)).toEqual(new Set(['gone', 'missing', 'dearer', 'cheaper', 'same']))
    const big = await visitor(server, 8)
    const carts = (await big.api('userCarts.list', { params: { id: 8 }, query: { company_region_id: 8 } })).items
    expect(carts.map((cart) => [cart.is_manager, cart.item_count, cart.items])).toEqual([
      [true, 6, undefined],
      [false, 300, undefined],
    ])
  })
})
