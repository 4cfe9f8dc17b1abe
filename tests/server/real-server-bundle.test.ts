import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../model/routing/routes'
import { headFileOf } from '../../server/head-file'
import { type Build, buildShop } from './build-shop'

/** Words that only the fake server's packages bring along. */
const traces = /\[MSW\]|__msw-cookie-store__|OperationErrorType/
/** Events of the cart, the checkout, the entry by article, the regions and the goods waited for: only a customer has them. */
const ofCustomer = ['quantity.entered', 'checkout.behind', 'entry.withdrawn', 'region.follow', 'wish.pressed']

let shop: Build
beforeAll(async () => {
  shop = await buildShop('https://api.example')
})
afterAll(() => shop.remove())

const read = (name: string) => shop.read(name)
const scripts = () => readdirSync(join(shop.folder, 'assets')).filter((name) => name.endsWith('.js'))
/** Scripts with all that they import before they run; what they import later, by a call, is not among it. */
function loadedWith(names: readonly string[]): string[] {
  const loaded = new Set<string>()
  const load = (name: string) => {
    if (loaded.has(name)) return
    loaded.add(name)
    for (const [, next = ''] of read(`assets/${name}`).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) load(next)
  }
  names.forEach(load)
  return [...loaded]
}
const wordsIn = (names: readonly string[]) => ofCustomer.filter((word) => names.some((name) => read(`assets/${name}`).includes(word)))

describe('a build for a real server', () => {
  it('holds no trace of the fake server, while every route has its page [DEC-070, DEC-064]', () => {
    expect(scripts().filter((name) => traces.test(read(`assets/${name}`)))).toEqual([])
    expect(scripts().some((name) => read(`assets/${name}`).includes('createRoot'))).toBe(true)
    expect(read('heads/personal/orders.html')).toContain('<meta name="robots" content="noindex" />')
  })

  it('asks search engines to leave out each page that is not built yet, and gives it no canonical address [DEC-064]', () => {
    const tags = (html: string) => ({
      robots: html.includes('<meta name="robots" content="noindex" />'),
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    })
    const unbuilt = routes.filter(({ page }) => page === undefined)
    const heads = unbuilt.map(({ path }) => [path, tags(read(headFileOf(path)))])
    expect(heads).toEqual(unbuilt.map(({ path }) => [path, { robots: true, canonical: undefined }]))
    expect(tags(read(headFileOf('/brands')))).toEqual({ robots: false, canonical: '/brands' })
  })

  it('has guests load nothing that only customers need: neither the frame, nor the pages and windows that they see', () => {
    const entry = /<script type="module"[^>]* src="\/assets\/([^"]+)"/.exec(read('index.html'))![1]! // the page has its script
    const pages = ['home-page', 'catalog', 'compare-page', 'product-page', 'brands-page', 'vendors-page', 'login-page']
    const seen = [...pages, 'login-popup', 'support-popup'].map(
      (page) => scripts().find((name) => name.startsWith(`${page}-`))!, // it is built
    )
    const loaded = loadedWith([entry, ...seen])
    expect([loaded.filter((name) => name.startsWith('customer-')), wordsIn(loaded)]).toEqual([[], []])
    const customer = scripts().filter((name) => name.startsWith('customer-'))
    expect([customer.length, wordsIn(customer)]).toEqual([1, ofCustomer])
    // Only whoever was signed in is sent for them.
    const named = [...read('heads/_home.html').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name]) => name)
    expect(named.filter((name) => name?.includes('customer-'))).toEqual([])
    expect(read('heads/_home.html')).toMatch(/"files":\[[^\]]*\/assets\/customer-/)
  })
})
