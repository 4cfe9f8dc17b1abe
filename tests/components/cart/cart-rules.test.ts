import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CartWrite } from '../../../model/cart/cart-queue'
import type { SeenLine } from '../../../model/order/order'
import { changesBetween, changesOfServer, sumsOf } from '../../../src/pages/cart/order/dialogs/changes'
import { besideReplaced, rowsOf, steadyOrder, upperGroup } from '../../../src/pages/cart/table/groups'
import { rangeOf } from '../../../src/pages/cart/choice/choice'
import { leftRemark } from '../../../src/pages/cart/choice/left-remark'
import { problemOf, whyOf } from '../../../src/cart/line-words'
import { price, product } from '../../support/plain-goods'

const spaced = (text: string | undefined | null) => text?.replaceAll('\u00a0', ' ')

describe('why a line wants attention', () => {
  const line = { product: product(1), qty: 12, price: price(1) }
  const refused: CartWrite = { key: 't-1', regionId: 5, productId: 1, qty: 12, stage: 'refused', reason: 'Товар снят с продажи' }
  it('is nothing where it can be ordered, and nothing while its price is not known', () => {
    expect([whyOf(line), whyOf({ ...line, price: undefined })]).toEqual([null, null])
  })
  it('tells a price that the region has not from one that is not known yet', () => {
    expect([problemOf({ ...line, price: null }), problemOf({ ...line, price: undefined })]).toEqual(['noPrice', null])
  })
  it('says that it is out of stock and when it is awaited [VALID-007]', () => {
    const why = whyOf({ ...line, price: price(1, { stock: 0, arrival: { date: '2026-11-24', amount: 5 } }) })
    expect({ spaced: spaced(why?.text), fix: why?.fix }).toEqual({
      spaced: 'Нет в наличии, в заказ не войдёт. Ожидается 24.11.',
      fix: null,
    })
  })
  it('tells where the quantity is what is wrong, for its field is marked: not where nothing is there', () => {
    const of = (more: Partial<Parameters<typeof whyOf>[0]>) => whyOf({ ...line, ...more })?.isOfQuantity
    expect([
      of({ price: price(1, { stock: 0 }) }),
      of({ price: null }),
      of({ isGone: true }),
      of({ price: price(1, { stock: 6 }) }),
      of({ product: product(1, { limit: 2 }) }),
      of({ wish: refused }),
    ]).toEqual([false, false, false, true, true, true])
  })
  it('offers the quantity that an order would take [DEC-019]', () => {
    const few = whyOf({ ...line, price: price(1, { stock: 6 }) })
    expect({ spaced: spaced(few?.text), fix: few?.fix }).toEqual({ spaced: 'Доступно 6 шт., в заказ не войдёт.', fix: 6 })
    const pack = whyOf({ ...line, product: product(1, { pack: 20 }), price: price(1, { stock: 6 }) })
    expect({ spaced: spaced(pack?.text), fix: pack?.fix }).toEqual({
      spaced: 'Продаётся по 20 шт., целой упаковки нет: в заказ не войдёт.',
      fix: null,
    })
  })
  it('says what was corrected, old → new, until the quantity is another [DEC-019]', () => {
    const corrected = { ...line, qty: 6, correction: { asked: 12, kept: 6 } }
    expect(spaced(whyOf(corrected)?.text)).toBe('Доступно 6 шт., количество изменено с 12 на 6.')
    expect(whyOf({ ...corrected, qty: 5 })).toBeNull()
  })
  it('is no problem where the quantity was corrected: such a line can be ordered', () => {
    const corrected = { ...line, qty: 6, correction: { asked: 12, kept: 6 } }
    expect([whyOf(corrected)?.isProblem, whyOf({ ...line, price: price(1, { stock: 0 }) })?.isProblem]).toEqual([false, true])
  })
  it.each([
    [{ pack: 4 }, { stock: 0 }, 3, 4, 'Нет в наличии, в заказ не войдёт. Продаётся по 4 шт., количество изменено с 3 на 4.'],
    [{ limit: 5 }, { stock: 0 }, 9, 5, 'Нет в наличии, в заказ не войдёт. Не больше 5 шт. в заказе, количество изменено с 9 на 5.'],
    // It was cut to a stock that has gone since.
    [{}, { stock: 0 }, 9, 5, 'Нет в наличии, в заказ не войдёт. Количество изменено с 9 на 5.'],
    [{ pack: 4 }, null, 3, 4, 'Цены нет, в заказ не войдёт. Уточните её у менеджера. Продаётся по 4 шт., количество изменено с 3 на 4.'],
    [{ pack: 20 }, { stock: 6 }, 12, 20, 'Доступно 6 шт., а продаётся по 20 шт.: в заказ не войдёт. Количество изменено с 12 на 20.'],
  ])(
    'says of a line that cannot be ordered too that its quantity was rounded: %j, %j, %d → %d [DEC-019]',
    (goods, of, asked, kept, text) => {
      const why = whyOf({ product: product(1, goods), qty: kept, price: of && price(1, of), correction: { asked, kept } })
      expect({ spaced: spaced(why?.text), isProblem: why?.isProblem }).toEqual({ spaced: text, isProblem: true })
    },
  )
  it('says that whole packs of the stock were put into the cart', () => {
    const packed = {
      product: product(1, { pack: 30 }),
      qty: 30,
      price: price(1, { stock: 41 }),
      correction: { asked: 60, kept: 30 },
    }
    expect(spaced(whyOf(packed)?.text)).toBe('В наличии 41 шт., продаём по 30: количество изменено с 60 на 30.')
  })
  it('repeats the words of a server that refused, before any other problem', () => {
    expect(spaced(whyOf({ ...line, price: price(1), wish: { ...refused, qty: 16 }, kept: 8 })?.text)).toBe(
      'Сервер не принял 16 шт., в корзине осталось 8. Товар снят с продажи',
    )
    // What was typed was rounded to the number that stood there already.
    expect(spaced(whyOf({ ...line, price: price(1), wish: { ...refused, qty: 8 }, kept: 8 })?.text)).toBe(
      'Сервер не принял изменение, в корзине по-прежнему 8. Товар снят с продажи',
    )
    expect(whyOf({ ...line, price: price(1, { stock: 0 }), wish: refused })).toEqual({
      text: 'Сервер не\u00a0принял 12\u00a0шт. Товар снят с продажи',
      fix: null,
      refusedKey: 't-1',
      isProblem: true,
      isOfQuantity: true,
      isOut: false,
    })
  })
})

describe('what is said of a line that cannot be had any more, or costs another price', () => {
  const line = { product: product(1), qty: 12, price: price(1) }
  it('is that it left the catalogue, before that it has no price; a refusal comes first', () => {
    expect({
      problemOf: problemOf({ ...line, price: null, isGone: true }),
      spaced: spaced(whyOf({ ...line, price: null, isGone: true })?.text),
    }).toEqual({ problemOf: 'gone', spaced: 'Снят с продажи, в заказ не войдёт.' })
    const wish: CartWrite = { key: 't-1', regionId: 5, productId: 1, qty: 12, stage: 'refused', reason: '' }
    expect(problemOf({ ...line, isGone: true, wish })).toBe('refused')
  })
  it('is both prices, after what became of the quantity, or after why the line cannot be ordered', () => {
    const newPrice = { before: 43810, now: 46162 }
    const corrected = whyOf({ ...line, qty: 6, correction: { asked: 12, kept: 6 }, newPrice })
    expect(spaced(corrected?.text)).toBe(
      'Доступно 6 шт., количество изменено с 12 на 6. Цена выросла с 438,10 ₽ до 461,62 ₽ с тех пор, как вы её видели.',
    )
    expect({ isProblem: corrected?.isProblem, newPrice: corrected?.newPrice }).toEqual({ isProblem: false, newPrice })
    const out = whyOf({ ...line, price: price(1, { stock: 0 }), newPrice })
    expect(spaced(out?.text)).toBe('Нет в наличии, в заказ не войдёт. Цена выросла с 438,10 ₽ до 461,62 ₽ с тех пор, как вы её видели.')
    expect({ isProblem: out?.isProblem, newPrice: out?.newPrice }).toEqual({ isProblem: true, newPrice })
    const wish: CartWrite = { key: 't-1', regionId: 5, productId: 1, qty: 12, stage: 'refused', reason: 'Товар снят с продажи' }
    expect(spaced(whyOf({ ...line, wish, newPrice })?.text)).toMatch(/Товар снят с продажи\. Цена выросла/)
  })
})

describe('what an order leaves in the cart', () => {
  it.each([
    [[], null],
    [['A'], 'A не войдёт в заказ и останется в корзине.'],
    [['A', 'B'], 'A и B не войдут в заказ и останутся в корзине.'],
    [['A', 'B', 'C'], 'A, B и C не войдут в заказ и останутся в корзине.'],
    [['A', 'B', 'C', 'D'], 'A, B и ещё 2 строки не войдут в заказ и останутся в корзине.'],
  ])('is named by article: %s', (articles, words) => expect(spaced(leftRemark(articles)) ?? null).toBe(words))
})

describe('a range of boxes', () => {
  it('is both ends and all between, from either side; only the one where there is no other', () => {
    const rows = [4, 9, 2, 7]
    expect([rangeOf(rows, 9, 7), rangeOf(rows, 7, 9), rangeOf(rows, null, 2), rangeOf(rows, 99, 2)]).toEqual([
      [9, 2, 7],
      [9, 2, 7],
      [2],
      [2],
    ])
  })
})

const NOTHING_CAME: ReadonlyMap<number, number> = new Map()
describe('the order of rows', () => {
  it('has what came instead of a row right after it, in the same group, while the table is in use; what stood there already stays', () => {
    const came = new Map([
      [9, 2],
      [8, 2],
      [3, 1],
    ])
    const rows = besideReplaced([1, 2, 3], [1, 2, 3, 9, 8, 7], came)
    expect([rows, besideReplaced(rows, rows, came), besideReplaced([], [9, 2], came)]).toEqual([[1, 2, 9, 8, 3, 7], rows, [9, 2]])
    const upper = upperGroup(new Set([2]), { rows, lines: [1, 3, 7, 8, 9], attention: [], isInUse: true, substitutes: came })
    expect([...upper]).toEqual([2, 9, 8])
    const after = upperGroup(upper, { rows, lines: [1, 3, 7, 8, 9], attention: [], isInUse: false, substitutes: came })
    expect([...after]).toEqual([2])
  })
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }))
  test.prop([ids, ids])('holds every row once, and keeps the rows that were drawn in their order', (before, rows) => {
    const next = steadyOrder(before, rows)
    expect([...next].sort((a, b) => a - b)).toEqual([...rows].sort((a, b) => a - b))
    expect(next.filter((id) => before.includes(id))).toEqual(before.filter((id) => rows.includes(id)))
  })
  test.prop([ids, fc.func(fc.boolean()), fc.func(fc.boolean())])(
    'moves no row between the groups while the table is in use',
    (rows, isUpper, wants) => {
      const before = new Set(rows.filter((id) => isUpper(id)))
      const facts = { rows, lines: rows, attention: rows.filter((id) => wants(id)) }
      expect([...upperGroup(before, { ...facts, isInUse: true, substitutes: NOTHING_CAME })]).toEqual([...before])
      expect([...upperGroup(before, { ...facts, isInUse: false, substitutes: NOTHING_CAME })]).toEqual(facts.attention)
    },
  )
  it('says in the heads what stands under them while the table is in use: a line is ready or not, wherever it stands', () => {
    const rows = (attention: readonly number[], lines: readonly number[] = [1, 2, 3, 4]) =>
      rowsOf([1, 2, 3, 4], { upper: new Set([1, 2]), lines, attention, noted: [], titles: null, isMixed: false }).filter(
        ({ kind }) => kind === 'group',
      )
    const heads = (lines: number, below: number, ready: number) => [
      { kind: 'group', id: 'attention', lines, below },
      { kind: 'group', id: 'ready', lines: ready },
    ]
    expect([rows([1, 2]), rows([1, 2, 3]), rows([2, 3]), rows([1], [1, 3, 4]), rows([])]).toEqual([
      heads(2, 0, 2),
      heads(2, 1, 1),
      heads(1, 1, 1),
      heads(1, 0, 2),
      heads(0, 0, 2),
    ])
  })
  it('leaves a row that was taken out where it was [DEC-021]', () => {
    expect(upperGroup(new Set([2]), { rows: [1, 2], lines: [1], attention: [], isInUse: false, substitutes: NOTHING_CAME })).toEqual(
      new Set([2]),
    )
  })
})

describe('what changed before an order was taken [DEC-022]', () => {
  const lineOf = (id: number) => ({ ...product(id), isInCart: true })
  it('is found between the button and the sending: prices, quantities, lines that went and came', () => {
    const seen = [
      { product_id: 1, qty: 2, cost_vs_discount: 1000 },
      { product_id: 2, qty: 2, cost_vs_discount: 1000 },
      { product_id: 3, qty: 2, cost_vs_discount: 1000 },
    ]
    const now = [
      { product_id: 1, qty: 2, cost_vs_discount: 1000 },
      { product_id: 2, qty: 1, cost_vs_discount: 1100 },
      { product_id: 4, qty: 5, cost_vs_discount: 300 },
    ]
    expect(changesBetween(seen, now, (id) => (id === 3 ? undefined : lineOf(id)))).toEqual([
      { productId: 2, name: 'Масло 2', article: 'M-2', seen: 1000, cost: 1100, qty: 2, available: 1, isTakenOut: false },
      { productId: 3, name: 'Товар 3', article: null, seen: 1000, cost: null, qty: 2, available: 0, isTakenOut: false },
      { productId: 4, name: 'Масло 4', article: 'M-4', seen: 300, cost: 300, qty: 0, available: 5, isTakenOut: false },
    ])
  })
  it('names a line that is not in the cart any more apart from one that cannot be ordered', () => {
    const seen = [{ product_id: 1, qty: 2, cost_vs_discount: 1000 }]
    const gone = (isInCart: boolean) => changesBetween(seen, [], (id) => ({ ...lineOf(id), isInCart })).map((change) => change.isTakenOut)
    expect([gone(false), gone(true)]).toEqual([[true], [false]])
  })
  it('is taken from a 409: a line without units cannot be ordered, more units than wanted change nothing', () => {
    const line = { product_id: 1, name: 'Масло', seen: 1000, cost_vs_discount: 1100, qty: 2 }
    expect(
      changesOfServer(
        [
          { ...line, available: 90 },
          { ...line, available: 0 },
        ],
        lineOf,
      ),
    ).toEqual([
      { productId: 1, name: 'Масло', article: 'M-1', seen: 1000, cost: 1100, qty: 2, available: 2, isTakenOut: false },
      { productId: 1, name: 'Масло', article: 'M-1', seen: 1000, cost: null, qty: 2, available: 0, isTakenOut: false },
    ])
  })

  const lines = fc.uniqueArray(
    fc.record({
      product_id: fc.integer({ min: 1, max: 12 }),
      qty: fc.integer({ min: 1, max: 999 }),
      cost_vs_discount: fc.integer({ min: 1, max: 9_999_99 }),
    }),
    { selector: ({ product_id }) => product_id },
  )
  /** The sum of a column, in exact whole numbers; 2 % half up. */
  const toPay = (column: readonly SeenLine[], isPickup: boolean) => {
    const goods = column.reduce((sum, { qty, cost_vs_discount }) => sum + BigInt(qty) * BigInt(cost_vs_discount), 0n)
    return Number(goods - (isPickup ? (goods * 2n + 50n) / 100n : 0n))
  }
  test.prop([lines, lines, fc.boolean()])(
    'comes to what the lines seen and the lines now add up to [DEC-013] [DEC-015]',
    (seen, now, isPickup) => {
      expect(sumsOf(seen, now, isPickup)).toEqual({
        before: toPay(seen, isPickup),
        after: toPay(now, isPickup),
      })
    },
  )
})
