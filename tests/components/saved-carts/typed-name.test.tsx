import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import SaveCartDialog from '../../../src/pages/cart/head/save-cart-dialog'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'
import { savedCart, savedServer } from '../support/saved-carts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

async function open(server = savedServer()) {
  const shop = await openShop(<SaveCartDialog onClose={() => {}} />, { ...buyer(2), ...server.answers })
  server.join(shop)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название', hidden: true })
  await waitFor(() => expect(button('Сохранить').getAttribute('aria-disabled')).toBeNull())
  return { shop, field }
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Название', hidden: true }), { target: { value: text } })

it('the name of a cart that is being saved survives a reload, and a try that came to nothing; who cancels begins anew', async () => {
  const server = savedServer(savedCart(1, 'Зима', []))
  const first = await open(server)
  const proposed = first.field.value
  type('Для бокса')
  server.fail(new ApiError(422, 'Нельзя'))
  fireEvent.click(button('Сохранить'))
  await screen.findByText(/Нельзя/)
  cleanup()
  expect((await open(server)).field.value).toBe('Для бокса')
  fireEvent.click(button('Отмена'))
  cleanup()
  expect((await open(server)).field.value).toBe(proposed)
})

it('a name under which a cart was saved is not proposed for the next one', async () => {
  const server = savedServer()
  await open(server)
  type('Для бокса')
  fireEvent.click(button('Сохранить'))
  await screen.findByText(/Корзина сохранена/)
  cleanup()
  expect((await open(server)).field.value).toMatch(/^Корзина \d/)
})

it('what one person typed is not shown to another', async () => {
  await open()
  type('Тайное')
  cleanup()
  const server = savedServer()
  await openShop(<SaveCartDialog onClose={() => {}} />, {
    ...buyer(2),
    ...server.answers,
    'session.user': () => ({
      id: 2,
      name: 'Пётр',
      email: 'p@example.test',
      phone: '79000000102',
      registration_not_complete: false,
      last_company_id: 1,
    }),
  })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название', hidden: true })
  expect(field.value).toMatch(/^Корзина \d/)
})
