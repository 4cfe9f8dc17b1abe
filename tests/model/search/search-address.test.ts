import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EMPTY_QUERY, formatCatalogQuery, parseCatalogQuery } from '../../../model/catalogue/catalog-query'
import { cleanText } from '../../../model/text/typed/clean-text'
import { resultsPage, searchWords } from '../../../model/search/search-address'

const typed = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('', '  ', 'a,b|c[1] %2C&q=x', '\uD83D'))

it('the results of a search have the address that the catalogue itself gives such a list', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(resultsPage(text)).toBe(`/catalog${formatCatalogQuery({ ...EMPTY_QUERY, search: cleanText(text).trim() })}`)
    }),
  )
})

it('an address never ends in a sign, which would be lost where it is sent as a text', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(resultsPage(text)).toMatch(/[A-Za-z\d]$/)
    }),
  )
})

it('the field of the search reads an address as the catalogue does', () => {
  fc.assert(
    fc.property(typed, fc.boolean(), (text, isAlone) => {
      const address = `?${isAlone ? '' : 'brands=x&page=2&'}q=${new URLSearchParams({ q: text }).toString().slice(2)}`
      expect(searchWords(new URLSearchParams(address))).toBe(parseCatalogQuery(address).search)
    }),
  )
})
