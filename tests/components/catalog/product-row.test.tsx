import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { actorOf } from '../../../src/shop/actors'
import { ProductTable } from '../../../src/product/list/product-table'
import { useBuyer } from '../../../src/product/price/use-buyer'
import { price, product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { customer, guest, kazan } from '../support/people'

afterEach(cleanup)

/** Sold by four, 100,00 ₽ for this buyer, 20 units. */
const oil = (changes: Partial<Product> = {}) =>
  product(7, { name: 'Масло моторное Arktelub 5W-30 4 л', article: 'AL-4071-004', pack: 4, ...changes })
const priced = (changes: Partial<ProductPrice> = {}): Answers => ({
  'products.stocksAndPrices': () => ({
    gift: null,
    products: [price(7, { cost: 100_00, base_price: 100_00, guest_cost: 120_00, stock: 20, self_stock: 20, ...changes })],
  }),
})
const forBuyer = (changes: Partial<ProductPrice> = {}): Answers => ({ ...customer([kazan]), ...priced(changes) })

function Table({ of }: { of: Product }) {
  return <ProductTable label="Товары" products={[of]} rights={useBuyer().rights} />
}
const show = async (answers: Answers, changes: Partial<Product> = {}) => (await openShop(<Table of={oil(changes)} />, answers)).app
const field = () => screen.findByLabelText<HTMLInputElement>('Количество: AL-4071-004')
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it('a guest sees no price, no stock and no way into the cart, but an invitation that opens the login [DEC-032, ROLE-001]', async () => {
  const app = await show({ ...guest, ...priced() })
  fireEvent.click(await screen.findByRole('button', { name: 'Войдите' }))
  expect(app.getSnapshot().children.overlay?.getSnapshot().context.shown).toBe('login')
  expect(screen.getByRole('row', { name: /Arktelub/ }).textContent).not.toMatch(/₽|шт\./)
  expect(screen.queryByLabelText(/Количество/)).toBeNull()
})

it('one pack goes into the cart at a click, and from then on the field is the cart’s [DEC-019]', async () => {
  const written: number[] = []
  const app = await show({
    ...forBuyer(),
    'cart.updateLine': ({ body }: { body: { qty: number } }) => (
      written.push(body.qty), { line: { product: oil(), qty: body.qty }, version: 2 }
    ),
  })
  expect((await field()).value).toBe('4')
  fireEvent.click(await screen.findByRole('button', { name: /^В корзину: AL-4071-004/ }))
  expect((await screen.findByRole('link', { name: /перейти в корзину/ })).getAttribute('href')).toBe('/cart')
  fireEvent.click(screen.getByRole('button', { name: 'Прибавить: AL-4071-004' }))
  expect((await field()).value).toBe('8')
  await waitFor(() => expect(written).toEqual([8]))
  expect(actorOf(app, 'cart')?.getSnapshot().context.known.get(7)?.item.qty).toBe(8)
})

it('what the stock does not give is corrected in a sentence beside the row [DEC-019]', async () => {
  await show({ ...forBuyer({ stock: 8, self_stock: 8 }), 'cart.updateLine': () => new Promise(() => {}) })
  fireEvent.change(await field(), { target: { value: '50' } })
  fireEvent.blur(await field())
  fireEvent.click(screen.getByRole('button', { name: /^В корзину: / }))
  expect(plain((await screen.findByText(/количество изменено/)).textContent)).toBe('Доступно 8 шт., количество изменено с 50 на 8.')
  expect((await field()).value).toBe('8')
})

it.each(['пять', '-5', '0'])('nothing is put into the cart while «%s» stands in the field, which is led to [DEC-046]', async (typed) => {
  const app = await show(forBuyer())
  const type = userEvent.setup()
  await type.clear(await field())
  await type.type(await field(), typed)
  await type.click(screen.getByRole('button', { name: /^В корзину: / }))
  expect([document.activeElement, (await field()).value, screen.getAllByRole('alert').length]).toEqual([await field(), typed, 1])
  await type.keyboard('{Enter}')
  expect(actorOf(app, 'cart')?.getSnapshot().context.queue).toEqual([])
})

it('a typed quantity is corrected in words at Enter, which are forgotten with the line [DEC-019]', async () => {
  const written: number[] = []
  const app = await show({
    ...forBuyer(),
    'cart.get': () => ({ items: written.length > 1 ? [] : [{ product: oil(), qty: 8 }], version: 1 + written.length }),
    'cart.updateLine': ({ body }: { body: { qty: number } }) => {
      written.push(body.qty)
      return { line: { product: oil(), qty: body.qty }, version: 1 + written.length }
    },
  })
  await screen.findByRole('link', { name: /перейти в корзину/ })
  const type = userEvent.setup()
  await type.clear(await field())
  await type.keyboard('5')
  expect(screen.queryByText(/количество изменено/)).toBeNull()
  await type.keyboard('0{Enter}')
  expect(plain(screen.getByText(/количество изменено/).textContent)).toBe('Доступно 20 шт., количество изменено с 50 на 20.')
  expect((await field()).value).toBe('20')
  await type.clear(await field())
  await type.keyboard('-5')
  await waitFor(() => expect(written.length).toBeGreaterThan(0))
  written.push(0)
  act(() => actorOf(app, 'cart')?.send({ type: 'cart.load', regionId: 5 }))
  await screen.findByRole('button', { name: /^В корзину: / })
  expect([screen.queryByText(/количество изменено/), screen.queryByRole('alert'), (await field()).value]).toEqual([null, null, '4'])
})

describe('a line taken out by a 0', () => {
  const takeOut = async () => {
    const written: number[] = []
    await show({
      ...forBuyer(),
      'cart.get': () => ({ items: [{ product: oil(), qty: 12 }], version: 1 }),
      'cart.updateLine': ({ body }: { body: { qty: number } }) => (
        written.push(body.qty), { line: { product: oil(), qty: body.qty }, version: 1 + written.length }
      ),
    })
    await screen.findByRole('link', { name: /перейти в корзину/ })
    const type = userEvent.setup()
    await type.click(await field())
    await type.keyboard('0{Enter}')
    return { type, written }
  }

  it('is said beside its quantity, and comes back with the number that it had [DEC-021, STATE-019]', async () => {
    const { type, written } = await takeOut()
    expect([plain(screen.getByText(/^Убрано \d/).textContent), (await field()).value]).toEqual(['Убрано 12 шт. Вернуть', '4'])
    expect(plain(screen.getByText(/^Убрано из корзины/).textContent)).toBe('Убрано из корзины: AL-4071-004, 12 шт. Можно вернуть.')
    await waitFor(() => expect(written).toEqual([0]))
    await type.click(screen.getByRole('button', { name: /^Вернуть: AL-4071-004/ }))
    expect([(await field()).value, document.activeElement, screen.queryByText(/^Убрано \d/)]).toEqual(['12', await field(), null])
    await waitFor(() => expect(written).toEqual([0, 12]))
  })

  it('comes back by Ctrl+Z in its field, until another quantity is typed there [DEC-021]', async () => {
    const { type } = await takeOut()
    await type.keyboard('8')
    await type.keyboard('{Control>}[KeyZ]{/Control}')
    expect(screen.queryByRole('link', { name: /перейти в корзину/ })).toBeNull()
    await type.keyboard('{Escape}{Control>}[KeyZ]{/Control}')
    expect([(await field()).value, screen.queryByText(/^Убрано \d/)]).toEqual(['12', null])
  })

  it('has its way back also where nothing of it can be had any more [DEC-021]', async () => {
    await show({
      ...forBuyer({ stock: 0, self_stock: 0 }),
      'cart.get': () => ({ items: [{ product: oil(), qty: 12 }], version: 1 }),
    })
    fireEvent.change(await field(), { target: { value: '0' } })
    fireEvent.blur(await field())
    expect(screen.queryByLabelText(/Количество/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: /^Вернуть: / }))
    expect((await field()).value).toBe('12')
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
  })
})

it('what is not there cannot be put into the cart, and the row says when it will be there [DEC-012]', async () => {
  await show(forBuyer({ stock: 0, self_stock: 0, arrival: { date: '2026-11-24', amount: 40 } }))
  await screen.findByText('Ожидается 24.11')
  expect(screen.queryByRole('button', { name: /^В корзину: / })).toBeNull()
})

it('a favourite is marked at once and comes back when the server refuses [STATE-018]', async () => {
  const pending: { refuse: (error: unknown) => void }[] = []
  await show(
    { ...forBuyer(), 'products.toggleFavorite': () => new Promise((_, refuse) => pending.push({ refuse })) },
    { id: 8, article: 'X-1' },
  )
  const heart = await screen.findByRole('button', { name: 'В избранное: X-1' })
  const isPressed = () => heart.getAttribute('aria-pressed')
  expect(isPressed()).toBe('false')
  fireEvent.click(heart)
  expect(isPressed()).toBe('true')
  pending[0]?.refuse(new ApiError(500, ''))
  await waitFor(() => expect(isPressed()).toBe('false'))
})

it('a discount stands beside the struck price that it is taken from; without one that for all is struck [DEC-012, DEC-014]', async () => {
  const struck = () => plain(document.querySelector('td s')?.parentElement?.textContent)
  await show(forBuyer({ discount: { discount: 0 }, discount2: { discount: 0 } }))
  await waitFor(() => expect(struck()).toBe('для всех 120,00 ₽'))
  cleanup()
  await show(forBuyer({ discount: { discount: 700 }, discount2: { discount: 0 } }))
  await waitFor(() => expect(struck()).toBe('до скидок 100,00 ₽'))
  screen.getByRole('button', { name: /^Ваша скидка 7.% от цены до скидок 100,00.₽: как посчитана$/ })
})

it.each([
  ['16', 40, '40', 'Изменено в другой вкладке или на другом устройстве: 40 шт.'],
  ['0', 40, '0', 'Изменено в другой вкладке или на другом устройстве: 40 шт.'],
])(
  'under the caret «%s», answered or not told yet, and %i pieces from another tab: it shows «%s» and says so [DEC-020]',
  async (typed, elsewhere, shown, words) => {
    const server = { qty: 8, version: 1 }
    const app = await show({
      ...forBuyer({ stock: 100 }),
      'cart.get': () => ({ items: [{ product: oil(), qty: server.qty }], version: server.version }),
      'cart.updateLine': ({ body }: { body: { qty: number } }) => {
        server.qty = body.qty
        return { line: { product: oil(), qty: body.qty }, version: ++server.version }
      },
    })
    const cart = () => actorOf(app, 'cart')
    const type = userEvent.setup()
    await waitFor(async () => expect((await field()).value).toBe('8'))
    await type.click(await field())
    await type.keyboard(typed)
    await waitFor(() => expect(cart()?.getSnapshot().context.queue).toEqual([]))
    server.qty = elsewhere
    server.version++
    act(() => cart()?.send({ type: 'cart.load', regionId: kazan.id }))
    expect(plain((await screen.findByText(/^Изменено/)).textContent)).toBe(words)
    expect([(await field()).value, document.activeElement]).toEqual([shown, await field()])
  },
)

it('a region on moderation sees the price for all, marked so, and no discount [ROLE-006, DEC-025]', async () => {
  await show({ ...customer([{ ...kazan, status: 0 }]), ...priced({ cost: null, base_price: null }) })
  await screen.findByText('120')
  const cells = screen.getAllByRole('cell').map((cell) => plain(cell.textContent))
  expect(cells[4]).toBe('120,00 ₽Цена для всех')
})

it.each([
  [{ sale: true }, 'Распродажа'],
  [{ promo: [{ id: 3, title: 'Осень' }] }, 'Акция'],
])('a product with %o is marked in the table: %s', async (terms, mark) => {
  await show(forBuyer(terms))
  await screen.findByText(mark)
})

it('the mark of a promotion leads to its page', async () => {
  await show(forBuyer({ promo: [{ id: 3, title: 'Осень' }] }))
  expect((await screen.findByRole('link', { name: 'Акция' })).getAttribute('href')).toBe('/promotions/3')
})
