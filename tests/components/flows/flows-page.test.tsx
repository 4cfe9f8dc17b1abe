import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { demoRoutes } from '../../../model/routing/demo-routes'
import FlowsPage from '../../../src/pages/flows/flows-page'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

const [page, story] = demoRoutes as [(typeof demoRoutes)[number], (typeof demoRoutes)[number]]
const nav = () => within(screen.getByRole('navigation', { name: 'Потоки' }))

it('is searched by Russian words and by names in the code', async () => {
  await openShop(<FlowsPage route={page} params={{}} />, buyer(0))
  const search = nav().getByRole('searchbox')
  fireEvent.change(search, { target: { value: 'количество изменено' } })
  const found = nav().getAllByRole('link')
  expect(found.length).toBeGreaterThan(0)
  for (const link of found) expect(link.textContent).toMatch(/количество/i)
  fireEvent.change(search, { target: { value: 'quantity.changed' } })
  expect(
    nav()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain('/flows/cart?find=quantity.changed')
  fireEvent.change(search, { target: { value: 'ничегошеньки' } })
  expect(nav().getByText(/ничего не.называется/)).toBeTruthy()
})

it('a worked example is listed and shown; an unknown page says so', async () => {
  await openShop(<FlowsPage route={story} params={{ page: 'order-gift' }} />, buyer(0))
  expect(await screen.findByRole('heading', { level: 1, name: /Заказ с.подарком/ })).toBeTruthy()
  expect(nav().getByRole('link', { name: /Заказ с.подарком/, current: 'page' })).toBeTruthy()
  cleanup()
  await openShop(<FlowsPage route={page} params={{ page: 'nowhere' }} />, buyer(0))
  expect(screen.getByText(/Такой страницы в.потоках нет/)).toBeTruthy()
})
