import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoRoutes } from '../../../model/routing/demo-routes'
import { matchRoute, pageTitle, routes, titleOf } from '../../../model/routing/routes'
import { samplesOf } from './route-samples'

/** Section 2 of the specification, written out: `{…}` is a parameter, `?` after it says that it may be missing, `*` any depth. */
const LISTED = `
ROUTE-001 /
ROUTE-002 /brands
ROUTE-003 /cart
ROUTE-004 /catalog
ROUTE-005 /catalog/*
ROUTE-006 /jobs
ROUTE-007 /news
ROUTE-008 /news/{id}
ROUTE-009 /offline
ROUTE-010 /promotions
ROUTE-011 /promotions/{id}
ROUTE-012 /selection-parts
ROUTE-013 /selection-parts/details-scheme
ROUTE-014 /selection-parts/products-oem
ROUTE-015 /selection-parts/vehicle-search
ROUTE-016 /support
ROUTE-017 /trustmark
ROUTE-018 /service/trustmark
ROUTE-019 /service/{request?}
ROUTE-020 /vpn
ROUTE-021 /product/{id?}
ROUTE-022 /orders/{id}
ROUTE-023 /invites/{code?}
ROUTE-024 /s/mobile-app
ROUTE-025 /s/service
ROUTE-026 /auth/autologin
ROUTE-027 /auth/login
ROUTE-028 /auth/registration
ROUTE-029 /auth/reset
ROUTE-030 /info/about-company
ROUTE-031 /info/api
ROUTE-032 /info/collected-data
ROUTE-033 /info/confidential
ROUTE-034 /info/contacts
ROUTE-035 /info/faq
ROUTE-036 /info/faq/{slug}
ROUTE-037 /info/history
ROUTE-038 /info/offer
ROUTE-039 /info/partners
ROUTE-040 /info/suply-rules
ROUTE-041 /info/terms-of-use
ROUTE-042 /info/vendors
ROUTE-043 /personal p
ROUTE-044 /personal/notifications n
ROUTE-045 /personal/companies c
ROUTE-046 /personal/delivery t
ROUTE-047 /personal/orders o
ROUTE-048 /personal/discounts d
ROUTE-049 /personal/special-offers l
ROUTE-050 /personal/carts s
ROUTE-051 /personal/favorite f
ROUTE-052 /personal/documents d
ROUTE-053 /personal/advert a
ROUTE-054 /personal/account m
ROUTE-055 /personal/api q
ROUTE-056 /personal/trustmark z
ROUTE-057 /personal/orders/{id}
ROUTE-058 /personal/orders/confirmed/{id?}
ROUTE-059 /personal/advert/{id}
ROUTE-060 /personal/advert-info
`
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', path = '', shortcut] = line.split(' ')
    return { id, path, shortcut }
  })

const asListed = (path: string) => path.replace(/:(\w+)(\??)/g, '{$1$2}')
const idsWhere = (is: (route: (typeof routes)[number]) => boolean) => routes.filter(is).map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => `ROUTE-${String(from + i).padStart(3, '0')}`)

describe('the route table', () => {
  it('holds the routes of the specification with their shortcuts and no others', () =>
    expect(
      routes.filter((route) => !demoRoutes.includes(route)).map(({ id, path, shortcut }) => ({ id, path: asListed(path), shortcut })),
    ).toEqual(LISTED))

  it('what the demo has besides is found by its address, and is none of them [DEC-070]', () => {
    expect([matchRoute('/flows')?.route.id, matchRoute('/flows/cart')?.params, matchRoute('/flows/stories/login/')?.params]).toEqual([
      'DEMO-001',
      { page: 'cart' },
      { page: 'login' },
    ])
    expect(demoRoutes.filter(({ id }) => !id.startsWith('DEMO-'))).toEqual([])
  })

  it('the shortcut d stands at discounts and documents, every other letter at one page [DEC-051]', () => {
    const letters = routes.flatMap(({ shortcut }) => shortcut ?? [])
    expect(letters.filter((letter, i) => letters.indexOf(letter) !== i)).toEqual(['d'])
  })

  it.each(LISTED.map(({ id, path }) => [path, id] as const))(
    '%s has a row of its own, with and without a slash at the end [DEC-052]',
    (path, id) => {
      for (const { address, params } of samplesOf(path)) {
        for (const form of address === '/' ? ['/'] : [address, `${address}/`]) {
          const found = matchRoute(form)
          expect([form, found?.route.id, found?.params]).toEqual([form, id, params])
        }
      }
    },
  )

  it('every form of the seven category links leads into the catalogue [NAV-012]', () => {
    const links = [
      'akb-i-ustroistva',
      'smazocnye-materialy',
      'oxlazdayushhaya-zidkost',
      'texzidkosti-i-avtoximiya',
      'avtotovary/avtoximiya',
      'avtotovary',
      'filtry',
    ]
    for (const rest of links)
      expect(matchRoute(`/catalog/${rest}/`)).toEqual({ route: routes.find(({ id }) => id === 'ROUTE-005'), params: { rest } })
  })

  it.each([
    '//',
    '/unknown',
    '/Cart',
    '/cart/1',
    '/catalog/%',
    '/catalog/a/%E0%A4%A',
    '/catalog//',
    '/catalog//a',
    '/catalog/a//b',
    '/catalog/a//',
    '/news/1/2',
    '/news/%',
    '/product/1/2',
    '/product//',
    '/personal/nothing',
    '/personal/orders/1/2',
    '/orders',
    '/auth',
    '/info',
    '/s',
    '/cart?x',
    'cart',
    '/brands%2F',
  ])('%j is unknown or malformed [DEC-063]', (address) => expect(matchRoute(address)).toBe(null))

  it('of whatever address never throws, and what is found is what stands there [DEC-063]', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '%',
        '%2F',
        '%00',
        '..',
        '.',
        '?',
        '#',
        '*',
        ':id',
        'catalog',
        'personal',
        'orders',
        'confirmed',
        'news',
        '1',
      ),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const address = `/${pieces.join('/')}`
        const found = matchRoute(address)
        if (found === null) return
        const filled = Object.entries(found.params).reduce(
          (path, [name, value]) =>
            name === 'rest' ? path.replace('*', () => value) : path.replace(new RegExp(`:${name}\\??`), () => value),
          found.route.path,
        )
        expect(filled.replace(/\/:\w+\?$/, '')).toBe(address === '/' ? '/' : decodeURIComponent(address.replace(/\/$/, '')))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('what a route asks for', () => {
  it('layouts: clear for /auth, empty for /offline, autologin and invites, personal for /personal, default elsewhere [DEC-034]', () => {
    expect(idsWhere(({ layout }) => layout === 'clear')).toEqual(['ROUTE-027', 'ROUTE-028', 'ROUTE-029'])
    expect(idsWhere(({ layout }) => layout === 'empty')).toEqual(['ROUTE-009', 'ROUTE-023', 'ROUTE-026'])
    expect(idsWhere(({ layout }) => layout === 'personal')).toEqual(range(43, 60))
  })

  it('guards: all of /personal asks for login and completed registration, what belongs to a region for regions [DEC-030] [NAV-004] [NAV-030]', () => {
    const guarded = Object.fromEntries(
      routes.filter(({ guards }) => guards.length > 0).map(({ path, guards }) => [asListed(path), guards.join(' ')]),
    )
    const signedIn = 'auth registrationComplete'
    const withRegions = `${signedIn} hasCompanyRegions`
    expect(guarded).toEqual({
      '/selection-parts': 'auth',
      '/selection-parts/details-scheme': 'auth',
      '/selection-parts/products-oem': 'auth',
      '/selection-parts/vehicle-search': 'auth',
      '/orders/{id}': 'auth',
      '/s/service': 'whitelist',
      '/personal': signedIn,
      '/personal/notifications': signedIn,
      '/personal/companies': signedIn,
      '/personal/delivery': withRegions,
      '/personal/orders': withRegions,
      '/personal/discounts': withRegions,
      '/personal/special-offers': withRegions,
      '/personal/carts': withRegions,
      '/personal/favorite': `${signedIn} favorite`,
      '/personal/documents': withRegions,
      '/personal/advert': signedIn,
      '/personal/account': signedIn,
      '/personal/api': signedIn,
      '/personal/trustmark': signedIn,
      '/personal/orders/{id}': withRegions,
      '/personal/orders/confirmed/{id?}': withRegions,
      '/personal/advert/{id}': signedIn,
      '/personal/advert-info': signedIn,
    })
  })

  it('no personal page, and no page behind a guard, is indexed [NAV-005] [DEC-064]', () =>
    expect(idsWhere(({ layout, guards, noindex }) => (layout === 'personal' || guards.length > 0) && !noindex)).toEqual([]))

  it('the FAQ and the supply rules ask for the help centre, and nothing else does [DEC-034]', () =>
    expect(idsWhere(({ needsHelpCentre }) => needsHelpCentre === true)).toEqual(['ROUTE-035', 'ROUTE-036', 'ROUTE-040']))

  it('every title carries the name of the company, that of the home page tells of a wholesale shop [NAV-005] [DEC-001]', () => {
    for (const route of routes) expect(titleOf(route)).toBe(`${route.title} — Картер`)
    expect(pageTitle('Корзина')).toBe('Корзина — Картер')
    expect(routes[0]?.title).toMatch(/масла.*оптом/i)
  })
})
