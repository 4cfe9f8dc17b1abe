import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginLeadsTo, otherWayIn, redirectOf, returnAddress } from '../../../model/routing/return-address'

const site = 'https://shop.test'
const hostile = fc.string({
  unit: fc.constantFrom(
    '/',
    '//',
    '\\',
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u007f',
    '\u0085',
    ' ',
    '@',
    ':',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5C',
    '%',
    'a',
    '?',
    '#',
    'evil.test',
    'javascript:',
  ),
  maxLength: 12,
})
const segment = fc
  .string({ unit: fc.constantFrom(...Array.from('abяЖ09-_~.,=&%+@:!')), minLength: 1, maxLength: 8 })
  .filter((text) => !/^(?:\.|%2e){1,2}$/i.test(text))
const path = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.option(segment), fc.option(segment), fc.boolean())
  .map(([segments, query, hash, hasSlash]) => {
    const way = `/${segments.join('/')}${hasSlash && segments.length > 0 ? '/' : ''}`
    return way + (query === null ? '' : `?q=//${query}`) + (hash === null ? '' : `#${hash}`)
  })

describe('the return address', () => {
  it('is kept as it is where it is a path of the shop [DEC-009]', () =>
    fc.assert(
      fc.property(path, (wanted) => {
        expect(returnAddress(wanted)).toBe(wanted)
      }),
    ))

  it('never leaves the site, as a browser reads it, once or again from its path [DEC-009]', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
        ),
        (wanted) => {
          const address = returnAddress(wanted)
          const read = new URL(address, site)
          expect([read.origin, new URL(read.pathname, site).origin]).toEqual([site, site])
          expect(address === '/' || address === wanted).toBe(true)
          expect(/[\\\p{Cc}]/u.test(address)).toBe(false)
        },
      ),
      { numRuns: 1000 },
    ))

  it('of a page that asks for a login is that very page; one that is not for who asks leads home [DEC-009] [DEC-030]', () =>
    fc.assert(
      fc.property(path, (page) => {
        const login = new URL(redirectOf('login', page), site)
        expect({ pathname: login.pathname, returnAddress: returnAddress(login.searchParams.get('return')) }).toEqual({
          pathname: '/auth/login',
          returnAddress: page,
        })
        expect(redirectOf('home', page)).toBe('/')
      }),
    ))

  it.each([
    ['/cart?a=1#b', '/cart?a=1#b'],
    ['/personal/orders/17', '/personal/orders/17'],
    ['/catalog/%', '/catalog/%'],
    ['/catalog/a//b', '/catalog/a//b'],
    ['/auth/login?return=//evil.test', '/auth/login?return=//evil.test'],
    ['//evil.test', '/'],
    ['///evil.test', '/'],
    ['/\\evil.test', '/'],
    ['\\/evil.test', '/'],
    ['/a\\b', '/'],
    ['/\t/evil.test', '/'],
    ['/a\u0000b', '/'],
    ['/a\u0085b', '/'],
    ['/.//evil.test', '/'],
    ['/a/..//evil.test', '/'],
    ['/%2e//evil.test', '/'],
    ['https://evil.test', '/'],
    ['javascript:alert(1)', '/'],
    [' /cart', '/'],
    ['cart', '/'],
    ['', '/'],
    [null, '/'],
    [undefined, '/'],
  ])('%j → %j [DEC-009]', (wanted, address) => expect(returnAddress(wanted)).toBe(address))
})

describe('the registration and the reset, reached from a login', () => {
  it.each([
    ['/invites/AAAA-2222', '/auth/registration?return=%2Finvites%2FAAAA-2222'],
    ['/catalog?brands=a&page=2', '/auth/registration?return=%2Fcatalog%3Fbrands%3Da%26page%3D2'],
    ['/auth/login?return=%2Finvites%2FAAAA-2222', '/auth/registration?return=%2Finvites%2FAAAA-2222'],
    ['/auth/login/?return=%2Fcart', '/auth/registration?return=%2Fcart'],
    ['/auth/login', '/auth/registration'],
    ['/auth/login?return=//evil.test', '/auth/registration'],
    ['/', '/auth/registration'],
  ])('lead back to where the login of %s would', (path, expected) => expect(otherWayIn('/auth/registration', path)).toBe(expected))

  it('lead back to the page itself, whatever its address, and through the login page too [DEC-009]', () => {
    fc.assert(
      fc.property(path, (page) => {
        const back = (from: string) => new URL(otherWayIn('/auth/reset', from), site).searchParams.get('return') ?? '/'
        expect([back(page), back(redirectOf('login', page)), loginLeadsTo(redirectOf('login', page))]).toEqual([page, page, page])
      }),
    )
  })
})
