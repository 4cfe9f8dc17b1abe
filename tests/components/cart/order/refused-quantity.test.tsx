import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { price } from '../../../support/plain-goods'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const field = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
const atButton = () => within(screen.getByRole('group', { name: 'Проверьте перед заказом' }))
const STOPPED = /^Заказ не оформлен: в строке M-1 введено не количество/
/** Two lines, the second out of stock. */
async function openCart() {
  const shop = await openShop(
    page,
    {
      ...buyer(2),
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id: number) => price(id, id === 2 ? { stock: 0, self_stock: 0 } : {})),
      }),
      'delivery.list': () => [{ id: 3, is_primary: 1, name: 'Склад', address: 'Казань', position: '', region: '', subregion: '' }],
      'orders.list': () => ({ orders: [], total: 0 }),
    },
    { path: '/cart' },
  )
  await screen.findByLabelText('Количество: M-1')
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  const user = userEvent.setup()
  const type = async (id: number, text: string) => {
    await user.clear(field(id))
    await user.type(field(id), text)
  }
  return { ...shop, type, isOrdered: () => shop.calls.some(({ name }) => name === 'orders.create') }
}
afterEach(cleanup)

describe('text in a quantity that is none', () => {
  it('stops the order of its line, and that is said at the button until it is mended [DEC-046]', async () => {
    const { type, isOrdered } = await openCart()
    await type(1, '1,5')
    fireEvent.click(button())
    expect({
      activeElement: document.activeElement,
      replaceAll: atButton().getByRole('alert').textContent?.replaceAll('\u00a0', ' '),
    }).toEqual({ activeElement: field(1), replaceAll: expect.stringMatching(STOPPED) })
    await type(1, '3')
    await waitFor(() => expect(atButton().queryByText(STOPPED)).toBeNull())
    expect(isOrdered()).toBe(false)
    fireEvent.click(button())
    await waitFor(() => expect(isOrdered()).toBe(true))
  })

  it('is said no more once its line is gone', async () => {
    const { app, type } = await openCart()
    await type(1, '1,5')
    fireEvent.click(button())
    atButton().getByText(STOPPED)
    await act(async () => actorOf(app, 'cart')!.send({ type: 'clearing.confirmed' }))
    await waitFor(() => expect(screen.queryByText(STOPPED)).toBeNull())
  })

  it('stops no order that goes without its line: out of stock, or left out', async () => {
    const { app, type, isOrdered } = await openCart()
    await type(2, '1,5')
    fireEvent.click(button())
    await waitFor(() => expect(isOrdered()).toBe(true))
    expect(actorOf(app, 'cart')!.getSnapshot().context.known.get(2)?.item.qty).toBe(1)
  })
})
