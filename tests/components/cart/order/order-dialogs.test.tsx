import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { product } from '../../../support/plain-goods'
import { region } from '../../../support/plain-region'
import { openShop, type Answers, type Opened } from '../../support/open-shop'
import { order } from '../../support/order'
import { buyer, kazan } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const line = { product: product(1), qty: 1 }
const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
const openCart = async (answers: Answers) => {
  history.replaceState(null, '', '/cart')
  const shop = await openShop(page, { ...buyer(1), ...answers }, { path: '/cart' })
  await screen.findByLabelText('Количество: M-1')
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  return shop
}
const samePlaced = () => [
  order({ id: 481_400, created_at: new Date().toISOString(), items: [{ product: product(1), cost: 1000, qty: 1 }] }),
]
const conflict = new ApiError(409, '', {
  details: { lines: [{ product_id: 1, name: 'Масло 1', seen: 10, cost_vs_discount: 11, qty: 1, available: 5 }] },
})
const dialog = (name: RegExp) => screen.findByRole('alertdialog', { name })
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')
/** An answer that is given by hand. */
const held = () => {
  let end: (answer: unknown) => void = () => {}
  const answer = () =>
    new Promise((resolve, reject) => {
      end = (value) => (value instanceof Error ? reject(value) : resolve(value))
    })
  return { answer, give: (value: unknown) => act(async () => end(value)) }
}
afterEach(cleanup)

describe('a question about a pressed order is asked also where the cart is empty by then [DEC-022]', () => {
  const tellEmptied = ({ app }: Opened) => act(async () => app.send({ type: 'tab.changedData', tags: ['cart'], user: 1, region: 5 }))
  const isEmpty = () => screen.findByRole('heading', { name: /Корзина региона Казань пуста/, hidden: true })

  it('whether the same goods are wanted once more', async () => {
    let items = [line]
    const shop = await openCart({
      'cart.get': () => ({ items, version: items.length ? 1 : 2 }),
      'orders.list': () => ({ orders: samePlaced(), total: 1 }),
    })
    fireEvent.click(button())
    await dialog(/Такой же заказ/)
    items = []
    await tellEmptied(shop)
    await isEmpty()
    await dialog(/Такой же заказ/)
    fireEvent.click(screen.getByRole('button', { name: 'Вернуться', hidden: true }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('whether what has changed meanwhile is ordered', async () => {
    let items = [line]
    const write = held()
    await openCart({ 'cart.get': () => ({ items, version: items.length ? 1 : 3 }), 'cart.updateLine': write.answer })
    fireEvent.change(screen.getByLabelText('Количество: M-1'), { target: { value: '4' } })
    fireEvent.click(button())
    await screen.findByText(/Ждём, пока корзина сохранится/)
    items = []
    await write.give({ line: { product: product(1), qty: 0 }, version: 3 })
    await isEmpty()
    await dialog(/^Пока вы оформляли/)
    fireEvent.click(screen.getByRole('button', { name: /Вернуться в\sкорзину/, hidden: true }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a question about an order of a region that was left meanwhile names that region [DEC-027]', () => {
  const samara = region(6, { store_city_name: 'Самара' })
  /** Leaves the region while the order is at `state`. */
  const leaveAt = async ({ app }: Opened, state: 'comparing' | 'placing') => {
    await waitFor(() =>
      expect(
        actorOf(app, 'checkout')
          ?.getSnapshot()
          .matches({ underway: { sending: state } }),
      ).toBe(true),
    )
    act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 6 }))
  }
  const NAMED = 'Это заказ для ООО «Гараж», Казань. Сейчас у вас выбран другой регион.'
  const both = { 'regions.list': () => [kazan, samara] }

  it('the same goods once more', async () => {
    const look = held()
    const shop = await openCart({ ...both, 'orders.list': look.answer })
    fireEvent.click(button())
    await leaveAt(shop, 'comparing')
    await look.give({ orders: samePlaced(), total: 1 })
    expect(plain(await dialog(/Такой же заказ/))).toContain(NAMED)
  })

  it.each([
    ['prices that have changed', conflict, /^Пока вы оформляли/],
    ['no answer', new ApiError(503, ''), /Ответ не получен/],
  ])('%s', async (_, answer, title) => {
    const place = held()
    const shop = await openCart({ ...both, 'orders.create': place.answer })
    fireEvent.click(button())
    await leaveAt(shop, 'placing')
    await place.give(answer)
    expect(plain(await dialog(title))).toContain(NAMED)
  })

  it('and of the region that is in force it names none', async () => {
    await openCart({ ...both, 'orders.create': () => Promise.reject(conflict) })
    fireEvent.click(button())
    expect(plain(await dialog(/^Пока вы оформляли/))).not.toContain('Это заказ')
  })
})

it('what changed prices come to is said beside the button that accepts them, below all lines', async () => {
  await openCart({ 'orders.create': () => Promise.reject(conflict) })
  fireEvent.click(button())
  const asked = await dialog(/^Пока вы оформляли, изменились цены$/)
  const accept = [...asked.querySelectorAll('button')].find(({ textContent }) => textContent === 'Заказать с новыми ценами')
  expect(accept?.parentElement && plain(accept.parentElement)).toMatch(/^К оплате прежняя цена 10,00 ₽ → 11,00 ₽/)
})

it('the focus of a question without an answer goes to its title: a key pressed too long sends nothing [DEC-022]', async () => {
  await openCart({ 'orders.create': () => Promise.reject(new ApiError(503, '')) })
  fireEvent.click(button())
  const asked = await dialog(/Ответ не получен/)
  expect(document.activeElement).toBe(asked.querySelector('h2'))
})

it('of goods that lie in the cart of the region that was left it is not said that they have left it [DEC-027]', async () => {
  const [orders, samara] = [held(), region(6, { store_city_name: 'Самара' })]
  const { app } = await openCart({
    'regions.list': () => [kazan, samara],
    'cart.get': ({ query }: { query: { company_region_id: number } }) => ({
      items: query.company_region_id === 5 ? [line] : [{ product: product(2), qty: 1 }],
      version: 1,
    }),
    'orders.list': orders.answer,
  })
  fireEvent.click(button())
  const [checkout, regions] = [actorOf(app, 'checkout'), actorOf(app, 'regions')]
  await waitFor(() => expect(checkout?.getSnapshot().matches({ underway: { sending: 'comparing' } })).toBe(true))
  act(() => regions?.send({ type: 'region.follow', id: 6 }))
  await screen.findByLabelText('Количество: M-2')
  await orders.give({ orders: samePlaced(), total: 1 })
  expect(plain(await dialog(/Такой же заказ/))).toMatch(/Оформить ещё один\?/)
  expect(screen.queryByText(/уже ушли из.корзины/)).toBeNull()
})
