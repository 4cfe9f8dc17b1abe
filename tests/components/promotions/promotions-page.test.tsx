import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Promotion } from '../../../model/content/promotion'
import { routes } from '../../../model/routing/routes'
import PromotionsPage from '../../../src/pages/promotions/promotions-page'
import { type Answers, openShop } from '../support/open-shop'
import { customer, guest, kazan } from '../support/people'

const route = routes.find(({ path }) => path === '/promotions')! // of the route table
const at = (search: string) => history.replaceState(null, '', `/promotions${search}`)
afterEach(() => {
  cleanup()
  at('')
})

const promotion = (id: number, more: Partial<Promotion>): Promotion => ({
  id,
  action_type: 'discount',
  title: `Акция ${id}`,
  values: [],
  categories: [],
  banners: [],
  starts_at: '2026-01-01',
  ends_at: '2099-12-31',
  ...more,
})
const items = [
  promotion(1, { values: [{ name: 'Скидка', value: '7\u00a0%' }] }),
  promotion(2, { action_type: 'gift' }),
  promotion(3, { action_type: 'set' }),
]
const facets = { filters: [], brands: [{ name: 'Arktelub', slug: 'arktelub', count: 4 }], range: null, ratings: [], availability: [] }
const answers: Answers = {
  'promotions.list': () => ({ items, total: items.length }),
  'promotions.filters': () => facets,
  'promotions.ended': () => ({ items: [promotion(101, { title: 'Летняя цена', ends_at: '2026-08-31' })] }),
  'categories.list': () => [],
  'storeCities.list': () => ({ items: [{ id: 6, name: 'Казань' }] }),
}
const open = (more: Answers = {}) => openShop(<PromotionsPage route={route} params={{}} />, { ...guest, ...answers, ...more })
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Действующие акции' }))
    .getAllByRole('heading')
    .map((it) => it.textContent)

it('each promotion leads to its page with its percent and its last day; those that are over stand apart [ROUTE-010, DEC-078]', async () => {
  await open()
  expect(await titles()).toEqual(['Акция 1', 'Акция 2', 'Акция 3'])
  expect(screen.getByRole('link', { name: 'Акция 1' }).getAttribute('href')).toBe('/promotions/1')
  screen.getByText('−7 %')
  expect(screen.getAllByText('До 31 декабря').length).toBe(3)
  expect((await screen.findByRole('link', { name: 'Летняя цена' })).getAttribute('href')).toBe('/promotions/101')
})

it('the address narrows the list by kind', async () => {
  at('?kind=gift')
  await open()
  expect(await titles()).toEqual(['Акция 2'])
})

it('a brand that is chosen stands in the address; its promotions are asked for under its name with a capital [CALL-073]', async () => {
  const { calls } = await open({ 'promotions.ofBrand': () => ({ items: [items[2]] }) })
  await screen.findByRole('option', { name: 'Arktelub' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Бренд' }), 'arktelub')
  await waitFor(() => expect(location.search).toBe('?brand=arktelub'))
  await waitFor(async () => expect(await titles()).toEqual(['Акция 3']))
  expect(calls.filter(({ name }) => name === 'promotions.ofBrand').map(({ args }) => args)).toEqual([{ params: { brand: 'Arktelub' } }])
})

it('guests choose their city, buyers are shown what holds in their region', async () => {
  at('?city=6')
  const asked = (calls: { name: string; args: unknown }[]) => calls.filter(({ name }) => name === 'promotions.list').map(({ args }) => args)
  const { calls } = await open()
  await titles()
  await screen.findByRole('combobox', { name: 'Город' })
  expect(asked(calls)).toEqual([{ query: { city_id: 6 } }])
  cleanup()
  const buyer = await openShop(<PromotionsPage route={route} params={{}} />, { ...customer([kazan]), ...answers })
  await titles()
  expect(screen.queryByRole('combobox', { name: 'Город' })).toBeNull()
  expect(asked(buyer.calls)).toEqual([{ query: { company_region_id: kazan.id } }])
})

it('without promotions it says so, and where conditions leave none it leads to all', async () => {
  await open({ 'promotions.list': () => ({ items: [], total: 0 }) })
  await screen.findByRole('heading', { name: 'Акций пока нет' })
  cleanup()
  at('?section=none')
  await open()
  expect((await screen.findByRole('link', { name: 'Показать все акции' })).getAttribute('href')).toBe('/promotions')
})

it('says what did not come and asks again', async () => {
  let isDown = true
  await open({ 'promotions.list': () => (isDown ? Promise.reject(new ApiError(500, '')) : { items, total: 3 }) })
  await screen.findByRole('heading', { name: 'Акции не загрузились' })
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect((await titles()).length).toBe(3)
})
