import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_ORDERS, isFoundBy, isLeftBy, isNarrowed, mayBeArticle, type OrderFilter } from '../../../../model/order/history/order-filter'
import { ORDER_STATUSES } from '../../../../model/order/status'
import { runs } from '../../../support/runs'

const order = { at: Date.parse('2026-11-16T20:59:59Z'), status: 90, total: 150_000 } as const

describe('a filter of the history', () => {
  it.each([
    [{}, true],
    [{ statuses: [0, 90] as const }, true],
    [{ statuses: [0] as const }, false],
    [{ from: '2026-11-16' }, true],
    [{ from: '2026-11-17' }, false],
    [{ to: '2026-11-16' }, true],
    [{ to: '2026-11-15' }, false],
    [{ least: 150_000, most: 150_000 }, true],
    [{ least: 150_001 }, false],
    [{ most: 149_999 }, false],
  ])('%j leaves an order of 16 November in Moscow: %s', (narrowing, expected) =>
    expect(isLeftBy({ ...ALL_ORDERS, ...narrowing } as OrderFilter, order)).toBe(expected),
  )

  it('leaves what each of its parts leaves', () => {
    const day = fc.option(fc.integer({ min: 1, max: 28 }).map((it) => `2026-11-${String(it).padStart(2, '0')}`))
    const sum = fc.option(fc.integer({ min: 0, max: 300_000 }))
    const filters = fc.record({ statuses: fc.subarray([...ORDER_STATUSES]), from: day, to: day, least: sum, most: sum })
    const facts = fc.record({
      at: fc.integer({ min: Date.parse('2026-11-01T00:00:00Z'), max: Date.parse('2026-11-29T00:00:00Z') }),
      status: fc.constantFrom(...ORDER_STATUSES),
      total: fc.integer({ min: 0, max: 300_000 }),
    })
    fc.assert(
      fc.property(filters, facts, (filter, it) => {
        const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(it.at)
        const expected =
          (filter.statuses.length === 0 || filter.statuses.includes(it.status)) &&
          (filter.from === null || filter.from <= moscow) &&
          (filter.to === null || moscow <= filter.to) &&
          (filter.least === null || filter.least <= it.total) &&
          (filter.most === null || it.total <= filter.most)
        expect(isLeftBy(filter, it)).toBe(expected)
        if (!isNarrowed(filter)) expect(isLeftBy(filter, it)).toBe(true)
      }),
      runs(200),
    )
  })
})

describe('a text that is looked for among orders', () => {
  it.each([
    ['402', false],
    ['402500', false],
    ['20541187', true],
    ['PVO 418', true],
    ['а-1', false],
  ])('«%s» may be an article: %s', (text, expected) => expect(mayBeArticle(text)).toBe(expected))
  it.each([
    ['pvo 418-20', true],
    ['рvо 418', true],
    ['418 20', false],
    ['402 500', true],
    ['ЗК-17', true],
    ['HF5318', false],
  ])('«%s» finds the order: %s', (text, expected) =>
    expect(isFoundBy(text, { id: 402_500, buyer_number: 'ЗК-17/б' }, ['PVO 418-20', '20541187'])).toBe(expected),
  )
})
