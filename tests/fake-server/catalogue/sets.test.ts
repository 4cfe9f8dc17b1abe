import { describe, expect, it } from 'vitest'
import { newServer, visitor, worldOf } from '../../support/world'

const { catalogue, rows } = worldOf()
const idOf = (article: string) => catalogue.products.find((product) => product.article === article)?.id ?? 0

describe('sets [CALL-062]', () => {
  it('a set says what it holds, in whole packs; what it holds names the set with the same number; other goods are in none', async () => {
    const { api } = await visitor(newServer(), 1)
    const setOf = async (id: number) => {
      const { items, sets = [] } = await api('products.setOf', { params: { id } })
      return { items: items.map(({ article, count }) => [article, count]), sets: sets.map(({ article, count }) => [article, count]) }
    }
    const oilChange = await setOf(idOf('НАБОР-ТО-530'))
    expect(oilChange).toEqual({
      items: [
        ['AL-4071-004', 20],
        ['PVO 418-20', 20],
      ],
      sets: [],
    })
    for (const [article, count] of oilChange.items as [string, number][]) {
      expect(count % (catalogue.byId.get(idOf(article))?.pack ?? 0)).toBe(0)
      expect((await setOf(idOf(article))).sets).toContainEqual(['НАБОР-ТО-530', count])
    }
    expect(await setOf(idOf('KV32010'))).toEqual({ items: [], sets: [] })
  })

  it('each is sold as any product is: listed, priced below its goods, with a page of its own', async () => {
    const { api } = await visitor(newServer(), 1)
    const sets = catalogue.products.filter(({ kind }) => kind === 'set')
    expect(sets).toHaveLength(3)
    for (const set of sets) {
      expect(catalogue.listed).toContain(set)
      const { items } = await api('products.setOf', { params: { id: set.id } })
      const apart = items.reduce((sum, { id, count = 0 }) => sum + (catalogue.byId.get(id)?.price ?? 0) * count, 0)
      expect([items.length > 1, set.price < apart, set.price > apart / 2]).toEqual([true, true, true])
      expect((await api('products.get', { params: { id: set.id }, query: {} })).article).toBe(set.article)
    }
  })
})

it('the page of what has left the catalogue is refused with what it was; of what never was, with nothing [DEC-063]', async () => {
  const { api } = await visitor(newServer(), 1)
  const gone = rows.withdrawn?.[0]?.id ?? 0
  const refusal = async (id: number) => await api('products.get', { params: { id }, query: {} }).catch((thrown: unknown) => thrown)
  expect(await refusal(gone)).toMatchObject({
    status: 404,
    message: 'Товара больше нет в каталоге',
    details: { product: { id: gone, article: catalogue.byId.get(gone)?.article } },
  })
  expect(await refusal(99_999)).toMatchObject({ status: 404, message: 'Товар не найден', details: undefined })
})
