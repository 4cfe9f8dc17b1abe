import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { PromotionPage as Details } from '../../../model/content/promotion-page'
import { routes } from '../../../model/routing/routes'
import PromotionPage from '../../../src/pages/promotions/promotion-page'
import { price, product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { customer, guest, kazan } from '../support/people'

const route = routes.find(({ path }) => path === '/promotions/:id')! // of the route table
const at = (search: string) => history.replaceState(null, '', `/promotions/4${search}`)
afterEach(() => {
  cleanup()
  at('')
})

const details: Details = {
  id: 4,
  action_type: 'gift',
  title: 'Десять фильтров',
  values: [],
  categories: [],
  banners: [],
  starts_at: '2026-01-01',
  ends_at: '2099-12-31',
  description: [{ type: 'paragraph', text: 'За каждые десять фильтров – подарок.' }],
  gift_rule: { units: 10 },
}
const facets = {
  filters: [],
  brands: [],
  range: null,
  ratings: [],
  availability: [],
  actions: [{ id: 4, title: 'Десять фильтров', count: 30 }],
}
const answers: Answers = {
  'promotions.get': () => details,
  'promotions.giftProductsCount': () => ({ count: 3 }),
  'promotions.products': () => ({ products: [product(1)], total: 30 }),
  'promotions.filters': () => facets,
  'promotions.categories': () => ({
    items: [
      { id: 7, slug: 'a', name: 'Масляные', count: 20 },
      { id: 8, slug: 'b', name: 'Воздушные', count: 10 },
    ],
  }),
  'promotions.banners': () => ({ items: [{ id: 1, promotion_id: 1, title: 'Скидка на масла', image: '/a.svg', url: '/promotions/1' }] }),
  'promotions.count': () => ({ count: 16 }),
}
const open = (more: Answers = {}, id = '4') => openShop(<PromotionPage route={route} params={{ id }} />, { ...guest, ...answers, ...more })
const bodies = (calls: { name: string; args: unknown }[], of: string) =>
  calls.filter(({ name }) => name === of).map(({ args }) => (args as { body: Record<string, unknown> }).body)
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('says its terms, how long it runs and how many gifts there are; its goods stand in a list of their own [ROUTE-011, CALL-084]', async () => {
  const { calls } = await open()
  await screen.findByRole('heading', { level: 1, name: 'Десять фильтров' })
  screen.getByText('За каждые десять фильтров – подарок.')
  expect(screen.getByRole('timer').textContent).toMatch(/^Осталось [\d\s]+дней$/)
  await screen.findByText(/На выбор 3\sподарка/)
  await screen.findByText(product(1).name)
  expect(bodies(calls, 'promotions.filters')).toEqual([{ promotion_id: 4 }])
  // The promotion itself narrows nothing.
  expect(screen.queryByRole('group', { name: 'Акции' })).toBeNull()
})

it('a category and all goods at once are links, and stand in the address', async () => {
  at('?category=7&all=1')
  const { calls } = await open()
  const category = await screen.findByRole('link', { name: /Масляные/ })
  expect([category.getAttribute('aria-current'), screen.getByRole('link', { name: /Воздушные/ }).getAttribute('href')]).toEqual([
    'true',
    '/promotions/4?category=8&all=1',
  ])
  await screen.findByText(product(1).name)
  expect(bodies(calls, 'promotions.products')).toEqual([expect.objectContaining({ category_id: 7, itemsPerPage: 200 })])
  expect((await screen.findByRole('link', { name: /по\sстраницам/ })).getAttribute('href')).toBe('/promotions/4?category=7')
})

it('tells a buyer what of the cart counts and what is missing for the gift [DEC-023]', async () => {
  const gifts = [{ id: 4, title: 'Десять фильтров' }]
  await open({
    ...customer([kazan]),
    'cart.get': () => ({
      items: [
        { product: product(1), qty: 6 },
        { product: product(2), qty: 5 },
      ],
      version: 1,
    }),
    'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
      gift: null,
      products: body.products_ids.map((id) => price(id, id === 1 ? { gifts } : {})),
    }),
  })
  await waitFor(() => expect(plain(screen.getByRole('region', { name: 'Подарок' }).textContent)).toContain('Ещё 4 шт. – и подарок'))
  expect(plain(screen.getByRole('progressbar', { name: 'До подарка' }).getAttribute('aria-valuetext'))).toBe('В корзине 6 шт.')
})

it('one that is over says so and leads to those that run', async () => {
  await open({ 'promotions.get': () => ({ ...details, ends_at: '2026-01-31' }) })
  expect(plain((await screen.findByText(/Акция закончилась/)).textContent)).toContain('31 января')
  expect((await screen.findByRole('link', { name: 'Скидка на масла' })).getAttribute('href')).toBe('/promotions/1')
  await screen.findByRole('link', { name: /Все 16\sакций/ })
  expect(screen.queryByRole('heading', { name: 'Товары акции' })).toBeNull()
})

it('tells a buyer of another city that it does not hold there', async () => {
  await open({ ...customer([kazan]), 'promotions.get': () => ({ ...details, city_ids: [1] }) })
  await screen.findByText(/В\sвашем регионе \(Казань\) акция не\sдействует/)
})

it.each(['4x', '999'])('an unknown one is the page 404: %s', async (id) => {
  await open({ 'promotions.get': () => Promise.reject(new ApiError(404, '')) }, id)
  await screen.findByRole('heading', { name: '404. Страница не найдена' })
})

it('goods that do not come are asked for again', async () => {
  await open({ 'promotions.products': () => Promise.reject(new ApiError(500, '')) })
  await screen.findByRole('heading', { name: 'Список не загрузился' })
})
