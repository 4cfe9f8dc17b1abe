import { expect, it, vi } from 'vitest'
import { keepWishes } from '../../../fake-server/rules/cart-wishes'
import { fill } from '../../../fake-server/store/changes'
import { createTables } from '../../../fake-server/tables'
import type { Scene, StoredRegion } from '../../../fake-server/scene'
import { newServer, NOW, visitor, worldOf } from '../../support/world'

const PRODUCTS = 2600
const query = { company_region_id: 1 }
const world = worldOf(PRODUCTS)
const ids = world.catalogue.products.filter(({ limit }) => limit === null).map(({ id }) => id)

/** A cart of its own, without the rest of a server. */
function cartOf() {
  const tables = createTables()
  fill(tables, world.rows, {})
  const region = tables.region.findFirst({ where: { id: { equals: 1 } } }) as StoredRegion // it is of the seed
  const scene = { tables, world, now: () => NOW, plays: () => false } as unknown as Scene // what the rule reads
  const add = (products: readonly number[], after?: number) =>
    keepWishes(
      scene,
      region,
      '9/1',
      products.map((productId) => ({ productId, wished: 400, after })),
    )
  const lines = () =>
    tables.cartLine
      .findMany({ where: { cart_id: { equals: '9/1' } } })
      .sort((one, other) => one.at - other.at)
      .map(({ product_id }) => product_id)
  return { add, lines, cartLine: tables.cartLine }
}

it('many lines of one write are read once and written once each: 500 behind the first of 1 500', () => {
  const { add, lines, cartLine } = cartOf()
  add(ids.slice(0, 1500))
  const reads = vi.spyOn(cartLine, 'findMany')
  const writes = [vi.spyOn(cartLine, 'create'), vi.spyOn(cartLine, 'update')]
  add(ids.slice(1500, 2000), ids[0])
  expect(lines()).toEqual([ids[0], ...ids.slice(1500, 2000).toReversed(), ...ids.slice(1, 1500)])
  const whole = reads.mock.calls.filter(([{ where }]) => where.id === undefined)
  expect(whole.length, 'one read is that of this test').toBe(2)
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([500, 0])
})

it('lines that are put in between others again and again stay in their order', () => {
  const { add, lines } = cartOf()
  add(ids.slice(0, 2))
  for (const id of ids.slice(2, 90)) add([id], ids[0])
  for (const id of ids.slice(90, 180)) add([id], 0)
  expect(lines()).toEqual([...ids.slice(90, 180).toReversed(), ids[0], ...ids.slice(2, 90).toReversed(), ids[1]])
})

it('a cart has two thousand lines at most, and says so', async () => {
  const { api } = await visitor(newServer({ products: PRODUCTS }), 1)
  await api('cart.clear', { query: { ...query, user_id: 1 } }, { key: 'clear' })
  const put = (from: number, to: number) =>
    api(
      'cart.updateMany',
      { query, body: { user_id: 1, items: ids.slice(from, to).map((product_id) => ({ product_id, qty: 400 })) } },
      { key: `put-${from}` },
    )
  for (let from = 0; from < 2000; from += 500) await put(from, from + 500)
  const message = 'В\u00a0корзине не\u00a0больше 2000 строк: закажите часть или уберите лишнее'
  await expect(put(2000, 2001)).rejects.toMatchObject({ status: 422, message, fields: { items: [message] } })
  await expect(
    api('cart.updateLine', { params: { id: ids[2000]! }, query, body: { user_id: 1, qty: 400 } }, { key: 'one' }),
  ).rejects.toMatchObject({ status: 422, message })
  expect((await put(1, 2)).items).toHaveLength(2000)
})
