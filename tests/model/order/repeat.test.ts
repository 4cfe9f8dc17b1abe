import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { Product } from '../../../model/catalogue/product'
import {
  chosenOffer,
  keptOf,
  repeatRows,
  repeatWishes,
  wholeOrder,
  type RepeatChoice,
  type RepeatMode,
  type RepeatRow,
  type LineInCart,
} from '../../../model/order/repeat'
import { repeatReport, reportText, type RepeatReport } from '../../../model/order/repeat-report'
import { price, product } from '../../support/plain-goods'

const ids = fc.integer({ min: 1, max: 8 })
const goods = fc.record({
  id: ids,
  pack: fc.constantFrom(1, 1, 4),
  limit: fc.constantFrom(null, null, 3, 12),
})
const sold = fc.record({ id: ids, stock: fc.constantFrom(0, 2, 5, 50), cost: fc.constantFrom(null, 900, 1000, 1100) })
const items = fc.uniqueArray(
  fc.record({ goods, qty: fc.integer({ min: 1, max: 20 }), cost: fc.constantFrom(900, 1000), gone: fc.boolean() }),
  { selector: (item) => item.goods.id, maxLength: 8 },
)
const by = <T extends { id: number }>(all: readonly T[]) => fc.constant(new Map(all.map((each) => [each.id, each])))

/** An order, what is sold now, what stands in the cart, and what somebody ticks; all of one shop, so a product is the same everywhere. */
const world = fc
  .record({
    items,
    sold: fc.uniqueArray(sold, { selector: ({ id }) => id }),
    shop: fc.uniqueArray(goods, { selector: ({ id }) => id, minLength: 8, maxLength: 8 }),
    cart: fc.uniqueArray(fc.record({ id: ids, qty: fc.integer({ min: 0, max: 20 }) }), { selector: ({ id }) => id }),
    analogs: fc.uniqueArray(fc.record({ id: ids, of: fc.array(ids, { maxLength: 3 }) }), { selector: ({ id }) => id }),
    ticks: fc.array(fc.constantFrom('itself' as const, 'analog' as const, null), { minLength: 8, maxLength: 8 }),
    mode: fc.constantFrom<RepeatMode>('add', 'replace'),
  })
  .chain(({ shop, ...rest }) => by(shop).map((byId) => ({ ...rest, byId })))
  .map(({ byId, ...given }) => {
    const of = (id: number): Product => product(id, { pack: byId.get(id)!.pack, limit: byId.get(id)!.limit }) // all eight are there
    const prices = new Map<number, ProductPrice>(
      given.sold.map(({ id, stock, cost }) => [id, price(id, { stock, cost, guest_cost: cost === null ? null : 2000 })]),
    )
    const rows = repeatRows(
      given.items.map(({ goods: { id }, qty, cost, gone }) => ({ product: of(id), qty, cost, gone })),
      (id) => prices.get(id) ?? null,
      (id) => (given.analogs.find((each) => each.id === id)?.of ?? []).map(of),
    )
    const choice: RepeatChoice = new Map(
      rows.flatMap((row, at) => {
        const tick = given.ticks[at] ?? null
        return tick === null ? [] : [[row.product.id, tick] as const]
      }),
    )
    const standing: LineInCart[] = given.cart.map(({ id, qty }) => ({ product: of(id), qty }))
    return { ...given, rows, choice, standing, prices, of }
  })

describe('the rows of a repeated order', () => {
  test.prop([world])(
    'are those of the order, each with an offer that an order takes, or with why there is none',
    ({ items, rows, prices, of }) => {
      expect(rows.map(({ product: { id }, qty, then }) => ({ id, qty, then }))).toEqual(
        items.map(({ goods: { id }, qty, cost }) => ({ id, qty, then: cost })),
      )
      const canBeHad = (id: number) => {
        const row = prices.get(id)
        const { pack, limit } = of(id)
        return row !== undefined && row.cost !== null && row.stock >= pack && (limit === null || limit >= pack)
      }
      for (const [
        at,
        {
          product: { id },
          now,
          whyNot,
          analog,
        },
      ] of rows.entries()) {
        const isGone = items[at]!.gone // as many rows as items
        expect([now !== null, whyNot === null]).toEqual([!isGone && canBeHad(id), !isGone && canBeHad(id)])
        for (const offer of [now, analog].filter((each) => each !== null)) {
          expect(canBeHad(offer.product.id)).toBe(true)
          expect([offer.cost, offer.stock]).toEqual([prices.get(offer.product.id)?.cost, prices.get(offer.product.id)?.stock])
        }
        expect(analog === null || (now === null && analog.product.id !== id)).toBe(true)
      }
    },
  )

  test.prop([world])('are all ticked that can be had, and no other', ({ rows }) => {
    const choice = wholeOrder(rows)
    for (const row of rows) expect(chosenOffer(row, choice)).toBe(row.now)
  })
})

describe('what the cart is told of a repeated order', () => {
  it('has the notes of its lines, joined where several come to one product', () => {
    const [oil, filter, none] = [product(1), product(2), product(3)]
    const rows = repeatRows(
      [
        { product: oil, qty: 1, cost: 900, note: 'Для бокса 3' },
        { product: filter, qty: 1, cost: 900, gone: true, note: 'Срочно' },
        { product: none, qty: 1, cost: 900 },
      ],
      (id) => price(id, { stock: 50, cost: 1000, guest_cost: 2000 }),
      () => [oil],
    )
    const choice: RepeatChoice = new Map([
      [1, 'itself'],
      [2, 'analog'],
      [3, 'itself'],
    ])
    expect(repeatWishes(rows, choice, 'add', []).map(({ product: { id }, note }) => [id, note])).toEqual([
      [1, 'Для бокса 3; Срочно'],
      [3, undefined],
    ])
  })

  test.prop([world])(
    'puts every chosen piece on top of what is there, or leaves nothing else there [DEC-020]',
    ({ rows, choice, mode, standing }) => {
      const wishes = repeatWishes(rows, choice, mode, standing)
      const cart = new Map(standing.map(({ product: { id }, qty }) => [id, qty]))
      // The oracle: row after row into a plain cart.
      const after = new Map(mode === 'add' ? cart : [])
      for (const row of rows) {
        const offer = chosenOffer(row, choice)
        if (offer) after.set(offer.product.id, (after.get(offer.product.id) ?? 0) + row.qty)
      }
      for (const {
        product: { id },
        quantity,
      } of wishes)
        cart.set(id, quantity)
      const left = (all: ReadonlyMap<number, number>) => [...all].filter(([, qty]) => qty > 0).toSorted(([a], [b]) => a - b)
      expect(left(cart)).toEqual(left(after))
      expect(new Set(wishes.map(({ product: { id } }) => id)).size).toBe(wishes.length)
    },
  )

  test.prop([world])('touches nothing where nothing is chosen and it is added', ({ rows, standing }) => {
    expect(repeatWishes(rows, new Map(), 'add', standing)).toEqual([])
  })
})

describe('the report of a repeated order', () => {
  const told = (
    { rows, choice, mode, standing }: { rows: RepeatRow[]; choice: RepeatChoice; mode: RepeatMode; standing: LineInCart[] },
    refusedId?: number,
  ) => {
    const wishes = repeatWishes(rows, choice, mode, standing)
    return repeatReport(rows, choice, wishes, {
      before: new Map(standing.map(({ product: { id }, qty }) => [id, qty])),
      after: new Map(wishes.map((wish) => [wish.product.id, keptOf(wish)])),
      refused: new Map(refusedId === undefined ? [] : [[refusedId, 'Нет']]),
      unsure: new Set(),
      isWaiting: false,
    })
  }
  test.prop([world, fc.option(ids, { nil: undefined })])(
    'names every row once: added, full, refused, missing or left out',
    (given, refusedId) => {
      const report = told(given, refusedId)
      const isChosen = (row: RepeatRow) => chosenOffer(row, given.choice) !== null
      const named = [...report.added, ...report.full, ...report.refused.map(({ row }) => row), ...report.missing]
      expect(new Set(named).size).toBe(named.length)
      const leftOut = given.rows.filter((row) => !named.includes(row))
      expect(leftOut.every((row) => !isChosen(row) && row.now !== null)).toBe(true)
      expect([...report.added, ...report.full, ...report.refused.map(({ row }) => row)].every(isChosen)).toBe(true)
      expect(report.missing.every((row) => !isChosen(row) && row.whyNot !== null)).toBe(true)
      for (const { row } of report.refused) expect(chosenOffer(row, given.choice)?.product.id).toBe(refusedId)
      for (const part of [report.replaced, report.costlier, report.cheaper])
        expect(part.every((row) => report.added.includes(row))).toBe(true)
    },
  )

  test.prop([world])('tells old → new where the cart holds another quantity than was wished', (given) => {
    for (const {
      asked,
      kept,
      product: { id, pack, limit },
      stock,
    } of told(given).corrected) {
      expect(asked).not.toBe(kept)
      expect(kept % pack).toBe(0)
      expect(kept <= (limit ?? Infinity) && kept <= (stock ?? 0)).toBe(true)
      expect(told(given).corrected.filter((each) => each.product.id === id)).toHaveLength(1)
    }
  })

  const row = (id: number, changes: Partial<RepeatRow> = {}): RepeatRow => ({
    product: product(id),
    qty: 1,
    then: 1000,
    now: { product: product(id), cost: 1000, stock: 50 },
    whyNot: null,
    analog: null,
    ...changes,
  })
  const none: RepeatReport = {
    added: [],
    replaced: [],
    costlier: [],
    cheaper: [],
    corrected: [],
    full: [],
    refused: [],
    missing: [],
    isWaiting: false,
  }
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  it.each([
    [none, 'В корзину ничего не добавлено.'],
    [{ ...none, added: [row(1)] }, 'В корзину добавлена 1 строка.'],
    [
      {
        ...none,
        added: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => row(id)),
        missing: [row(9, { now: null, whyNot: 'noStock' })],
        costlier: [row(1), row(2)],
        replaced: [row(3)],
      },
      'В корзину добавлено 8 строк. 1 нет в наличии, 2 подорожали, 1 заменена.',
    ],
    [
      {
        ...none,
        added: [row(1), row(2)],
        missing: [row(3, { now: null, whyNot: 'gone' }), row(4, { now: null, whyNot: 'gone' }), row(5, { now: null, whyNot: 'noPrice' })],
        refused: [{ row: row(6), reason: 'Нет' }],
        cheaper: [row(1)],
      },
      'В корзину добавлено 2 строки. 2 сняты с продажи, 1 без цены, 1 не сохранена, 1 подешевела.',
    ],
  ] satisfies [RepeatReport, string][])('says in words what became of it', (report, text) => {
    expect(plain(reportText(report))).toBe(text)
  })

  it('a line of which all that can be had was in the cart is not called added', () => {
    const limited = product(1, { limit: 3 })
    const rows = [row(1, { product: limited, qty: 2, now: { product: limited, cost: 1000, stock: 50 } })]
    const report = told({ rows, choice: wholeOrder(rows), mode: 'add', standing: [{ product: limited, qty: 3 }] })
    expect([report.added, report.full, report.corrected]).toEqual([[], rows, []])
  })
})
