import { describe, expect, it } from 'vitest'
import type { Api } from '../../../model/contract'
import { SAVED_CART_BACK_MS } from '../../../model/limits'
import { NOW, newServer, visitor, worldOf } from '../../support/world'

const KAZAN = { query: { company_region_id: 1 } }
const OWN = { params: { id: 1 }, ...KAZAN }
let keys = 0
const key = () => ({ key: `k-${keys++}` })
const one = [{ product_id: 1, qty: 4 }]
const save = (api: Api, name: string, items: { product_id: number; qty: number; note?: string }[] | undefined = one, options = key()) =>
  api('userCarts.create', { ...OWN, body: { name, items } }, options)
const names = async (api: Api) => (await api('userCarts.list', OWN)).items.map(({ name }) => name)
const plain = (lines: readonly { product: { id: number }; qty: number; note?: string | undefined }[]) =>
  lines.map(({ product: { id }, qty, note }) => [id, qty, note])

describe('a saved cart', () => {
  it('is made of the lines that are sent, in whole packs, newest first, with the notes [CALL-052, DEC-019]', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    const limited = server.world.catalogue.products.find(({ limit, pack }) => limit !== null && limit >= pack)!
    const made = await save(api, '  Для\u00a0 бокса\n№ 2 ', [
      { product_id: 1, qty: 5, note: ' Срочно ' },
      { product_id: limited.id, qty: 99_999 },
    ])
    const most = Math.floor(limited.limit! / limited.pack) * limited.pack
    expect({ name: made.name, is_manager: made.is_manager, parse: Date.parse(made.created_at), plain: plain(made.items) }).toEqual({
      name: 'Для бокса № 2',
      is_manager: false,
      parse: NOW,
      plain: [
        [1, 8, 'Срочно'],
        [limited.id, most, undefined],
      ],
    })
    expect((await names(api))[0]).toBe('Для бокса № 2')
    expect(await api('userCarts.get', { params: { id: made.id }, ...KAZAN })).toEqual(made)
  })

  it('is made of what stands in the cart of the region where no lines are sent', async () => {
    const { api } = await visitor(newServer(), 1)
    const cart = await api('cart.get', { query: { user_id: 1, company_region_id: 1 } })
    await api(
      'cart.note',
      { query: { company_region_id: 1 }, body: { user_id: 1, product_id: cart.items[0]!.product.id, note: 'Бокс 2' } },
      key(),
    )
    const made = await api('userCarts.create', { ...OWN, body: { name: 'Как в корзине' } }, key())
    expect(plain(made.items)).toEqual(plain(cart.items).map(([id, qty, note], at) => [id, qty, at === 0 ? 'Бокс 2' : note]))
  })

  it('is made once for a key, however often it is asked for', async () => {
    const { api } = await visitor(newServer(), 1)
    const first = await save(api, 'Один раз', one, { key: 'same' })
    const again = await save(api, 'Иначе', [{ product_id: 2, qty: 1 }], { key: 'same' })
    expect([again, (await names(api)).filter((name) => name === 'Один раз' || name === 'Иначе')]).toEqual([first, ['Один раз']])
  })

  it('knows what a line cost when it was saved, where the region is that one', async () => {
    const { api } = await visitor(newServer(), 1)
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 1, products_ids: [1] } })
    const { id } = await save(api, 'Цены')
    const costIn = async (region?: number) =>
      (await api('userCarts.get', { params: { id }, query: { ...(region !== undefined && { company_region_id: region }) } })).items[0]
    const here = await costIn(1)
    expect(here?.cost).toBeGreaterThan(0)
    expect(here?.cost).toBeLessThanOrEqual(products[0]!.cost!)
    expect([await costIn(2), await costIn()].map((item) => item && 'cost' in item)).toEqual([false, false])
  })

  it('of a region on moderation has the price for all and a total of it', async () => {
    const { api } = await visitor(newServer(), 4)
    const args = { params: { id: 4 }, query: { company_region_id: 6 } }
    const { products } = await api('products.stocksAndPrices', { body: { company_region_id: 6, products_ids: [1] } })
    const made = await api('userCarts.create', { ...args, body: { name: 'Пока так', items: one } }, key())
    expect({ cost: made.items[0]?.cost, totalCost: made.totalCost }).toEqual({
      cost: products[0]!.guest_cost,
      totalCost: 4 * products[0]!.guest_cost!,
    })
  })

  it('has no total without a region', async () => {
    const { api } = await visitor(newServer(), 1)
    expect((await api('userCarts.list', { params: { id: 1 }, query: {} })).items.map(({ totalCost }) => totalCost)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it('is renamed, deleted, and comes back as it was [CALL-054, CALL-055]', async () => {
    const { api } = await visitor(newServer(), 1)
    const before = await api('userCarts.get', { params: { id: 2 }, ...KAZAN })
    await api('userCarts.rename', { params: { id: 2 }, ...KAZAN, body: { name: 'Зима' } }, key())
    await api('userCarts.remove', { params: { id: 2 } }, key())
    expect(await names(api)).not.toContain('Зима')
    await expect(api('userCarts.get', { params: { id: 2 }, ...KAZAN })).rejects.toMatchObject({ status: 404 })
    const back = await api('userCarts.restore', { params: { id: 2 }, ...KAZAN }, key())
    expect(back).toEqual({ ...before, name: 'Зима', version: 4 })
    expect((await names(api))[0]).toBe('Зима')
  })

  it('that was deleted comes back within a day and no later', async () => {
    const server = newServer()
    const { api } = await visitor(server, 1)
    const restore = () => api('userCarts.restore', { params: { id: 1 }, ...KAZAN }, key())
    await api('userCarts.remove', { params: { id: 1 } }, key())
    server.clock.advance(SAVED_CART_BACK_MS)
    expect((await restore()).id).toBe(1)
    await api('userCarts.remove', { params: { id: 1 } }, key())
    server.clock.advance(SAVED_CART_BACK_MS + 1)
    await expect(restore()).rejects.toMatchObject({ status: 404, message: 'Такой корзины нет: возможно, её удалили' })
    await save(api, 'Новая')
    expect((await names(api)).includes('Еженедельная закупка')).toBe(false)
  })

  it('deleted twice under one key was deleted once; under another it is not there any more', async () => {
    const { api } = await visitor(newServer(), 1)
    await api('userCarts.remove', { params: { id: 1 } }, { key: 'gone' })
    await api('userCarts.remove', { params: { id: 1 } }, { key: 'gone' })
    await expect(api('userCarts.remove', { params: { id: 1 } }, key())).rejects.toMatchObject({ status: 404 })
  })

  it('of another is not there, whatever is asked of it [DEC-033]', async () => {
    const { api } = await visitor(newServer(), 3)
    const args = { params: { id: 1 }, ...KAZAN }
    for (const call of [
      () => api('userCarts.get', args),
      () => api('userCarts.rename', { ...args, body: { name: 'Моя' } }, key()),
      () => api('userCarts.remove', { params: { id: 1 } }, key()),
      () => api('userCarts.restore', args, key()),
      () => api('userCarts.updateLine', { params: { id: 1, productId: 1 }, ...KAZAN, body: { qty: 1 } }, key()),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404, message: 'Такой корзины нет: возможно, её удалили' })
  })
})

describe('what is refused in words', () => {
  it.each([
    ['an empty name', ' \u200b\n ', one, { name: ['Назовите корзину'] }],
    ['a name that is too long', 'я'.repeat(101), one, { name: ['Не больше 100 знаков'] }],
    ['no lines', 'Пусто', [], { items: ['Сохранять нечего: список пуст'] }],
    ['a product that is none', 'Чужое', [{ product_id: 999_999, qty: 1 }], { 'items.0.product_id': ['Такого товара нет'] }],
    ['a product twice', 'Дважды', [...one, ...one], { 'items.1.product_id': ['Товар указан дважды'] }],
    ['no pieces', 'Ноль', [{ product_id: 1, qty: 0 }], { 'items.0.qty': ['Количество должно быть больше нуля'] }],
    [
      'too many lines',
      'Много',
      Array.from({ length: 1001 }, (_, at) => ({ product_id: at + 1, qty: 1 })),
      { items: ['Не больше 1000 строк'] },
    ],
  ])('%s', async (_, name, items, fields) => {
    const { api } = await visitor(newServer(), 1)
    const before = await names(api)
    await expect(save(api, name, items)).rejects.toMatchObject({ status: 422, fields })
    expect(await names(api)).toEqual(before)
  })

  it('more carts than a hundred, also where one comes back', async () => {
    const { api } = await visitor(newServer(), 1)
    const first = await save(api, 'Первая')
    for (let at = 0; at < 95; at++) await save(api, `Корзина ${at}`)
    const full = { status: 422, message: 'Сохранено уже 100 корзин, больше нельзя. Удалите ненужные и повторите' }
    await expect(save(api, 'Лишняя')).rejects.toMatchObject(full)
    await api('userCarts.remove', { params: { id: first.id } }, key())
    await save(api, 'На её месте')
    await expect(api('userCarts.restore', { params: { id: first.id }, ...KAZAN }, key())).rejects.toMatchObject(full)
  })

  it('an empty cart, and neither lines nor a region', async () => {
    const { api } = await visitor(newServer(), 1)
    const nothing = { items: ['Корзина пуста: сохранять нечего'] }
    await expect(
      api('userCarts.create', { params: { id: 1 }, query: { company_region_id: 2 }, body: { name: 'Пустая' } }, key()),
    ).rejects.toMatchObject({ status: 422, fields: nothing })
    await expect(api('userCarts.create', { params: { id: 1 }, query: {}, body: { name: 'Ничья' } }, key())).rejects.toMatchObject({
      status: 422,
      fields: { items: ['Назовите строки или регион, чью корзину сохранить'] },
    })
  })

  it('a product that never was, a quantity that is none', async () => {
    const { api } = await visitor(newServer(), 1)
    const write = (productId: number, qty: number) =>
      api('userCarts.updateLine', { params: { id: 1, productId }, ...KAZAN, body: { qty } }, key())
    await expect(write(999_999, 1)).rejects.toMatchObject({ status: 404, message: 'Товар не найден' })
    for (const qty of [1.5, -1, 1_000_000]) await expect(write(1, qty)).rejects.toMatchObject({ status: 422 })
  })

  it('a line beyond the thousandth', async () => {
    const server = newServer({ products: 1_200 })
    const { api } = await visitor(server, 1)
    const ids = worldOf(1_200).catalogue.products.map(({ id }) => id)
    const many = await save(
      api,
      'Тысяча',
      ids.slice(0, 1000).map((product_id) => ({ product_id, qty: 1 })),
    )
    const write = (productId: number, qty: number) =>
      api('userCarts.updateLine', { params: { id: many.id, productId }, ...KAZAN, body: { qty } }, key())
    await expect(write(ids[1000]!, 1)).rejects.toMatchObject({
      status: 422,
      fields: { items: ['В сохранённой корзине не больше 1000 строк'] },
    })
    await write(ids[0]!, 0)
    expect((await write(ids[1000]!, 1)).items).toHaveLength(1000)
  })
})

it('hostile words are kept and given back as they are, as text', async () => {
  const { api } = await visitor(newServer(), 1)
  const name = '"><img src=x onerror=alert(1)> {{7*7}} \'; DROP'
  const note = '<script>alert(1)</script>'
  const made = await save(api, name, [{ product_id: 1, qty: 4, note }])
  expect([made.name, made.items[0]?.note, (await names(api))[0]]).toEqual([name, note, name])
})

it('the list has counts and the first articles instead of lines, and says how much of a product each cart holds', async () => {
  const { api } = await visitor(newServer(), 1)
  const { id, items } = await api('userCarts.get', { params: { id: 1 }, query: { company_region_id: 1 } })
  const product = items[0]!.product // it has lines
  const listed = (await api('userCarts.list', { params: { id: 1 }, query: { company_region_id: 1, product_id: product.id } })).items
  const found = listed.find((cart) => cart.id === id)
  expect(found).toMatchObject({
    item_count: items.length,
    articles: items.slice(0, 3).map((item) => item.product.article),
    qty: items[0]!.qty,
  })
  expect(listed.filter((cart) => cart.items !== undefined)).toEqual([])
})
