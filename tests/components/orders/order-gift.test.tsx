import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Order } from '../../../model/order/order'
import { OrderGift } from '../../../src/pages/orders/gift/order-gift'
import { openShop, type Answers } from '../support/open-shop'
import { order } from '../support/order'
import { buyer } from '../support/people'
import { product } from '../../support/plain-goods'

const gifts = { title: 'Каждые 10 фильтров', items: [product(31), product(32)], chosen: null, until: '2026-11-24T09:00:00.000Z' }
const reload = vi.fn()
const open = (answers: Answers, of: Partial<Order> = {}) =>
  openShop(<OrderGift order={order(of)} reload={reload} />, { ...buyer(0), 'orders.gifts': () => gifts, ...answers })
const asked = ({ calls }: Awaited<ReturnType<typeof openShop>>) =>
  calls.filter(({ name }) => name === 'orders.getGift').map(({ args }) => args)
const button = () => screen.getByRole('button', { name: /подарок/i })
afterEach(() => {
  cleanup()
  reload.mockClear()
})

it('is chosen among the gifts and asked for; the page reads its order anew [DEC-023, CALL-090]', async () => {
  const shop = await open({ 'orders.getGift': () => ({ gift: true }) })
  await screen.findByRole('heading', { name: 'Выберите подарок' })
  screen.getByText(/до\s24\sноября/)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('radio', { name: /Масло 32/ }))
  fireEvent.click(button())
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(asked(shop)).toEqual([{ body: { order_id: 481392, product_id: 32 } }])
})

/** A page that reads its order anew. */
function Page() {
  const [gift, setGift] = useState(false)
  return (
    <>
      <input aria-label="Поиск" />
      <OrderGift order={order({ gift })} reload={() => setGift(true)} />
    </>
  )
}

it('that was given has the focus and the view on what is said of it, which is announced; who went elsewhere meanwhile stays there', async () => {
  let give: () => void = () => {}
  const answers = {
    ...buyer(0),
    'orders.gifts': () => gifts,
    'orders.getGift': () => new Promise((resolve) => (give = () => resolve({ gift: true }))),
  }
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView')
  const ask = async () => {
    fireEvent.click(await screen.findByRole('radio', { name: /Масло 31/ }))
    act(() => button().focus())
    fireEvent.click(button())
  }
  await openShop(<Page />, answers)
  await ask()
  await act(async () => give())
  const said = await screen.findByRole('region', { name: /Подарок за.заказ/ })
  expect(document.activeElement).toBe(said)
  expect(seen.mock.contexts).toEqual([said])
  expect(screen.getByRole('status').textContent).toMatch(/^Подарок получен\. Положим в.этот заказ\./)
  cleanup()
  await openShop(<Page />, answers)
  await ask()
  act(() => screen.getByLabelText('Поиск').focus())
  await act(async () => give())
  await screen.findByRole('region', { name: /Подарок за.заказ/ })
  expect(document.activeElement).toBe(screen.getByLabelText('Поиск'))
  seen.mockRestore()
})

it('is chosen of one of several promotions, each with its goods and how many pieces of them are given [DEC-023]', async () => {
  const promotions = [
    { title: 'Каждые 10 фильтров', count: 6, products_ids: [31] },
    { title: 'Дарим съёмник', count: 1, products_ids: [32, 31] },
  ]
  const shop = await open({ 'orders.gifts': () => ({ ...gifts, promotions }), 'orders.getGift': () => ({ gift: true }) })
  await screen.findByText(/^Подарок на.заказ один: выберите его в.любой из.акций\.$/)
  expect(screen.getAllByText(/^Акция/).map((each) => each.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Акция «Каждые 10 фильтров»: 6 шт. выбранной модели',
    'Акция «Дарим съёмник»',
  ])
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: /Масло 31/ }))
  fireEvent.click(button())
  await waitFor(() => expect(asked(shop)).toEqual([{ body: { order_id: 481392, product_id: 31 } }]))
  cleanup()
  await open({ 'orders.gifts': () => ({ ...gifts, promotions, chosen: 31, until: null }) }, { gift: true })
  expect((await screen.findByText(/Масло 31/)).textContent?.replaceAll('\u00a0', ' ')).toBe('Масло 31, 6 шт.')
})

it('that was taken is shown with what it is [STATE-022]', async () => {
  await open({ 'orders.gifts': () => ({ ...gifts, chosen: 31, until: null }) }, { gift: true })
  await screen.findByText('Масло 31')
  expect(screen.queryByRole('button')).toBeNull()
})

it('is not spoken of where the order earns none, is another’s, or was cancelled [DEC-023]', async () => {
  await open({ 'orders.gifts': () => ({ title: null, items: [], chosen: null, until: null }) })
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  const foreign = await open({}, { user_id: 2 })
  const cancelled = await open({}, { status: 99 })
  expect(screen.queryByRole('region')).toBeNull()
  for (const { calls } of [foreign, cancelled]) expect(calls.some(({ name }) => name === 'orders.gifts')).toBe(false)
})

it('is asked for without a choice where the server has no list of them, and its refusal is said [DEC-006]', async () => {
  const shop = await open({
    'orders.gifts': () => Promise.reject(new ApiError(501, '')),
    'orders.getGift': () => Promise.reject(new ApiError(409, 'Этот заказ подарка не даёт')),
    'orders.get': () => order(),
  })
  await screen.findByRole('heading', { name: /Подарок за\sзаказ/ })
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Этот заказ подарка не даёт.'))
  expect(asked(shop)).toEqual([{ body: { order_id: 481392 } }])
})

it('without an answer says that it goes on, and takes no other choice meanwhile', async () => {
  await open({ 'orders.getGift': () => Promise.reject(new ApiError(0, '')) })
  fireEvent.click(await screen.findByRole('radio', { name: /Масло 31/ }))
  fireEvent.click(button())
  await screen.findByText(/Ответа нет/)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Масло 32/ }).disabled).toBe(true)
  screen.getByRole('button', { name: 'Попросить сейчас' })
})
