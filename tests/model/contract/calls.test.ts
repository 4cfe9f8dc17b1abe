import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../../model/contract/endpoint'
import { contract } from '../../../model/contract/index'
import { byRank } from '../../../model/contract/path-rank'

/** The calls that the specification lists, as it writes them; `{a}` is a path parameter, whatever its name. */
const CALLS = `
001 POST /auth/login
002 POST /auth/logout
003 GET /auth/user
004 GET /sanctum/csrf-cookie
005 POST /auth/refresh
006 POST /auth/register
007 POST /auth/register2Step
008 GET /auth/getTemporaryToken
009 GET /config
010 PATCH /users/{id}
011 PATCH /users/{id}/password
012 POST /logger/log
013 POST /auth/codeVerifications
014 POST /users/{id}/codeVerifications
015 GET /auth/codeVerifications
016 POST /auth/codeVerifications/{id}/check
017 POST /auth/codeVerifications/{id}/setUserPassword
018 GET /companies/checkInn
019 POST /companies
020 GET /users/{id}/companyRegions
021 GET /users/{userId}/companies/{companyId}/companyRegionVsRegionExists
022 POST /companyRegions
023 DELETE /companyRegions/{id}
024 POST /companyRegions/{id}/favorite
025 GET /companyRegions/{id}/users
026 POST /companyRegions/{id}/users/invite
027 POST /companyRegions/{id}/users/{userId}/remove
028 GET /userInvites/{id}
029 POST /userInvites/{id}/accept
030 POST /userInvites/{id}/reject
031 GET /companyRegions/{id}/debt
032 GET /companyRegions/{id}/debtNow
033 GET /companyRegions/{id}/manager
034 GET /companyRegions/{id}/discounts
035 GET /companyRegions/{id}/getPickupAddress
036 GET /companyRegions/{id}/orderNotPopupShowed
037 POST /companyRegions/{id}/documents
038 POST /companyRegions/{id}/updRequest
039 PATCH /companyRegions/{id}/viewedOrderPopup
040 GET /companyRegions/{id}/deliveryAddresses
041 POST /companyRegions/{id}/deliveryAddresses
042 PATCH /companyRegions/{id}/deliveryAddresses/{addressId}
043 DELETE /companyRegions/{id}/deliveryAddresses/{addressId}
044 GET /deliverySchedules
045 GET /surveys
046 POST /surveys/{id}/skip
047 POST /surveys/{id}/answer
048 GET /cart
049 GET /cart/clear
050 POST /products/{id}/updateInCart
051 GET /users/{id}/userCarts
052 POST /users/{id}/userCarts
053 GET /userCarts/{id}
054 PATCH /userCarts/{id}
055 DELETE /userCarts/{id}
056 POST /userCarts/{id}/products/{productId}/updateInCart
057 GET /categories
058 GET /categories/getBySlug
059 POST /products/all
060 POST /products/filters
061 GET /products/{id}
062 GET /products/{id}/setOf
063 GET /products/{id}/grouped
064 GET /products/{id}/similar
065 GET /products/{id}/related
066 GET /products/new
067 GET /products/lastSeen
068 POST /products/stocksAndPrices
069 POST /products/bonuses
070 POST /products/demobonuses
071 PATCH /products/{id}/toggleFavorite
072 GET /users/{id}/favorite
073 GET /promotion{Brand}/all
074 POST /productNotifications
075 GET /productNotifications/check
076 DELETE /productNotifications/{id}
077 POST apiAlt:/getVehicleDetails
078 GET /promotions
079 GET /promotions/count
080 GET /promotionBanners
081 GET /promotions/{id}
082 GET /promotions/{id}/categories
083 POST /promotions/{id}/products
084 GET /promotions/{id}/giftProductsCount
085 POST /promotions/filters
086 GET /specialOffers
087 POST /orders
088 POST /orders/newUuid
089 GET /orders/{id}
090 POST /orders/getOrderGift
091 GET /companyRegions/{id}/orders
092 GET /confirmedOrders/{id}
093 POST /orders/{id}/reviews
094 GET /users/{id}/notifications
095 PATCH /users/{id}/notifications/setAsRead
096 GET /users/{id}/promoNotifications/unread
097 PATCH /users/{id}/promoNotifications/setAsRead
098 PATCH /users/{id}/promoNotifications/{promoId}/setAsVisited
099 GET /faq
100 GET /faq/categories
101 GET /faq/{id}
102 GET /helpcenter/config
103 GET /helpcenter/suggestions
104 GET origin:/api/jobs
105 POST origin:/api/jobs/{id}/apply
106 GET /cloud/folders
107 GET /cloud/folders/{id}/folders
108 GET /cloud/folders/{id}/files
109 GET /cloud/folders/{id}
110 GET origin:/ext/search
111 GET origin:/ext/suggestions/address
`
  .trim()
  .split('\n')
  .map((line) => ({ id: `CALL-${line.slice(0, 3)}`, call: line.slice(4).replace(/\{\w+\}/g, '{}') }))

/** Ours, beyond the list. [DEC-006] */
const EXTENSIONS = [
  'POST /orders/{}/cancel',
  'GET /companyRegions/{}/boughtProducts',
  'GET /orders/{}/gifts',
  'POST /cart/updateMany',
  'POST /cart/note',
  'POST /userCarts/{}/restore',
  'POST /products/byArticles',
  'GET /products/{}/analogs',
  'GET /products/{}/documents/{}',
  'GET /productNotifications',
  'GET /documents/{}',
  'GET /companyRegions/{}/reconciliation',
  'GET origin:/ext/edo/documents/{}/signer',
  'POST origin:/ext/edo/documents/{}/sign',
  'POST origin:/ext/edo/documents/{}/accept',
  'POST origin:/ext/edo/documents/{}/refuse',
  'GET /brands',
  'GET /news',
  'GET /news/{}',
  'GET /storeCities',
  'GET /promotions/ended',
  'GET /stores',
  'GET /vehicles/oem',
  'POST /vehicles/fits',
  'POST /auth/temporaryToken/check',
  'POST /auth/temporaryToken/login',
  'POST /feedback',
  'GET /users/{}/companies',
  'PATCH /companies/{}',
  'PATCH /companyRegions/{}/users/{}',
  'POST /companyRegions/{}/moderation',
  'GET /companyRegions/{}/invites',
  'POST /companyRegions/{}/invites/{}/withdraw',
  'GET /companyRegions/{}/removal',
  'GET /users/{}/notificationSettings',
  'PATCH /users/{}/notificationSettings',
  'GET /users/{}/sessions',
  'POST /users/{}/sessions/{}/end',
  'POST /users/{}/sessions/endOthers',
  'GET /auth/sessionEnd',
  'GET /cars',
  'POST /cars',
  'PATCH /cars/{}',
  'POST /cars/{}/use',
  'DELETE /cars/{}',
  'GET /companyRegions/{}/apiKeys',
  'POST /companyRegions/{}/apiKeys',
  'POST /companyRegions/{}/apiKeys/{}/rotate',
  'POST /companyRegions/{}/apiKeys/{}/revoke',
  'GET /companyRegions/{}/apiKeys/{}/requests',
  'GET /companyRegions/{}/priceLink',
  'POST /companyRegions/{}/priceLink',
  'DELETE /companyRegions/{}/priceLink',
  'GET /documents/{}/codes',
]

const rows: readonly (readonly [name: string, row: Endpoint])[] = Object.entries(contract)
const written = ({ method, base = 'api', path }: Endpoint) => `${method} ${base === 'api' ? '' : `${base}:`}${path.replace(/:\w+/g, '{}')}`
/** A parameter stands for any text within its segment. */
const fits = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)

describe('the contract', () => {
  // No brackets around the id: a row alone does not show that the call is answered and used.
  it.each(CALLS.map(({ id, call }) => [id, call] as const))('%s %s is exactly one row', (_id, call) => {
    expect(rows.filter(([, row]) => written(row) === call)).toHaveLength(1)
  })

  it('has no row beyond the listed calls and the named extensions [DEC-006]', () => {
    expect(rows.map(([, row]) => written(row)).sort()).toEqual([...CALLS.map(({ call }) => call), ...EXTENSIONS].sort())
  })

  it('names every row resource.verb', () => {
    expect(rows.map(([name]) => name).filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z\d]*$/.test(name))).toEqual([])
  })

  it('gives every parameter of a path a schema, and no other', () => {
    const wrong = rows.filter(([, { path, params }]) => {
      const inPath = [...path.matchAll(/:(\w+)/g)].map((found) => found[1])
      const inSchema = Object.keys((params as { shape?: object } | undefined)?.shape ?? {}) // parameters are always an object schema
      return inPath.length !== inSchema.length || inSchema.some((name) => !inPath.includes(name))
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('finds each row by its own address, whatever the order of the table', () => {
    const targets = rows.map(([name, { method, base = 'api', path }]) => ({ name, table: `${method} ${base}`, path, pattern: fits(path) }))
    for (const order of [targets, targets.toReversed()]) {
      const ranked = order.toSorted((a, b) => byRank(a.path, b.path))
      const found = targets.map(({ table, path }) => {
        const address = path.replace(/:\w+/g, '17')
        return ranked.find((it) => it.table === table && it.pattern.test(address))?.name
      })
      expect(found).toEqual(targets.map(({ name }) => name))
    }
  })

  it('sends a body with nothing that a GET carries, and a file only as form data', () => {
    expect(rows.filter(([, { method, body }]) => method === 'GET' && body !== undefined).map(([name]) => name)).toEqual([])
    expect(rows.filter(([, { isForm }]) => isForm).map(([name]) => name)).toEqual(['jobs.apply', 'feedback.send'])
  })

  it('sends again what changes nothing or carries a key: the kind of every row that is no plain GET read [DEC-005]', () => {
    const readByPost = rows.filter(([, { kind, method }]) => kind === 'read' && method !== 'GET').map(([, row]) => written(row))
    expect(readByPost.sort()).toEqual(
      [
        'POST /companyRegions/{}/documents',
        'POST /products/all',
        'POST /products/filters',
        'POST /products/stocksAndPrices',
        'POST /products/bonuses',
        'POST /products/byArticles',
        'POST /products/demobonuses',
        'POST /promotions/{}/products',
        'POST /vehicles/fits',
        'POST /promotions/filters',
        'POST apiAlt:/getVehicleDetails',
      ].sort(),
    )
    const keyed = rows.filter(([, { kind }]) => kind === 'keyedWrite').map(([, row]) => written(row))
    expect(keyed.sort()).toEqual(
      [
        'GET /cart/clear',
        'POST /products/{}/updateInCart',
        'POST /cart/updateMany',
        'POST /cart/note',
        'POST /feedback',
        'POST /cars',
        'POST /orders',
        'POST /orders/{}/cancel',
        'POST /users/{}/userCarts',
        'PATCH /userCarts/{}',
        'DELETE /userCarts/{}',
        'POST /userCarts/{}/products/{}/updateInCart',
        'POST /userCarts/{}/restore',
      ].sort(),
    )
  })
})
