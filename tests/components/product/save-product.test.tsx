import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { product } from '../../support/plain-goods'
import { savedCart, savedServer } from '../support/saved-carts'
import { type Answers } from '../support/open-shop'
import { heading, offer, openPage, plain, priced } from './product-page'

afterEach(cleanup)

/** Of product 7 a cart holds 8 pieces, and its packs are of 4. */
const weekly = () => {
  const cart = savedCart(1, 'Еженедельная', [[3, 2, 1000]])
  return { ...cart, items: [...cart.items, { product: product(7, { pack: 4 }), qty: 8 }] }
}
const hidden = (role: 'button' | 'radio' | 'textbox' | 'link', name: string | RegExp) => screen.findByRole(role, { name, hidden: true })
const dialog = () => plain(document.querySelector('dialog')?.textContent)
const press = async (name: string) => fireEvent.click(await hidden('button', name))

async function open(server = savedServer(weekly(), savedCart(2, 'Зима', [[3, 2, 1000]])), answers: Answers = {}) {
  const shop = await openPage({
    ...priced(() => ({})),
    ...server.answers,
    'products.get': () => product(7, { pack: 4 }),
    ...answers,
  })
  server.join(shop)
  await heading()
  fireEvent.change(await screen.findByRole('textbox', { name: /^Количество/ }), { target: { value: '12' } })
  fireEvent.click(screen.getByRole('button', { name: /^В.сохранённую корзину$/ }))
  return server
}

it('a product goes into the chosen cart on top of what that holds, in the quantity of its page; its own cart stays as it is', async () => {
  const server = await open()
  await hidden('radio', /^Еженедельная/)
  expect(dialog()).toContain('Масло 7, 12 шт.')
  expect(dialog()).toContain('Уже 8 шт., станет 20 шт.')
  await press('Добавить')
  await waitFor(() => expect(dialog()).toContain('в корзине «Еженедельная»: 20 шт.'))
  expect(server.carts.get(1)?.items.map(({ product: { id }, qty }) => [id, qty])).toEqual([
    [3, 2],
    [7, 20],
  ])
  const link = await hidden('link', 'Открыть')
  expect([link.getAttribute('href'), document.activeElement]).toEqual(['/personal/carts?open=1', link])
  expect(plain(offer().textContent)).not.toContain('В корзине 12')
})

it('goes into a new cart under a name, which is proposed and may not be empty', async () => {
  const server = await open()
  fireEvent.click(await hidden('radio', 'Новая корзина'))
  const field = await hidden('textbox', 'Название')
  expect((field as HTMLInputElement).value).toMatch(/^Корзина \d\d\.\d\d\.\d{4}$/)
  fireEvent.change(field, { target: { value: '  ' } })
  await press('Добавить')
  expect([dialog().includes('Назовите корзину'), server.writes]).toEqual([true, []])
  fireEvent.change(field, { target: { value: 'Для бокса' } })
  await press('Добавить')
  await waitFor(() => expect(dialog()).toContain('в корзине «Для бокса»: 12 шт.'))
  expect(server.writes.map(({ body }) => body)).toEqual([{ name: 'Для бокса', items: [{ product_id: 7, qty: 12 }] }])
})

it('whose answer was lost says so, and pressed again is added once [DEC-018]', async () => {
  const server = await open()
  server.lose()
  await press('Добавить')
  await waitFor(() => expect(dialog()).toContain('Сервер не ответил. Повторите: дважды это не сделается.'))
  await press('Добавить')
  await waitFor(() => expect(dialog()).toContain('«Еженедельная»: 20 шт.'))
  expect(new Set(server.writes.map(({ key }) => key)).size).toBe(1)
})

it('that is refused says why, and another cart may be chosen', async () => {
  const server = await open()
  server.fail(new ApiError(422, 'В корзине слишком много строк'))
  await press('Добавить')
  await waitFor(() => expect(dialog()).toContain('В корзине слишком много строк'))
  fireEvent.click(await hidden('radio', /^Зима/))
  await press('Добавить')
  await waitFor(() => expect(dialog()).toContain('в корзине «Зима»: 12 шт.'))
})

it('where the carts do not load says so, asks again, and lets a new one be made meanwhile', async () => {
  let isDown = true
  const server = savedServer(weekly())
  const list = server.answers['userCarts.list'] as () => unknown // it has one
  await open(server, { 'userCarts.list': () => (isDown ? Promise.reject(new ApiError(403, '')) : list()) })
  await waitFor(() => expect(dialog()).toContain('Ваши корзины не загрузились.'))
  await hidden('textbox', 'Название')
  isDown = false
  await press('Повторить')
  await hidden('radio', /^Еженедельная/)
})

it('a cart that can take no more of it says why and cannot be chosen', async () => {
  const limited = product(7, { pack: 4, limit: 8 })
  await open(savedServer(weekly()), { 'products.get': () => limited })
  const radio = (await hidden('radio', /^Еженедельная/)) as HTMLInputElement
  expect([radio.disabled, dialog().includes('Уже 8 шт., больше положить нельзя')]).toEqual([true, true])
})
