import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { DISCOUNT_GROUPINGS, discountGroups } from '../../../model/company/discount-groups'
import type { RegionDiscount } from '../../../model/company/region-discount'

const promotion = { id: 1, title: 'Осенняя цена', ends_at: '2026-12-01' }
const row: fc.Arbitrary<RegionDiscount> = fc.record({
  brand: fc.constantFrom('Arktelub', 'Hagrenol', 'Ярило'),
  category_name: fc.constantFrom('Моторные масла', 'Антифризы', 'Фильтры'),
  discount: fc.constantFrom(0, 550, 1000),
  discount2: fc.constantFrom(0, 200, 700),
  promotion: fc.constantFrom(null, promotion),
})

test.prop([fc.array(row, { maxLength: 15 }), fc.constantFrom(...DISCOUNT_GROUPINGS)])(
  'every discount stands once, under its brand or its section, promotions behind what holds without them',
  (items, by) => {
    const groups = discountGroups(items, by, '')
    expect(new Set(groups.flatMap(({ rows }) => rows))).toEqual(new Set(items))
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(items.length)
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length)
    for (const { name, rows } of groups) {
      expect(rows.every((it) => (by === 'brand' ? it.brand : it.category_name) === name)).toBe(true)
      const others = rows.map((it) => (by === 'brand' ? it.category_name : it.brand))
      for (const other of new Set(others)) {
        const promoted = rows.filter((_, at) => others[at] === other).map((it) => it.promotion !== null)
        expect(promoted).toEqual(promoted.toSorted((a, b) => Number(a) - Number(b)))
      }
    }
  },
)

it('words find brand, section and promotion, in the wrong layout too', () => {
  const items: RegionDiscount[] = [
    { brand: 'Arktelub', category_name: 'Моторные масла', discount: 600, discount2: 700, promotion },
    { brand: 'Hagrenol', category_name: 'Антифризы', discount: 100 },
  ]
  const found = (words: string) => discountGroups(items, 'brand', words).map(({ name }) => name)
  expect([found('масла'), found('hagr'), found('осенняя'), found('рфпк'), found('нет такого')]).toEqual([
    ['Arktelub'],
    ['Hagrenol'],
    ['Arktelub'],
    ['Hagrenol'],
    [],
  ])
})
