import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../../model/api-error'
import { matchRoute } from '../../../../model/routing/routes'
import { actorOf } from '../../../../src/shop/actors'
import CartPage from '../../../../src/pages/cart/cart-page'
import { product } from '../../../support/plain-goods'
import { region } from '../../../support/plain-region'
import { type Answers, openShop } from '../../support/open-shop'
import { buyer, kazan } from '../../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const samara = region(8, { store_city_id: 9, store_city_name: 'Самара', company_name: 'ООО «Шина»' })
const no = () => Promise.reject(new ApiError(422, 'Нельзя.'))
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')
const field = (id: number) => screen.queryByLabelText<HTMLInputElement>(`Количество: M-${id}`)?.value
afterEach(cleanup)

async function openCart(answers: Answers) {
  const { app } = await openShop(page, { ...buyer(2), ...answers })
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  const [cart, regions] = [actorOf(app, 'cart'), actorOf(app, 'regions')]
  if (!cart || !regions) throw new Error('Nobody is signed in')
  const refused = () => waitFor(() => expect(cart.getSnapshot().context.queue.map(({ stage }) => stage)).toEqual(['refused']))
  return { cart, regions, refused }
}

describe('a removal that the server refused', () => {
  it('shows the line with why, and is decided on there, also after the page was left', async () => {
    const { cart, refused } = await openCart({ 'cart.updateLine': no })
    fireEvent.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
    expect(field(2)).toBeUndefined()
    await refused()
    await screen.findByRole('button', { name: 'Оставить как есть' })
    act(() => cart.send({ type: 'page.left' }))
    expect({ field: field(2), plain: plain(screen.getByText(/^Сервер не.убрал/)) }).toEqual({
      field: '1',
      plain: 'Сервер не убрал строку, в корзине осталось 1. Нельзя.',
    })
    await screen.findByText(/Решите, что с.ним делать/)
    fireEvent.click(screen.getByRole('button', { name: 'Оставить как есть' }))
    expect([field(2), screen.queryByText(/^Сервер не.убрал/), cart.getSnapshot().context.queue]).toEqual(['1', null, []])
  })

  it('takes the focus to the line that comes back only from the line that went', async () => {
    const type = userEvent.setup()
    for (const isThere of [true, false]) {
      let answer: () => void = () => {}
      const late = new Promise<void>((resolve) => (answer = resolve))
      const { refused } = await openCart({ 'cart.updateLine': async () => (await late, no()) })
      await type.click(screen.getByRole('button', { name: 'Удалить: M-2' }))
      expect(document.activeElement).toBe(screen.getByText(/^Удалено: M-2/).closest('tr'))
      if (!isThere) act(() => (document.activeElement as HTMLElement).blur())
      answer()
      await refused()
      const button = await screen.findByRole('button', { name: 'Оставить как есть' })
      expect(document.activeElement).toBe(isThere ? screen.getByLabelText('Количество: M-2') : document.body)
      await type.click(button)
      expect(document.activeElement).toBe(screen.getByLabelText('Количество: M-2')) // the button went with its words
      cleanup()
    }
  })

  it('of the whole cart shows all its lines, which no order takes until that is decided', async () => {
    const { cart, refused } = await openCart({ 'cart.clear': no })
    screen.getByRole('button', { name: 'Очистить' }).focus() // as after its question
    act(() => cart.send({ type: 'clearing.confirmed' }))
    await refused()
    const decide = async () => plain(await screen.findByRole('alert'))
    const asked = 'Корзина не очищена. Нельзя. Повторить Оставить как есть'
    expect(await decide()).toBe(asked)
    act(() => cart.send({ type: 'page.left' }))
    expect([await decide(), field(1), field(2), screen.getAllByRole('button', { name: 'Оставить как есть' }).length]).toEqual([
      asked,
      '1',
      '1',
      1,
    ])
    await screen.findByText(/Требуют внимания:\s2\sстроки/)
    fireEvent.click(screen.getByRole('button', { name: 'Оставить как есть' }))
    await screen.findByText(/^К оплате 20,00/, { selector: 'output' })
  })
})

it('what the server refused in another region is named with it, and a way leads there [DEC-027]', async () => {
  const { cart, regions, refused } = await openCart({ 'regions.list': () => [kazan, samara], 'cart.updateLine': no })
  act(() => cart.send({ type: 'quantities.changed', wishes: [{ product: product(1), quantity: 5, stock: 50 }] }))
  await refused()
  await screen.findByText(/^Не.сохранено: 1.изменение\. Решите/)
  act(() => regions.send({ type: 'region.follow', id: 8 }))
  await waitFor(() => expect(cart.getSnapshot().context.regionId).toBe(8))
  const words = await screen.findByText(/^В.корзине региона/)
  expect([plain(words)?.trim(), screen.queryByRole('button', { name: 'Оставить как есть' })]).toEqual([
    'В корзине региона Казань (ООО «Гараж») не сохранено: 1 изменение. Открыть: Казань',
    null,
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Открыть: Казань' }))
  await waitFor(() => expect(cart.getSnapshot().context.regionId).toBe(kazan.id))
})

it('a change that the server refused is said before the order, with the way to its line, and only there [DEC-022]', async () => {
  const { cart, refused } = await openCart({ 'cart.updateLine': no })
  act(() => cart.send({ type: 'quantity.changed', product: product(2), quantity: 5, stock: 50 }))
  await refused()
  const order = within(screen.getByRole('group', { name: 'Проверьте перед заказом' }))
  expect(plain(await order.findByText(/^Сервер не/))).toBe(
    'Сервер не принял изменение: M-2. Пока вы не решите, что с ней делать, в заказ она не войдёт.',
  )
  expect(order.queryByText(/останется в/)).toBeNull()
  fireEvent.click(order.getByRole('button', { name: /К.строке/ }))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Количество: M-2')
  fireEvent.click(screen.getByRole('button', { name: 'Оставить как есть' }))
  await waitFor(() => expect(order.queryByText(/^Сервер не/)).toBeNull())
})
