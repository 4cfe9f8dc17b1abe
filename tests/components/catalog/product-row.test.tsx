import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { ProductTable } from '../../../src/product/list/product-table'
import { useBuyer } from '../../../src/product/price/use-buyer'
import { customer, priceRow, product, stubShop, type Answers } from './stub-shop'

afterEach(cleanup)

function Table({ of }: { of: Parameters<typeof product>[0] }) {
  return <ProductTable label="Товары" products={[product(of)]} rights={useBuyer().rights} />
}
function show(answers: Answers, of: Parameters<typeof product>[0] = {}) {
  const { app, Shop } = stubShop(answers)
  render(
    <Shop>
      <Table of={of} />
    </Shop>,
  )
  return app
}
const priced = (over: Parameters<typeof priceRow>[0] = {}): Answers => ({
  ...customer,
  'products.stocksAndPrices': () => ({ gift: null, products: [priceRow(over)] }),
})
const field = () => screen.findByLabelText<HTMLInputElement>('Количество: AL-4071-004')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('a guest sees no price, no stock and no way into the cart, but an invitation that opens the login [DEC-032, ROLE-001]', async () => {
  const app = show({ 'products.stocksAndPrices': () => ({ gift: null, products: [priceRow()] }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Войдите' }))
  expect(app.getSnapshot().children.overlay?.getSnapshot().context.shown).toBe('login')
  expect(screen.getByRole('row', { name: /Arktelub/ }).textContent).not.toMatch(/₽|шт\./)
  expect(screen.queryByLabelText(/Количество/)).toBeNull()
})

it('one pack goes into the cart at a click, and from then on the field is the cart’s [DEC-019]', async () => {
  const written: number[] = []
  const app = show({
    ...priced(),
    'cart.updateLine': ({ body }: { body: { qty: number } }) => (
      written.push(body.qty), { line: { product: product(), qty: body.qty }, version: 2 }
    ),
  })
  expect((await field()).value).toBe('4')
  fireEvent.click(await screen.findByRole('button', { name: /^В корзину: AL-4071-004/ }))
  expect(await screen.findByRole('link', { name: /перейти в корзину/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Прибавить: AL-4071-004' }))
  expect((await field()).value).toBe('8')
  await waitFor(() => expect(written).toEqual([8]))
  expect(app.getSnapshot().children.cart?.getSnapshot().context.known.get(7)?.item.qty).toBe(8)
})

it('what the stock does not give is corrected in a sentence beside the row [DEC-019]', async () => {
  show({ ...priced({ stock: 8, self_stock: 8 }), 'cart.updateLine': () => new Promise(() => {}) })
  fireEvent.change(await field(), { target: { value: '50' } })
  fireEvent.blur(await field())
  fireEvent.click(screen.getByRole('button', { name: /^В корзину: / }))
  expect(plain((await screen.findByText(/количество изменено/)).textContent)).toBe('Доступно 8 шт., количество изменено с 50 на 8.')
  expect((await field()).value).toBe('8')
})

it('what is not there cannot be put into the cart, and the row says when it will be there [DEC-012]', async () => {
  show(priced({ stock: 0, self_stock: 0, arrival: { date: '2026-11-24', amount: 40 } }))
  expect(await screen.findByText('Ожидается 24.11')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^В корзину: / })).toBeNull()
})

it('a favourite is marked at once and comes back when the server refuses [STATE-018]', async () => {
  const pending: { refuse: (error: unknown) => void }[] = []
  show({ ...priced(), 'products.toggleFavorite': () => new Promise((_, refuse) => pending.push({ refuse })) }, { id: 8, article: 'X-1' })
  const heart = await screen.findByRole('button', { name: 'В избранное: X-1' })
  const isPressed = () => heart.getAttribute('aria-pressed')
  expect(isPressed()).toBe('false')
  fireEvent.click(heart)
  expect(isPressed()).toBe('true')
  pending[0]?.refuse(new ApiError(500, ''))
  await waitFor(() => expect(isPressed()).toBe('false'))
})

it('a region on moderation sees the price for all, marked so, and no discount [ROLE-006, DEC-025]', async () => {
  const moderated = [
    {
      id: 5,
      company_id: 1,
      company_name: 'Гараж',
      store_city_id: 1,
      store_city_name: 'Казань',
      status: 0,
      favorite: 1,
      admin_ids: [],
      user_id: 1,
    },
  ]
  show({ ...priced({ cost: null, base_price: null }), 'regions.list': () => moderated })
  await screen.findByText('120')
  const cells = screen.getAllByRole('cell').map((cell) => plain(cell.textContent))
  expect(cells[4]).toBe('120,00 ₽Цена для всех')
})
