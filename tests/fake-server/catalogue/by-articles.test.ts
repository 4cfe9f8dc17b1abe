import { describe, expect, it } from 'vitest'
import { ARTICLES_PER_REQUEST } from '../../../model/limits'
import { articleKey, layoutSwap } from '../../../model/text/article'
import { newServer, visitor } from '../../support/world'

const server = newServer()
const { listed, products, byId } = server.world.catalogue
const admin = visitor(server, 1)
const ask = async (articles: readonly string[]) => {
  const { api } = await admin
  const { items } = await api('products.byArticles', { body: { company_region_id: 1, articles: [...articles] } })
  return items.map(({ products: found }) => found.map(({ id }) => id))
}
const first = listed[0]!

describe('products by their articles', () => {
  it('are found in any spelling, by barcode and in the other keyboard layout, in the order of the question [DEC-057]', async () => {
    const spelt = ` ${first.article.toLowerCase().replaceAll('-', ' ')} `
    const lettered = listed.find(({ article }) => /^[A-Z]{2,}[\d-]*$/.test(article))!
    expect(await ask([listed[1]!.barcode, 'нет такого', spelt, layoutSwap(lettered.article.toLowerCase())])).toEqual([
      [listed[1]!.id],
      [],
      [first.id],
      [lettered.id],
    ])
  })

  it('are named by the whole article only: its beginning names none', async () => {
    expect(await ask([first.article.slice(0, -1), first.name])).toEqual([[], []])
  })

  it('are those that the search finds by the same text', async () => {
    const { api } = await admin
    for (const { article } of listed.slice(0, 20)) {
      const { items } = await api('external.search', { query: { q: article } })
      const exact = items.filter((it) => articleKey(it.article) === articleKey(article)).map(({ id }) => id)
      expect(await ask([article])).toEqual([exact])
    }
  })

  it('come as their own addresses give them; what no list shows, or has left the catalogue, is none', async () => {
    const { api } = await admin
    const { items } = await api('products.byArticles', { body: { articles: [first.article] } })
    // What the page of a product tells at length is not among it.
    const found = { ...items[0]?.products[0], description: expect.any(String) }
    expect(await api('products.get', { params: { id: first.id }, query: {} })).toMatchObject(found)
    const hidden = products.find(({ pictured }) => !pictured)!
    const gone = byId.get(server.world.rows.withdrawn?.[0]?.id ?? 0)!
    expect(await ask([hidden.article, gone.article])).toEqual([[], []])
  })

  it('are asked for in lists of a stated length, by texts that say something; anything else is refused by field', async () => {
    const { api } = await admin
    const errors = (articles: string[]) =>
      api('products.byArticles', { body: { articles } }).then(
        () => null,
        (error: { status: number; fields: unknown }) => [error.status, error.fields],
      )
    expect(await errors([])).toEqual([422, { articles: ['Список пуст'] }])
    expect(await errors(Array.from({ length: ARTICLES_PER_REQUEST }, () => 'A-1'))).toBeNull()
    expect(await errors(Array.from({ length: ARTICLES_PER_REQUEST + 1 }, () => 'A-1'))).toEqual([
      422,
      { articles: [`Не больше ${ARTICLES_PER_REQUEST} артикулов за раз`] },
    ])
    expect(await errors(['A-1', ' '])).toEqual([422, { 'articles.1': [expect.any(String)] }])
  })
})
