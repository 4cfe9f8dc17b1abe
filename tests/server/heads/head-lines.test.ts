import { expect, it } from 'vitest'
import type { PageHead } from '../../../model/heads/page-head'
import { withPageHead } from '../../../server/heads/head-lines'
import { siteOrigin } from '../../../server/heads/site-origin'
import { headOf } from './pages-with-heads'

const HTML =
  '<head>\n    <title>Товар</title>\n    <meta name="robots" content="noindex" />\n    <meta name="theme-color" content="#000" />\n  </head>'
const head = (changes: Partial<PageHead>): PageHead => ({
  title: 'Масло',
  description: null,
  canonical: '/product/1',
  isIndexed: true,
  type: 'product',
  image: null,
  things: [],
  ...changes,
})

it('no name ends an element, an attribute or a script', () => {
  const name = '"></title></script><script>alert(1)</script>$&$1'
  const html = withPageHead(
    HTML,
    head({ title: name, description: name, things: [{ '@context': 'https://schema.org', '@type': 'Thing', name }] }),
    'https://k.example',
  )
  expect(html.match(/<script/g)).toHaveLength(1)
  const { titles, named, things } = headOf(html)
  expect(titles[0]).toContain('$&amp;$1')
  expect(named.get('description')).toContain('&quot;&gt;')
  expect((JSON.parse(things[0] ?? '') as { name: string }[])[0]?.name).toBe(name)
})

it('takes the place of what the build wrote, and leaves the rest', () => {
  const { titles, named, canonicals } = headOf(withPageHead(HTML, head({}), 'https://k.example'))
  expect([titles, canonicals, [...named.keys()]]).toEqual([['Масло — Картер'], ['https://k.example/product/1'], ['theme-color']])
  expect(headOf(withPageHead(HTML, head({ isIndexed: false }), '')).named.get('robots')).toBe('noindex')
})

it.each([
  ['shop.example', 'http://shop.example'],
  ['localhost:4173', 'http://localhost:4173'],
  ['evil.example/"><script>', 'http://localhost'],
  ['a b', 'http://localhost'],
])('the host «%s» is %s', (host, origin) => {
  expect(siteOrigin({ headers: { host } } as never, '')).toBe(origin)
  expect(siteOrigin({ headers: { host } } as never, 'https://karter.example/')).toBe('https://karter.example')
})
