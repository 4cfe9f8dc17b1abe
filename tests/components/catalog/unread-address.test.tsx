import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CatalogView } from '../../../src/pages/catalog/catalog-view'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { guest } from '../support/people'

const at = (search: string) => history.replaceState(null, '', `/catalog${search}`)
afterEach(() => {
  cleanup()
  at('')
})

const EMPTY = { total: 0, filters: [], brands: [], range: null, ratings: [], availability: [], actions: [], products: [] }

it('a filter of the address that cannot be read says so [DEC-052]', async () => {
  at('?f[vol]=..&rating=9')
  await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': () => ({ ...EMPTY, total: 1, products: [product(1)] }) })
  const note = await screen.findByText(/Ссылка прочитана не целиком/)
  expect(note.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Ссылка прочитана не целиком: фильтр по оценке и фильтр по характеристике не применены. Выберите заново.',
  )
})

it('a corrected typo is said, and words that were found as they were typed say nothing', async () => {
  at('?q=фильтр масленый')
  const list = { ...EMPTY, total: 1, products: [product(1)] }
  await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': () => ({ ...list, corrected: 'фильтр масляный' }) })
  const note = await screen.findByText(/Показаны результаты/)
  expect(note.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Показаны результаты для «фильтр масляный»: по запросу «фильтр масленый» ничего нет.',
  )
  const link = within(note).getByRole('link', { name: '«фильтр масляный»' })
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe('/catalog?q=фильтр+масляный')
  cleanup()
  await openShop(<CatalogView trail={[]} near={[]} />, { ...guest, 'products.all': () => list })
  await screen.findByText('1 товар')
  expect(screen.queryByText(/Показаны результаты/)).toBeNull()
})

it('a search without results offers the categories, brands and filters that fit some of its words [DEC-083]', async () => {
  at('?q=масло C3 луна')
  const asked: unknown[] = []
  await openShop(<CatalogView trail={[]} near={[]} />, {
    ...guest,
    'config.get': () => ({ search_url: '/ext/search', search_key: '', main_links: [] }),
    'products.all': () => EMPTY,
    'external.search': ({ query }: { query: { q: string } }) => {
      asked.push(query.q)
      return {
        items: [],
        total: 0,
        categories: [{ id: 2, name: 'Моторные масла', path: '/catalog/oils' }],
        brands: [{ name: 'Nord', slug: 'nord', count: 3 }],
        filters: [{ id: 'acea', name: 'Класс ACEA', value: 'C3', text: 'C3', count: 40 }],
      }
    },
  })
  expect((await screen.findByRole('link', { name: 'Моторные масла' })).getAttribute('href')).toBe('/catalog/oils')
  expect(screen.getByRole('link', { name: /^Бренд Nord/ }).getAttribute('href')).toBe('/catalog?brands=nord')
  expect(screen.getByRole('link', { name: /^Класс ACEA: C3/ }).getAttribute('href')).toBe('/catalog?f[acea]=C3')
  expect(asked).toEqual(['масло C3 луна'])
})
