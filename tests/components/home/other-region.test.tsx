import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import HomePage from '../../../src/pages/home/home-page'
import { region } from '../../support/plain-region'
import { openShop } from '../support/open-shop'
import { buyer, kazan } from '../support/people'

afterEach(cleanup)

it('what is typed stays in sight, and the focus in it, while the orders of another region are on their way', async () => {
  const { app } = await openShop(<HomePage route={matchRoute('/')!.route} params={{}} /> /* the table has the home page */, {
    ...buyer(0),
    'regions.list': () => [kazan, region(6, { store_city_name: 'Омск' })],
    'orders.list': ({ params }: { params: { id: number } }) => (params.id === kazan.id ? { orders: [], total: 0 } : new Promise(() => {})),
  })
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Артикул/ })
  await userEvent.setup().type(field, 'AL-40')
  await act(async () => {
    actorOf(app, 'regions')?.send({ type: 'region.picked', id: 6 })
    actorOf(app, 'regions')?.send({ type: 'region.confirmed' })
  })
  expect([field.isConnected, field.value, document.activeElement]).toEqual([true, 'AL-40', field])
})
