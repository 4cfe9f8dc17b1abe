import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OrderTable } from '../../../src/pages/orders/order-table'
import { openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'

afterEach(cleanup)

it('a full page of the history is drawn to its last row, in its order, and is arrived at then', async () => {
  const orders = Array.from({ length: 60 }, (_, at) => order({ id: 900 - at }))
  const shop = await openShop(<OrderTable orders={orders} />, buyer(0), { path: '/personal/orders' })
  await act(async () => {})
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('a')?.getAttribute('href')),
  ).toEqual(orders.map(({ id }) => `/personal/orders/${id}`))
  expect(shop.app.getSnapshot().children.navigation?.getSnapshot().value).toBe('resting')
})
