import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../model/content/external-search'
import { answerOptions, nextOption, optionGroups, recentOptions } from '../../../model/search/search-options'

const hit = (id: number, name = `Масло ${id}`) => ({ id, name, article: `A-${id}`, brand: 'Arktelub', image: null })
const answer = (more: Partial<SearchAnswer> = {}): SearchAnswer => ({ items: [], total: 0, categories: [], ...more })
const named = (length: number) => answer({ items: [hit(1, 'м'.repeat(length))], total: 1 })
const firstName = (given: SearchAnswer) =>
  answerOptions('м', given).flatMap((option) => (option.kind === 'product' ? [option.name] : []))[0]

describe('what the search offers', () => {
  it('stands in groups: sections, brands, products, and the whole list at the end', () => {
    const options = answerOptions('масло', {
      items: [hit(7)],
      total: 31,
      categories: [{ id: 3, name: 'Масла', path: '/catalog/masla' }],
      brands: [{ name: 'Arktelub', slug: 'arktelub', count: 12 }],
    })
    expect(options.map(({ kind, href }) => [kind, href])).toEqual([
      ['category', '/catalog/masla'],
      ['brand', '/catalog?brands=arktelub'],
      ['product', '/product/7'],
      ['all', '/catalog?q=%D0%BC%D0%B0%D1%81%D0%BB%D0%BE'],
    ])
    expect(optionGroups(options).map((group) => group.length)).toEqual([1, 1, 1, 1])
  })

  it('has at most 24 products, with names of at most 56 characters [CALL-110] [CONST-008]', () => {
    const many = answer({ items: Array.from({ length: 40 }, (_, at) => hit(at + 1)), total: 40 })
    expect(answerOptions('масло', many).filter(({ kind }) => kind === 'product')).toHaveLength(24)
    expect([firstName(named(56)), firstName(named(57))]).toEqual(['м'.repeat(56), `${'м'.repeat(56)}…`])
  })

  it('has the size beside a name that is cut before it', () => {
    const sizes = (...names: string[]) =>
      answerOptions('м', answer({ items: names.map((name, at) => hit(at, name)), total: 1 })).flatMap((option) =>
        option.kind === 'product' ? [option.size] : [],
      )
    const long = 'Концентрат антифриза Arktelub Long Life HD OAT красный'
    expect(sizes(`${long} 5 кг`, `${long} 0,5\u00a0л`, `${long} для стужи`, 'Масло 5W-30 4 л')).toEqual(['5 кг', '0,5\u00a0л', null, null])
  })

  it('leads from the VIN of a car, however it is typed, to the selection for that car', () => {
    expect(answerOptions(' хта219010-d0000001', answer())).toEqual([
      { id: 'vin', kind: 'vin', vin: 'XTA219010D0000001', href: '/selection-parts/vehicle-search?vin=XTA219010D0000001' },
    ])
    expect(answerOptions('XTA219010D000000', answer())).toEqual([])
  })

  it('is nothing where nothing was found', () => {
    expect(answerOptions('ъъъ', answer())).toEqual([])
  })

  test.prop([fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 })])(
    'the arrows go round: down through all options and back into the field, up the same way back',
    (queries) => {
      const options = recentOptions(queries)
      const round = (by: 1 | -1) => {
        const seen: (string | null)[] = []
        let at: string | null = null
        for (let step = 0; step <= options.length; step++) seen.push((at = nextOption(options, at, by)))
        return seen
      }
      const ids = options.map(({ id }) => id)
      expect(round(1)).toEqual([...ids, null])
      expect(round(-1)).toEqual([...ids.toReversed(), null])
    },
  )
})
