import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_QUERY, formatCatalogQuery } from '../../../model/catalogue/catalog-query'
import { unreadParts } from '../../../model/search/unread-parts'

describe('what of an address cannot be read', () => {
  it.each([
    ['?price=дорого', ['price']],
    ['?price=3000', []],
    ['?price=3000.', []],
    ['?rating=9', ['rating']],
    ['?stock=today,moon', ['availability']],
    ['?actions=x,7', ['actions']],
    ['?actions=7,7', []],
    ['?sort=best', ['sort']],
    ['?f[vol]=..', ['parameter']],
    ['?f[a b]=1&price=?', ['price', 'parameter']],
    ['?price=&rating=&f[vol]=&utm=x', []],
    ['', []],
  ])('«%s» %j', (search, parts) => expect(unreadParts(search)).toEqual(parts))

  it('is nothing of what the shop writes itself', () =>
    fc.assert(
      fc.property(
        fc.record({ min: fc.nat(9999) }),
        fc.constantFrom('cheap' as const, 'new' as const),
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 }),
        (price, sort, names) => {
          const search = formatCatalogQuery({
            ...EMPTY_QUERY,
            price,
            sort,
            rating: 4,
            actions: [3],
            filters: [
              { id: 'sae', names },
              { id: 'vol', ...price },
            ],
          })
          expect(unreadParts(search)).toEqual([])
        },
      ),
    ))
})
