import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../model/routing/routes'
import { FLOWS } from '../../tools/diagrams/atlas'
import { flowHtml, flowLines, linkedPage } from '../../tools/diagrams/html/flow-html'
import { inShop } from '../../tools/diagrams/html/flow-pages'

const pages = (['', 'stories'] as const).flatMap((folder) =>
  readdirSync(join(FLOWS, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ folder, name: name.slice(0, -'.md'.length) })),
)
const places = { ...inShop, screenAt: (file: string) => `/assets/${file}` }
const html = ({ folder, name }: (typeof pages)[number]) => flowHtml(readFileSync(join(FLOWS, folder, `${name}.md`), 'utf8'), folder, places)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!) // the group is not optional

describe.each(pages)('the page $folder/$name in the shop', (page) => {
  it('leads only to pages of the shop and of the atlas that are there, and shows only pictures that are there', () => {
    const text = html(page)
    const links = all(text, /<a href="(\/[^"#]*)/g)
    const unknown = links.filter((href) => {
      const { route, params } = matchRoute(href.split('?', 1)[0] ?? '') ?? {}
      const file = route?.path.startsWith('/flows/stories/')
        ? join('stories', `${params?.['page']}.md`)
        : `${params?.['page'] ?? 'index'}.md`
      return !route || (route.path.startsWith('/flows') && !existsSync(join(FLOWS, file)))
    })
    expect(unknown).toEqual([])
    expect(all(text, /data-picture="([^"]*)"/g).filter((file) => !existsSync(join(FLOWS, file)))).toEqual([])
    expect(all(text, /src="\/assets\/([^"]*)"/g).filter((file) => !existsSync(join(FLOWS, file)))).toEqual([])
    expect(text).not.toMatch(/href="[^"]*\.md|localhost/)
  })
  it('leads to headings that are there, each with an id of its own', () => {
    const text = html(page)
    for (const [, path, place] of text.matchAll(/<a href="\/flows\/?([^"#]*)#([^"]*)"/g))
      expect(all(html({ folder: '', name: path || 'index' }), /<h[23] id="([^"]*)"/g)).toContain(place)
    const ids = all(text, / id="([^"]*)"/g)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it.each([
  ['cart.md', '', { folder: '', name: 'cart' }],
  ['cart.md#что-важно-знать', '', { folder: '', name: 'cart' }],
  ['stories/login.md', '', { folder: 'stories', name: 'login' }],
  ['../cart.md', 'stories', { folder: '', name: 'cart' }],
  ['login.md', 'stories', { folder: 'stories', name: 'login' }],
  ['https://example.test/a.md', '', null],
] as const)('a link to %s from the folder «%s»', (href, folder, page) => expect(linkedPage(href, { folder })).toEqual(page))

it('what a page says is text, never markup of its own kind', () => {
  expect(flowHtml('| a |\n| --- |\n| `<b>` |\n', '', places)).toContain('<td class="whole" data-of="a"><code>&lt;b&gt;</code></td>')
  expect(flowHtml('«snab@volga-servis.example»\n', '', places)).toBe('<p>«snab@volga-servis.example»</p>\n')
})

it('a drawing stands in one box with the headings and the line that are its own, and with nothing else', () => {
  const boxes = (markdown: string) => all(flowHtml(markdown, '', places), /<div class="drawing">(.*?)<\/figure><\/div>/gs)
  const [whole, part, ...more] = boxes(
    '# Вход\n\nРассказ.\n\n## Рисунки\n\n### Целиком\n\n*Коротко.*\n\n![Вход](session.svg)\n\n### Часть\n\n![Часть](session.part.svg)\n\nДальше.\n',
  )
  expect([whole, part].map((box) => box?.replace(/<figure data-picture="([^"]*)".*/s, '<$1>').replace(/\s*\n/g, ''))).toEqual([
    '<h2 id="рисунки">Рисунки</h2><h3 id="целиком">Целиком</h3><p><em>Коротко.</em></p><session.svg>',
    '<h3 id="часть">Часть</h3><session.part.svg>',
  ])
  expect(more).toEqual([])
})

it('a line of a page keeps apart what stands in lines and cells of their own', () =>
  expect(
    flowLines(
      '| Имя | В\u00a0коде |\n| --- | ---: |\n| вызов: очередь вкладок<br>знак: `busy` | `lock` |\n\n- [![](screens/cart.webp)<br>Корзина](/cart) `/cart`\n',
    ),
  ).toEqual(['Имя · В\u00a0коде', 'вызов: очередь вкладок · знак: busy · lock', 'Корзина /cart']))

it('what the index names as a part of a page leads to that part, a worked example to its part of the index', () => {
  expect(html({ folder: '', name: 'index' })).toContain('<a href="/flows/prices#что-важно-знать">«Что важно знать»</a>')
  expect(html({ folder: 'stories', name: 'login' })).toContain('<a href="/flows#вход-и-выход">Вход и выход</a>')
})

it('figures stand under the head of their column, each cell knows its head', () =>
  expect(flowHtml('| Кто | Сколько `n` |\n| --- | ---: |\n| Вход | 81 |\n', '', places)).toContain(
    '<td data-of="Кто">Вход</td><td class="end" data-of="Сколько n">81</td>',
  ))
