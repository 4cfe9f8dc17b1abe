import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { ProductList } from '../../../src/pages/catalog/listing/product-list'
import { Offer } from '../../../src/pages/product/offer/offer'
import { useBuyer } from '../../../src/product/price/use-buyer'
import { price, product } from '../../support/plain-goods'
import { openShop, type Answers } from '../support/open-shop'
import { customer, guest, kazan } from '../support/people'

afterEach(cleanup)

/** A server that says nothing of prices until it is told to. */
function silent(status: number) {
  const server = { isBack: false }
  const answers: Answers = {
    'products.stocksAndPrices': () =>
      server.isBack ? { gift: null, products: [price(7), price(8)] } : Promise.reject(new ApiError(status, '')),
  }
  return { server, answers }
}
function List({ view }: { view: 'table' | 'cards' }) {
  return <ProductList limit={Infinity} view={view} products={[product(7), product(8)]} rights={useBuyer().rights} />
}
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

it.each([
  ['table', 503],
  ['cards', 503],
  ['table', 422],
] as const)(
  'prices that did not come to a list of the form «%s» (%i) are said once, in every row, and asked for again [DEC-056]',
  async (view, status) => {
    const { server, answers } = silent(status)
    await openShop(<List view={view} />, { ...customer([kazan]), ...answers })
    const note = await screen.findByText(/Цены и.остатки не.загрузились/)
    expect(note.closest('[role=status]')).not.toBeNull()
    expect(screen.getAllByText(/Цена не.загрузилась/).length).toBe(2)
    server.isBack = true
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(screen.queryByText(/не.загрузил/)).toBeNull())
    expect(screen.getAllByText('10').length).toBe(2)
  },
)

it('a product without its price says so, with the way to ask again', async () => {
  const { server, answers } = silent(503)
  await openShop(<Offer product={product(7)} />, { ...customer([kazan]), ...answers })
  expect(plain((await screen.findByText(/Цена не.загрузилась/)).textContent)).toBe('Цена не загрузилась')
  server.isBack = true
  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await screen.findByRole('button', { name: 'В корзину' })
})

it('a guest, who has no prices, is told of no failure [DEC-032]', async () => {
  await openShop(<List view="table" />, { ...guest, ...silent(503).answers })
  await screen.findAllByRole('button', { name: 'Войдите' })
  expect(screen.queryByText(/не.загрузил/)).toBeNull()
})
