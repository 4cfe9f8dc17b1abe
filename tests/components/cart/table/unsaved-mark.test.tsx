import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TYPING_PAUSE_MS } from '../../../../model/limits'
import { matchRoute } from '../../../../model/routing/routes'
import CartPage from '../../../../src/pages/cart/cart-page'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const mark = () => screen.queryByText('ещё не сохранено')

it('a line says that it is not saved once the server keeps it waiting, and not while its number is typed', async () => {
  await openShop(<CartPage route={matchRoute('/cart')!.route} params={{}} />, {
    ...buyer(2), // the table has the cart
    'cart.updateLine': () => new Promise<never>(() => {}),
  })
  const field = await screen.findByRole('textbox', { name: 'Количество: M-1' })
  for (const value of ['1', '12', '120', '12', '1', '12']) {
    act(() => void fireEvent.change(field, { target: { value } }))
    await pass(TYPING_PAUSE_MS - 50)
    expect(mark()).toBeNull()
  }
  await pass(2000)
  expect(mark()).not.toBeNull()
})
