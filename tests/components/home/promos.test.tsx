import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Promos } from '../../../src/pages/home/showcase/promos'
import { type Answers, openShop } from '../support/open-shop'
import { guest } from '../support/people'

afterEach(cleanup)

const promotion = (id: number) => ({
  id,
  action_type: 'discount',
  title: `Акция ${id}`,
  values: [],
  categories: [],
  banners: [{ id, promotion_id: id, title: `Акция ${id}`, image: '/a.svg', url: `/promotions/${id}` }],
  starts_at: '2026-11-01',
  ends_at: '2026-12-01',
})
const answers = (count: number): Answers => ({
  ...guest,
  'categories.list': () => [],
  'promotions.list': () => ({ items: Array.from({ length: count }, (_, at) => promotion(at + 1)), total: count }),
})

it('at most ten banners stand in a row that the keyboard reaches, each leads to its promotion [CONST-013]', async () => {
  await openShop(<Promos />, answers(14))
  const row = await screen.findByRole('group', { name: 'Акции, лента' })
  expect(row.tabIndex).toBe(0)
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(Array.from({ length: 10 }, (_, at) => `/promotions/${at + 1}`))
  expect(screen.getByRole('link', { name: /^Все 14\sакций$/ }).getAttribute('href')).toBe('/promotions')
})

it('without promotions nothing is said of them', async () => {
  await openShop(<Promos />, answers(0))
  expect(screen.queryByRole('heading', { name: 'Акции' })).toBeNull()
})
