import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  chosenOffer,
  keptOf,
  refillWishes,
  wholeList,
  type LineInCart,
  type RefillChoice,
  type RefillMode,
  type RefillRow,
} from '../../../model/refill/refill'
import { refillReport, reportText, sinceText, type RefillReport } from '../../../model/refill/refill-report'
import { product } from '../../support/plain-goods'
import { ids, world } from './refill-world'

describe('what is to be known of a list that was made before', () => {
  test.prop([world])('counts every row once where it cannot be had, and where its price is known and another', ({ rows }) => {
    const counted = (text: string | null) => [...(text ?? '').matchAll(/(\d+)\u00a0/g)].reduce((sum, [, count]) => sum + Number(count), 0)
    const { now: missing, since } = sinceText(rows)
    expect(counted(missing)).toBe(rows.filter(({ now }) => now === null).length)
    expect(counted(since)).toBe(rows.filter(({ now, then }) => now !== null && then !== null && then !== now.cost).length)
  })
  const row = (changes: Partial<RefillRow>): RefillRow => ({
    product: product(1),
    qty: 1,
    then: 1000,
    now: { product: product(1), cost: 1000, stock: 50 },
    whyNot: null,
    analog: null,
    ...changes,
  })
  it('is nothing where nothing has, or no price of then is known', () =>
    expect([[], [row({})], [row({ then: null })]].map(sinceText)).toEqual(Array(3).fill({ now: null, since: null })))
  it('is said in words', () => {
    const gone = row({ now: null, whyNot: 'gone' })
    const missing = row({ now: null, whyNot: 'noStock' })
    expect(sinceText([gone, missing, missing, row({ then: 900 }), row({ then: 1100 })])).toEqual({
      now: '2\u00a0нет в\u00a0наличии, 1\u00a0снята с\u00a0продажи',
      since: '1\u00a0подорожала, 1\u00a0подешевела',
    })
  })
})

describe('the report of a list of old', () => {
  const told = (
    { rows, choice, mode, standing }: { rows: RefillRow[]; choice: RefillChoice; mode: RefillMode; standing: LineInCart[] },
    refusedId?: number,
  ) => {
    const wishes = refillWishes(rows, choice, mode, standing)
    return refillReport(rows, choice, wishes, {
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
      const isChosen = (row: RefillRow) => chosenOffer(row, given.choice) !== null
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

  const row = (id: number, changes: Partial<RefillRow> = {}): RefillRow => ({
    product: product(id),
    qty: 1,
    then: 1000,
    now: { product: product(id), cost: 1000, stock: 50 },
    whyNot: null,
    analog: null,
    ...changes,
  })
  const none: RefillReport = {
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
  ] satisfies [RefillReport, string][])('says in words what became of it', (report, text) => {
    expect(plain(reportText(report))).toBe(text)
  })

  it('a line of which all that can be had was in the cart is not called added', () => {
    const limited = product(1, { limit: 3 })
    const rows = [row(1, { product: limited, qty: 2, now: { product: limited, cost: 1000, stock: 50 } })]
    const report = told({ rows, choice: wholeList(rows), mode: 'add', standing: [{ product: limited, qty: 3 }] })
    expect({ added: report.added, full: report.full, corrected: report.corrected }).toEqual({ added: [], full: rows, corrected: [] })
  })
})
