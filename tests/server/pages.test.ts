import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { routes } from '../../model/routing/routes'
import { servedShop } from './served-shop'

/** An address of a pattern, with every part filled in. */
const addressOf = (pattern: string) => pattern.replace('*', 'a/b').replace(/:[^/]+/g, '7')

it('answers every route with its own page, with and without a slash at the end [DEC-052, DEC-064]', async () => {
  const ask = await servedShop()
  const addresses = routes.flatMap(({ path }) => [addressOf(path), ...(path === '/' ? [] : [`${addressOf(path)}/`])])
  const answers = await Promise.all(addresses.map((address) => ask(address)))
  const expected = routes.flatMap(({ path }) => (path === '/' ? [`200 page ${path}`] : [`200 page ${path}`, `200 page ${path}`]))
  expect(answers.map(({ status, body }) => `${status} ${body.toString()}`)).toEqual(expected)
})

it('leaves it to the data whether a product exists, and ignores the query', async () => {
  const ask = await servedShop()
  expect(String((await ask('/product/no-such-thing')).body)).toBe('page /product/:id?')
  expect(String((await ask('/product')).body)).toBe('page /product/:id?')
  expect(String((await ask('/catalog?brands=%zz&page=2')).body)).toBe('page /catalog')
})

it.each([
  '/nothing',
  '/catalog/%',
  '/product/%E0%A4%A',
  '/news/1/2',
  '/assets/gone.js',
  '//shop.example/x',
  '/heads/cart.html',
  '/favicon.svg.br',
])('answers %s with a real 404, the page and noindex [DEC-063]', async (path) => {
  const ask = await servedShop()
  const { status, headers, body } = await ask(path)
  expect({ status, robots: headers['x-robots-tag'], cache: headers['cache-control'], body: String(body) }).toEqual({
    status: 404,
    robots: 'noindex',
    cache: 'no-cache',
    body: 'page not found',
  })
})

it('tells search engines to leave out the rows marked so and those that have no page yet, and no others [DEC-064, NAV-005]', async () => {
  const ask = await servedShop()
  const answers = await Promise.all(routes.map(({ path }) => ask(addressOf(path))))
  const robots = Object.fromEntries(answers.map(({ headers }, at) => [routes[at]?.path, headers['x-robots-tag']]))
  expect(robots).toEqual(
    Object.fromEntries(routes.map(({ path, noindex, page }) => [path, noindex || page === undefined ? 'noindex' : undefined])),
  )
  expect(routes.filter(({ path, noindex }) => path.startsWith('/personal') && !noindex)).toEqual([])
})

it('lets only files with a hash in their name be kept for ever', async () => {
  const ask = await servedShop()
  const cacheOf = async (path: string) => (await ask(path)).headers['cache-control']
  expect(await Promise.all(['/assets/main-abc123.js', '/', '/personal', '/favicon.svg'].map(cacheOf))).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
    'no-cache',
    'public, max-age=3600',
  ])
})

it('answers 304 when the browser has the page already', async () => {
  const ask = await servedShop()
  const { headers } = await ask('/cart')
  const again = await ask('/cart', { headers: { 'if-none-match': String(headers.etag) } })
  expect({ status: again.status, cache: again.headers['cache-control'], size: again.body.length }).toEqual({
    status: 304,
    cache: 'no-cache',
    size: 0,
  })
})

it.each(['/catalog', '/nothing', '/assets/main-abc123.js'])('sends %s compressed as the browser can take it', async (path) => {
  const ask = await servedShop()
  const plain = await ask(path)
  const brotli = await ask(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const gzip = await ask(path, { headers: { 'accept-encoding': 'gzip' } })
  expect([plain, brotli, gzip].map(({ headers }) => [headers['content-encoding'], String(headers.vary).toLowerCase()])).toEqual([
    [undefined, 'accept-encoding'],
    ['br', 'accept-encoding'],
    ['gzip', 'accept-encoding'],
  ])
  expect({ brotliDecompressSync: brotliDecompressSync(brotli.body), gunzipSync: gunzipSync(gzip.body) }).toEqual({
    brotliDecompressSync: plain.body,
    gunzipSync: plain.body,
  })
  expect(brotli.headers['content-type']).toBe(plain.headers['content-type'])
})

it('can be read only, and HEAD has no body', async () => {
  const ask = await servedShop()
  const refused = await Promise.all(
    ['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ask('/cart', { method, body: 'x'.repeat(100_000) })),
  )
  expect(refused.map(({ status, headers }) => [status, headers.allow])).toEqual(refused.map(() => [405, 'GET, HEAD']))
  const heads = await Promise.all(['/cart', '/nothing'].map((path) => ask(path, { method: 'HEAD' })))
  expect(heads.map(({ status, body }) => [status, body.length])).toEqual([
    [200, 0],
    [404, 0],
  ])
})

it.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..\\secret.txt',
  '/assets/..%5c..%5csecret.txt',
])('gives nothing outside the built shop: %s', async (path) => {
  const ask = await servedShop()
  const { status, body } = await ask(path)
  expect({ status, string: String(body) }).toEqual({ status: 404, string: 'page not found' })
})

it('sends the security headers with pages, files and refusals', async () => {
  const ask = await servedShop()
  const answers = await Promise.all(['/', '/favicon.svg', '/nothing'].map((path) => ask(path)))
  expect(
    answers.map(({ headers }) => [headers['x-content-type-options'], headers['referrer-policy'], headers['content-security-policy']]),
  ).toEqual(answers.map(() => ['nosniff', 'strict-origin-when-cross-origin', "frame-ancestors 'self'; base-uri 'self'; object-src 'none'"]))
})
