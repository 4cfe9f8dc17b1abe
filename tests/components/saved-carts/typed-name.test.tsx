import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import SaveCartDialog from '../../../src/pages/cart/head/save-cart-dialog'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'
import { openSaved, savedCart, savedServer } from '../support/saved-carts'

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

it('a proposed name that was entered stays where its answer is lost, though the list holds it by then: asked again it is the same cart', async () => {
  const server = savedServer()
  const { field } = await open(server)
  const proposed = field.value
  server.lose()
  fireEvent.click(button('Сохранить'))
  await screen.findByText(/Сервер не отвечает|Нет ответа|не ответил/)
  expect(field.value).toBe(proposed)
  fireEvent.click(button('Сохранить'))
  await screen.findByText(/Корзина сохранена/)
  expect(server.writes.map(({ name }) => name)).toEqual(['create', 'create'])
  expect([...server.carts.values()].map(({ name }) => name)).toEqual([proposed])
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

const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
const pencil = () => screen.findByRole('button', { name: /^Переименовать: Еженедельная/ })

it('a name that is being typed survives a reload, in its field, without the focus; saved or given up it is forgotten', async () => {
  const server = savedServer(savedCart(1, 'Еженедельная', [[1, 3, 900]]))
  await openSaved(server)
  fireEvent.click(await pencil())
  fireEvent.change(await screen.findByLabelText('Название корзины'), { target: { value: 'Недельная закуп' } })
  cleanup()
  await openSaved(server)
  const field = await screen.findByLabelText<HTMLInputElement>('Название корзины')
  expect([field.value, document.activeElement === field]).toEqual(['Недельная закуп', false])
  fireEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  cleanup()
  await openSaved(server)
  await row('Еженедельная')
  expect(screen.queryByLabelText('Название корзины')).toBeNull()
  fireEvent.click(await pencil())
  expect((await screen.findByLabelText<HTMLInputElement>('Название корзины')).value).toBe('Еженедельная')
  fireEvent.change(screen.getByLabelText('Название корзины'), { target: { value: 'Закупка' } })
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  await row('Закупка')
  cleanup()
  await openSaved(server)
  await row('Закупка')
  expect([screen.queryByLabelText('Название корзины'), sessionStorage.length]).toEqual([null, 0])
})
