import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useState } from 'react'
import { product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'
import { goods, heading, page } from './product-page'

afterEach(cleanup)

it('what comes late of a product that was left is shown nowhere', async () => {
  const late = new Map<number, (answer: unknown) => void>()
  function Pages() {
    const [id, setId] = useState('7')
    return (
      <>
        <button onClick={() => setId('8')}>Дальше</button>
        {page(id)}
      </>
    )
  }
  await openShop(<Pages />, {
    ...buyer(0),
    ...goods(),
    'products.similar': ({ params: { id } }: { params: { id: number } }) => new Promise((resolve) => late.set(id, resolve)),
    'products.related': ({ params: { id } }: { params: { id: number } }) => ({ items: [product(id + 50)] }),
  })
  await heading()
  await waitFor(() => expect(late.has(7)).toBe(true))
  fireEvent.click(screen.getByRole('button', { name: 'Дальше' }))
  await waitFor(async () => expect((await heading()).textContent).toBe('Масло 8'))
  await waitFor(() => expect(late.has(8)).toBe(true))
  await act(async () => late.get(8)?.({ items: [product(40)] }))
  await screen.findByRole('article', { name: 'Масло 40' })
  await act(async () => late.get(7)?.({ items: [product(41)] }))
  expect(screen.queryByRole('article', { name: 'Масло 41' })).toBe(null)
  expect(document.title).toMatch(/^Масло 8,/)
})
