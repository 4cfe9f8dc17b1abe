import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '../../../server/server'
import { served } from '../api/served-api'
import { headOf, servedForAll } from './pages-with-heads'

const { origin: here, dist } = servedForAll()
const ask = (path: string, init: RequestInit = {}) => fetch(here() + path, init)
const html = async (path: string) => (await ask(path)).text()
/** Google wants an offer with every product that is to be bought; the shop tells nobody what it costs. [DEC-032] */
const NO_OFFER = 'Required attribute "offers" is missing'

async function mistakes(html: string): Promise<string[]> {
  const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
  const found = await new Validator().validate(data)
  return found
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && issueMessage !== NO_OFFER)
    .map(({ issueMessage }) => issueMessage)
}

describe('a page says of itself before any script runs', () => {
  it('which product it shows, with a bitmap for messengers and without a price [DEC-032, DEC-054, DEC-064]', async () => {
    const origin = here()
    const { name, article } = (await (await ask('/api/v1/products/1')).json()) as { name: string; article: string }
    const page = await html('/product/1')
    const { titles, canonicals, graph, named, things } = headOf(page)
    expect({ titles, canonicals, type: graph.get('og:type'), title: graph.get('og:title'), url: graph.get('og:url') }).toEqual({
      titles: [`${name}, ${article} — Картер`],
      canonicals: [`${origin}/product/1`],
      type: 'product',
      title: titles[0],
      url: canonicals[0],
    })
    expect(graph.get('og:image')).toMatch(new RegExp(`^${origin}/share/.*\\.png$`))
    expect(named.get('description')).toContain(`артикул ${article}`)
    expect(things.map((text) => (JSON.parse(text) as { '@type': string }[]).map((it) => it['@type']))).toEqual([
      ['Product', 'BreadcrumbList'],
    ])
    expect(page).not.toMatch(/₽|"offers"|"price/)
  })

  it.each([
    ['/', '/', 'Organization'],
    ['/catalog/smazocnye-materialy', '/catalog/smazocnye-materialy', 'BreadcrumbList'],
    ['/catalog/smazocnye-materialy?sort=name&view=table&rating=4', '/catalog/smazocnye-materialy', 'BreadcrumbList'],
    ['/catalog?brands=arktelub&sort=name', '/catalog?brands=arktelub', 'BreadcrumbList'],
    ['/news/1', '/news/1', 'NewsArticle'],
    ['/info/faq', '/info/faq', 'FAQPage'],
    ['/info/faq/kak-oformit-zakaz', '/info/faq/kak-oformit-zakaz', 'FAQPage'],
  ])('%s is %s to a search engine, and its structured data are valid', async (path, canonical, type) => {
    const origin = here()
    const page = await html(path)
    const { canonicals, things } = headOf(page)
    expect(canonicals).toEqual([origin + canonical])
    expect(things.join()).toContain(`"@type":"${type}"`)
    expect(await mistakes(page)).toEqual([])
  })

  it('the product is valid but for its offer', async () => expect(await mistakes(await html('/product/1'))).toEqual([]))
})

it.each([
  ['/product/999999', 404],
  ['/product/none', 404],
  ['/catalog/none', 404],
  ['/news/9999', 404],
  ['/info/faq/none', 404],
])('%s is answered %i with the page of its route, for no index [DEC-063]', async (path, status) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([status, 'noindex'])
  expect(await answer.text()).toContain('<title>')
})

it('what has left the catalogue is gone, 410', async () => {
  const ids = Array.from({ length: 200 }, (_, at) => at + 1)
  const statuses = await Promise.all(ids.map(async (id) => (await ask(`/product/${id}`, { method: 'HEAD' })).status))
  expect(new Set(statuses)).toEqual(new Set([200, 410]))
})

it('a page that has not changed is not sent again', async () => {
  const etag = (await ask('/product/1')).headers.get('etag') ?? ''
  expect((await ask('/product/1', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await ask('/product/2', { headers: { 'if-none-match': etag } })).status).toBe(200)
})

it('without an API every page has the head of its route', async () => {
  const server = await startServer({ dist: dist(), port: 0, apiUrl: 'http://127.0.0.1:9' })
  onTestFinished(() => server.close())
  const answer = await fetch(`http://127.0.0.1:${server.port}/product/1`)
  expect([answer.status, headOf(await answer.text()).titles]).toEqual([200, ['/product/:id?']])
})

it('an origin is configured or that of the request, never what a hostile host says', async () => {
  const { origin } = await served({ dist: dist(), origin: 'https://karter.example/' })
  expect(headOf(await (await fetch(`${origin}/product/1`)).text()).canonicals).toEqual(['https://karter.example/product/1'])
})
