import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { region } from '../../../support/plain-region'
import { openShop, type Answers } from '../../support/open-shop'
import { buyer, kazan } from '../../support/people'
import { FINE } from '../../../support/orders/order-facts'

afterEach(cleanup)
const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const samara = region(6, { store_city_name: 'Самара' })
const button = () => screen.getByRole('button', { name: 'Оформить заказ' })
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const openCart = async (answers: Answers) => {
  history.replaceState(null, '', '/cart')
  const shop = await openShop(page, { ...buyer(2), 'regions.list': () => [kazan, samara], ...answers }, { path: '/cart' })
  await screen.findByLabelText('Количество: M-1')
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull())
  const checkout = actorOf(shop.app, 'checkout')! // somebody is signed in
  const press = async (state: 'placing' | 'uncertain') => {
    fireEvent.click(button())
    const at = state === 'placing' ? ({ underway: { sending: 'placing' } } as const) : ({ underway: 'uncertain' } as const)
    await waitFor(() => expect(checkout.getSnapshot().matches(at)).toBe(true))
  }
  return { ...shop, checkout, press }
}

it('the cart of a region shows nothing of what was chosen for an order of another one that is on its way [DEC-027]', async () => {
  const { app, checkout, press } = await openCart({})
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Включить в заказ: / }).map(({ checked }) => checked)
  act(() => {
    checkout.send({ type: 'lines.excluded', ids: [2] })
    checkout.send({ type: 'prices.accepted', prices: { 1: 900 } })
    checkout.send({ type: 'description.changed', description: 'К воротам' })
    checkout.send({ type: 'receiving.changed', receiving: 'pickup' })
  })
  const [pickup, comment] = [
    () => screen.getByRole<HTMLInputElement>('radio', { name: /Самовывоз/ }),
    () => screen.getByLabelText('Комментарий к заказу'),
  ]
  expect([boxes(), pickup().checked, (comment() as HTMLTextAreaElement).value]).toEqual([[true, false], true, 'К воротам'])
  screen.getByRole('button', { name: 'Принять цену: M-1' })
  await press('placing')
  expect(plain(screen.getByRole('group', { name: 'Получение заказа' }))).toContain('Заказ уже отправляется и поедет сюда.')
  act(() => actorOf(app, 'regions')?.send({ type: 'region.follow', id: 6 }))
  await waitFor(() => expect(boxes()).toEqual([true, true]))
  expect([pickup().checked, (comment() as HTMLTextAreaElement).value]).toEqual([false, ''])
  expect([screen.queryByRole('button', { name: /Принять цену/ }), screen.queryByText(/останется в.корзине/)]).toEqual([null, null])
  expect(plain(screen.getByRole('group', { name: 'Получение заказа' }))).toContain('Отправляется заказ другого региона.')
})

describe('the question about an order without an answer', () => {
  it('names what refused its repetition: the first try may be there all the same [DEC-022]', async () => {
    const answers = [new ApiError(503, ''), new ApiError(422, 'На этот день доставки нет')]
    const { press } = await openCart({ 'orders.create': () => Promise.reject(answers.shift()!) })
    await press('uncertain')
    const dialog = await screen.findByRole('alertdialog', { name: 'Ответ не получен' })
    expect(plain(dialog)).not.toContain('Повторную отправку')
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() =>
      expect(plain(screen.getByRole('alertdialog'))).toContain('Повторную отправку он не принял. На этот день доставки нет.'),
    )
  })

  it('waits behind a login that is asked for [DEC-008]', async () => {
    const { app, press } = await openCart({ 'orders.create': () => Promise.reject(new ApiError(401, '', { isDoubtful: true })) })
    await press('uncertain')
    await screen.findByRole('alertdialog')
    act(() => app.send({ type: 'session.rejected' }))
    await waitFor(() => expect(actorOf(app, 'customer')?.getSnapshot().hasTag('suspended')).toBe(true))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

const LINES = [{ product_id: 1, qty: 1, cost_vs_discount: 1000 }]
it('that an order may be there is said first, beside what became of another; each goes by its own «Понятно» [DEC-022]', async () => {
  const { checkout } = await openCart({ 'orders.create': () => Promise.reject(new ApiError(503, '')) })
  const aim = (regionId: number) => act(async () => checkout.send({ type: 'checkout.aim', regionId }))
  fireEvent.click(button())
  fireEvent.click(await screen.findByRole('button', { name: 'Вернуться', hidden: true }))
  await aim(6)
  await act(async () =>
    checkout.send({
      type: 'order.submitted',
      regionId: 6,
      facts: FINE,
      lines: LINES,
      receiving: { type: 'delivery', delivery_address_id: 1 },
      details: {},
    }),
  )
  await aim(5)
  const said = () => screen.getAllByRole('alert').map((alert) => plain(alert)?.slice(0, 36))
  const unsent = 'Заказ для ООО «Гараж», Самара не отп'
  expect(said()).toEqual(['Сервер не ответил, и неизвестно, при', unsent])
  fireEvent.click(screen.getAllByRole('button', { name: 'Понятно' })[0]!) // one of each
  expect(said()).toEqual([unsent])
})
