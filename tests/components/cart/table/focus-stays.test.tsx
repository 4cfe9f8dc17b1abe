import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { product } from '../../../support/plain-goods'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

const page = (
  <main>
    <CartPage route={matchRoute('/cart')!.route} params={{}} />
  </main>
) // the table has the cart
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.replaceAll('\u00a0', ' ')
/** A cart of three lines, of which the server gives those that are left there. */
async function openCart() {
  const left = { ids: [1, 2, 3], version: 1 }
  const shop = await openShop(page, {
    ...buyer(3),
    'cart.get': () => ({ items: left.ids.map((id) => ({ product: product(id), qty: 1 })), version: left.version }),
  })
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  /** Another tab orders all but these lines. */
  const order = (ids: readonly number[]) => {
    const taken = left.ids.filter((id) => !ids.includes(id)).map((productId) => ({ productId, qty: 1, pressed: 1 }))
    Object.assign(left, { ids, version: 2 })
    const user = shop.app.getSnapshot().context.user!.id // somebody is signed in
    const region = actorOf(shop.app, 'customer')!.getSnapshot().context.region!.id
    act(() => shop.app.send({ type: 'tab.ordered', user, region, order: 7, version: 1, taken }))
  }
  return { ...shop, order }
}
const quantity = (id: number) => screen.getByLabelText<HTMLInputElement>(`Количество: M-${id}`)
afterEach(cleanup)

describe('the focus stays in the cart', () => {
  it('when «Снять все» gives way to «Отметить все», and back', async () => {
    const type = userEvent.setup()
    await openCart()
    screen.getByRole('button', { name: 'Снять все' }).focus()
    await type.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Отметить все'))
    await type.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toBe('Снять все'))
  })

  it('at the next line, when an order of another tab takes the one that had it [DEC-022]', async () => {
    const { order } = await openCart()
    act(() => quantity(2).focus())
    order([1, 3])
    await waitFor(() => expect(focused()).toBe('Количество: M-3'))
  })

  it('at the heading of the empty cart, when an order of another tab takes all lines [DEC-022]', async () => {
    const { order } = await openCart()
    act(() => quantity(2).focus())
    order([])
    await waitFor(() => expect(focused()).toMatch(/^Корзина региона .* пуста$/))
  })

  it('in the entry by article, when an order of another tab takes all lines [DEC-022]', async () => {
    const { order } = await openCart()
    act(() => screen.getByRole('combobox', { name: /^Артикул/ }).focus())
    order([])
    await screen.findByRole('heading', { name: /пуста$/ })
    expect(focused()).toBe('Артикул, штрихкод или название')
  })
})
