import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../model/contract/index'
import { byRank } from '../../../model/contract/path-rank'
import type { Endpoint } from '../../../model/contract/endpoint'

const rows = Object.entries(contract) as [string, Endpoint][] // every row is an Endpoint of some types
/** Whether an address fits a path: a parameter takes one segment, or what its segment has left of it. */
const fits = (path: string, address: string) => {
  const source = path
    .split('/')
    .map((part) =>
      part
        .split(/(:\w+)/)
        .map((piece) => (piece.startsWith(':') ? '[^/]+' : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
        .join(''),
    )
    .join('/')
  return new RegExp(`^${source}$`).test(address)
}
const filled = (path: string) => path.replace(/:\w+/g, '17')
const isSame = (a: Endpoint, b: Endpoint) => a.method === b.method && (a.base ?? 'api') === (b.base ?? 'api')

describe('the order of the contract', () => {
  it('every call finds its own row first, however the table is shuffled', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(rows, { minLength: rows.length }), (shuffled) => {
        const sorted = shuffled.toSorted(([, a], [, b]) => byRank(a.path, b.path))
        for (const [name, row] of rows) {
          const found = sorted.find(([, other]) => isSame(other, row) && fits(other.path, filled(row.path)))
          expect([row.path, found?.[0]]).toEqual([row.path, name])
        }
      }),
      { numRuns: 20 },
    ))

  it('no two rows are the same call', () => {
    const calls = rows.map(([, { method, base, path }]) => `${method} ${base ?? 'api'}${path.replace(/:\w+/g, ':')}`)
    expect(calls.filter((call, i) => calls.indexOf(call) !== i)).toEqual([])
  })

  it('puts static before mixed before parameters, from the left', () =>
    expect(['/products/:id', '/:anything/new', '/products/promotion:brand', '/products/new'].toSorted(byRank)).toEqual([
      '/products/new',
      '/products/promotion:brand',
      '/products/:id',
      '/:anything/new',
    ]))

  it('is an order: both ways round it says the opposite, and equal kinds are equal', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', ':x', ':y', 'c:x'), { minLength: 1, maxLength: 4 })
      .map((parts) => `/${parts.join('/')}`)
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(byRank(a, b) + byRank(b, a)).toBe(0)
        const kinds = (text: string) =>
          text
            .split('/')
            .map((part) => part.indexOf(':'))
            .map((at) => Math.sign(at))
            .join()
        expect(byRank(a, b) === 0).toBe(kinds(a) === kinds(b))
      }),
    )
  })
})
