import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Promotion } from '../../../model/content/promotion'
import { brandInCall } from '../../../model/promotion/brand-call'
import {
  choosePromotions,
  parsePromotionQuery,
  PROMOTION_KINDS,
  type PromotionQuery,
  promotionsAddress,
} from '../../../model/promotion/promotion-list'

const ALL: PromotionQuery = { kind: null, section: null, brand: null, isEnding: false, cityId: null }
const promotion = (id: number, action_type: Promotion['action_type'], ends_at: string): Promotion => ({
  id,
  action_type,
  title: `Акция ${id}`,
  values: [],
  categories: [],
  banners: [],
  starts_at: '2026-10-01',
  ends_at,
})
const promotions = [
  promotion(1, 'discount', '2026-12-30'),
  promotion(2, 'sale', '2026-12-01'),
  promotion(3, 'gift', '2026-12-02'),
  promotion(4, 'set', '2026-12-25'),
]
const facts = {
  sectionsOf: ({ id }: Promotion) => (id === 4 ? ['oil', 'filters'] : id === 3 ? ['filters'] : ['oil']),
  ofBrand: null,
  now: Date.parse('2026-11-28T12:00:00Z'),
}
const idsOf = (query: Partial<PromotionQuery>, more: object = {}) =>
  choosePromotions(promotions, { ...ALL, ...query }, { ...facts, ...more }).shown.map(({ id }) => id)

describe('the list of promotions', () => {
  it('shows the first to end first', () => expect(idsOf({})).toEqual([2, 3, 4, 1]))
  it('is narrowed by kind: a sale is a discount', () => expect(idsOf({ kind: 'discount' })).toEqual([2, 1]))
  it('is narrowed by any section of the goods', () => expect(idsOf({ section: 'filters' })).toEqual([3, 4]))
  it('is narrowed to what ends soon', () => expect(idsOf({ isEnding: true })).toEqual([2, 3]))
  it('is narrowed to those of a brand that hold here', () =>
    expect(idsOf({ brand: 'any' }, { ofBrand: new Set([1, 4, 99]) })).toEqual([4, 1]))
  it('shows none of a brand that is not known', () => expect(idsOf({ brand: 'any' })).toEqual([]))

  it('each choice counts what it gives with the others as they are', () => {
    const { kinds, sections, ending } = choosePromotions(promotions, { ...ALL, kind: 'discount', section: 'oil' }, facts)
    expect({ kinds, sections: Object.fromEntries(sections), ending }).toEqual({
      kinds: { all: 3, discount: 2, gift: 0, set: 1 },
      sections: { oil: 2, filters: 0 },
      ending: 1,
    })
  })
})

describe('the address of the list of promotions', () => {
  it('says all that was chosen, and is read as it was written', () => {
    const slug = fc.option(fc.stringMatching(/^[a-z\d-]{1,20}$/), { nil: null })
    const query = fc.record({
      kind: fc.option(fc.constantFrom(...PROMOTION_KINDS)),
      section: slug,
      brand: slug,
      isEnding: fc.boolean(),
      cityId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    })
    fc.assert(
      fc.property(query, (chosen) => {
        expect(parsePromotionQuery(promotionsAddress(chosen).slice('/promotions'.length))).toEqual(chosen)
      }),
    )
  })

  it('leaves out what cannot be read', () =>
    expect(parsePromotionQuery('?kind=free&section=A%20b&brand=%2F&ending=yes&city=-6')).toEqual(ALL))
})

it.each([
  ['arktelub', 'Arktelub'],
  ['gt-oil', 'GtOil'],
])('the brand %s is called %s', (slug, name) => expect(brandInCall(slug)).toBe(name))
