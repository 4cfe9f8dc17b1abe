import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import { actorOf } from '../../../src/shop/actors'
import { LeftInCart } from '../../../src/pages/orders/placed/left-in-cart'
import OrderPage from '../../../src/pages/orders/order-page'
import { price, product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import { openShop } from '../support/open-shop'
import { order } from '../support/order'
import { buyer, kazan } from '../support/people'

afterEach(cleanup)

/** The page of thanks for an order of one of the two lines of the cart, which is read anew: the test answers. */
async function justOrdered() {
  const placed = order({ items: [{ product: product(1), cost: 1000, qty: 1 }] })
  const readings: ((isDown: boolean) => void)[] = []
  const cart = (ids: readonly number[]) => ({ items: ids.map((id) => ({ product: product(id), qty: 1 })), version: 4 - ids.length })
  history.replaceState(null, '', `/personal/orders/${placed.id}?placed`)
  let isFirst = true
  const { app } = await openShop(
    <OrderPage route={matchRoute(`/personal/orders/${placed.id}`)!.route} params={{ id: String(placed.id) }} />, // the table has it
    {
      ...buyer(2),
      'orders.get': () => placed,
      'cart.get': () => {
        if (!isFirst)
          return new Promise((resolve, reject) => readings.push((isDown) => (isDown ? reject(new ApiError(503, '')) : resolve(cart([2])))))
        isFirst = false
        return cart([1, 2])
      },
    },
  )
  await screen.findByRole('heading', { name: /Заказ №\s481\s392 размещён/ })
  const press = { lines: [], version: 1, at: 0 }
  await act(async () => actorOf(app, 'customer')?.send({ type: 'order.placed', order: placed, isFound: false, press }))
  const panel = within(screen.getByRole('region', { name: 'Остались в корзине' }))
  const links = () => panel.queryAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  return { panel, links, answer: (isDown: boolean) => act(async () => readings.shift()?.(isDown)) }
}

it('what the order took is not said to have stayed in the cart, also where the cart is not to be read [DEC-022]', async () => {
  const { panel, links, answer } = await justOrdered()
  for (const isDown of [null, true]) {
    if (isDown) await answer(isDown)
    expect(links()).toEqual(['Открыть корзину'])
    panel.getByText(/То, что не.вошло в.заказ, осталось в.корзине/)
  }
})

it('what stayed is named as soon as the cart is read [DEC-022]', async () => {
  const { links, answer } = await justOrdered()
  await answer(false)
  expect(links()).toEqual(['Открыть корзину', 'Масло 2'])
})

it('of another region is named of that region’s cart, with the way there through the region [DEC-027]', async () => {
  const samara = region(6, { store_city_name: 'Самара' })
  const placed = order({ company_region_id: 6, store_city_name: 'Самара' })
  const { app } = await openShop(<LeftInCart order={placed} />, {
    ...buyer(2),
    'regions.list': () => [kazan, samara],
    'cart.get': ({ query }: { query: { company_region_id: number } }) => ({
      items: query.company_region_id === 6 ? [{ product: product(4), qty: 3 }] : [],
      version: 1,
    }),
  })
  const panel = within(await screen.findByRole('region', { name: /Остались в.корзине: Самара/ }))
  await waitFor(() => panel.getByText('Масло 4'))
  fireEvent.click(panel.getByRole('button', { name: /Открыть корзину: Самара/ }))
  await waitFor(() => expect([actorOf(app, 'customer')?.getSnapshot().context.region?.id, location.pathname]).toEqual([6, '/cart']))
})

it('what cannot be had is replaced there by what is like it, as in the cart; the focus goes to the way there', async () => {
  const placed = order({ company_region_id: kazan.id })
  const writes: unknown[] = []
  await openShop(<LeftInCart order={placed} />, {
    ...buyer(0),
    'cart.get': () => ({ items: [{ product: product(2), qty: 3, analog_tavrolub: product(9) }], version: 1 }),
    'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
      products: body.products_ids.map((id) => price(id, id === 2 ? { stock: 0 } : {})),
    }),
    'cart.updateMany': ({ body }: { body: { items: { product_id: number; qty: number }[] } }) => {
      writes.push(...body.items.map(({ product_id, qty }) => [product_id, qty]))
      return new Promise(() => {})
    },
    'cart.updateLine': ({ params, body }: { params: { id: number }; body: { qty: number } }) => {
      writes.push([params.id, body.qty])
      return new Promise(() => {})
    },
  })
  const panel = within(await screen.findByRole('region', { name: 'Остались в корзине' }))
  fireEvent.click(await panel.findByRole('button', { name: 'Заменить M-2 на M-9' }))
  await waitFor(() => panel.getByRole('link', { name: 'Масло 9' }))
  expect(panel.queryByRole('link', { name: 'Масло 2' })).toBeNull()
  expect(document.activeElement).toBe(panel.getByRole('link', { name: 'Открыть корзину' }))
  await waitFor(() => expect(writes).toContainEqual([9, 3]))
})
