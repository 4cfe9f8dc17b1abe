import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { price } from '../../support/plain-goods'
import { openSaved, savedServer } from '../support/saved-carts'
import { line, open, weekly } from './opened-cart'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const articles = () =>
  screen
    .getAllByRole('row')
    .map((row) => /M-\d/.exec(row.textContent ?? '')?.[0])
    .filter((article) => article !== undefined)

it('on paper the lines that cannot be had stand together at the end, on the screen each in its place', async () => {
  await openSaved(savedServer(weekly()), {
    ...open,
    answers: {
      'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
        products: body.products_ids.map((id) => price(id, id === 2 ? { stock: 0 } : {})),
      }),
    },
  })
  await line('M-1')
  await screen.findByText(/сейчас нет: 1.строка/)
  expect(articles()).toEqual(['M-1', 'M-2', 'M-3'])
  await act(async () => void fireEvent(window, new Event('beforeprint')))
  await waitFor(() => expect(articles()).toEqual(['M-1', 'M-3', 'M-2']))
  await act(async () => void fireEvent(window, new Event('afterprint')))
  expect(articles()).toEqual(['M-1', 'M-2', 'M-3'])
})
