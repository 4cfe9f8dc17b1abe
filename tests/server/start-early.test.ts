import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { matchRoute } from '../../model/routing/routes'
import { earlyNeeds } from '../../server/build/early/early-needs'
import { startEarly } from '../../server/build/early/start-early'
import { createApi } from '../../src/api/client'
import { type EarlyAnswers, withEarlyAnswers } from '../../src/platform/loading/early-answers'
import { rowOf } from '../support/contract-rows'

/** A page as a browser opens it: the text of the function runs in its head, with nothing but the browser's own. */
function openPage(path: string, cookie: string, files: readonly string[] = [], dataset: Record<string, string> = {}) {
  const asked: string[] = []
  const fetch = vi.fn((url: string, _init?: RequestInit) => {
    asked.push(url)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const window: { earlyAnswers?: EarlyAnswers } = {}
  const links: Record<string, unknown>[] = []
  const head = { append: (link: Record<string, unknown>) => links.push(link) }
  const document = { cookie, head, documentElement: { dataset }, createElement: () => ({}) }
  const needs = earlyNeeds({ apiBase: '/api/v1' })(matchRoute(path)!.route) // a page of the shop
  const browser = { document, location: { pathname: path }, fetch, window, performance, Response }
  runInNewContext(`(${startEarly.toString()})(${JSON.stringify({ ...needs, files })})`, browser)
  return { asked, fetch, window, links }
}

it('asks nothing in the token strategy: the head of a page has no bearer [DEC-004]', () => {
  const { calls, token } = earlyNeeds({ apiBase: '/api/v1', isTokenStrategy: true })(matchRoute('/')!.route) // the home page
  expect({ calls, token }).toEqual({ calls: [], token: null })
})

it('asks who is there, what the shop is and its sections, and for the XSRF cookie where there is none', () => {
  const all = ['/api/v1/auth/user', '/api/v1/config', '/api/v1/categories']
  expect(openPage('/catalog/filtry', '').asked).toEqual(['/api/v1/sanctum/csrf-cookie', ...all])
  expect(openPage('/catalog/filtry', 'a=1; XSRF-TOKEN=x').asked).toEqual(all)
  expect(openPage('/auth/login', 'XSRF-TOKEN=x').asked).toEqual(all.slice(0, 2))
})

it('asks nothing in a page that the server has drawn: its answers came along', () => {
  expect(openPage('/', '', [], { drawn: '' }).asked).toEqual([])
  expect(openPage('/product/17', 'XSRF-TOKEN=x', [], { drawn: '' }).asked).toEqual([])
})

it('asks for the product of the address, for the remembered region', () => {
  const of = (path: string, cookie: string) => openPage(path, `XSRF-TOKEN=x${cookie}`).asked.filter((url) => url.includes('products'))
  expect(of('/product/17', '')).toEqual(['/api/v1/products/17', '/api/v1/products/17/grouped', '/api/v1/products/17/setOf'])
  expect(of('/product/17', '; company_region_id=3')[0]).toBe('/api/v1/products/17?company_region_id=3')
  expect(of('/product/017', '')).toEqual([])
  expect(of('/product/x', '')).toEqual([])
})

it('sends whoever was signed in for the files of customers', () => {
  const files = ['/assets/customer-1.js', '/assets/customer-1.css']
  expect(openPage('/', '', files).links).toEqual([])
  expect(openPage('/', 'company_region_id=3', files).links.map(({ rel, as, href }) => [rel, as, href])).toEqual([
    ['modulepreload', undefined, files[0]],
    ['preload', 'style', files[1]],
  ])
})

it('asks at the very addresses that the shop will ask: none of its first reads goes out twice', async () => {
  const { asked, window, fetch } = openPage('/product/17', '')
  const api = createApi({
    rowOf,
    bases: { api: '/api/v1', apiAlt: '/api/v2', origin: '' },
    fetch: withEarlyAnswers(fetch, window.earlyAnswers),
    cookie: () => undefined,
    sleep: () => Promise.resolve(),
  })
  const before = [...asked]
  // A 204 is no answer to most of them; all that counts here is who was asked.
  const calls = [
    api('session.csrf', {}),
    api('session.user', {}),
    api('config.get', {}),
    api('categories.list', {}),
    api('products.get', { params: { id: 17 }, query: {} }),
    api('products.grouped', { params: { id: 17 } }),
    api('products.setOf', { params: { id: 17 } }),
  ]
  await Promise.allSettled(calls)
  expect(before).toHaveLength(calls.length)
  expect(asked).toEqual(before)
})

it('asks nothing where the server is in the page', () => {
  const { calls, token, modules } = earlyNeeds({ apiBase: null })(matchRoute('/')!.route) // the home page
  expect({ calls, token }).toEqual({ calls: [], token: null })
  expect(modules).toContain('fake-server/browser.ts')
})
