import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('a page that outlives the actors it told of itself tells them nothing more', async () => {
  const { app } = await openShop(<CartPage route={matchRoute('/cart')!.route} params={{}} /* the table has the cart */ />, buyer(2))
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  act(() => app.stop())
  cleanup()
  expect(warned.mock.calls.map(([words]) => words as unknown)).toEqual([])
})
