import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import CartPage from '../../../src/pages/cart/cart-page'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

const page = <CartPage route={matchRoute('/cart')!.route} params={{}} /> // the table has the cart
const button = () => screen.getByRole('button', { name: 'Повторить' })
const words = () => screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ')
afterEach(cleanup)

/** A cart whose server answers when it is told to: with a failure of this status, or with two lines. */
async function open() {
  const asked: ((status: number | null) => void)[] = []
  const answered = buyer(2)['cart.get'] as () => unknown
  await openShop(page, {
    ...buyer(2),
    'cart.get': () =>
      new Promise((resolve, reject) => asked.push((status) => (status === null ? resolve(answered()) : reject(new ApiError(status, ''))))),
  })
  const answer = async (status: number | null) => {
    await waitFor(() => expect(asked).toHaveLength(1))
    await act(async () => asked.shift()?.(status))
  }
  return { asked, answer }
}

it.each([
  [503, /Сервер не ответил, пробуем снова сами/],
  [403, /Сервер отказал/],
])(
  'a cart that did not load, by a %i, says so while it is asked for again, and its button keeps the focus [DEC-020]',
  async (status, said) => {
    const { asked, answer } = await open()
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull() // the first time it is only on its way
    await answer(status)
    expect([words()?.match(said) === null, button().getAttribute('aria-busy')]).toEqual([false, null])
    const before = words()
    button().focus()
    fireEvent.click(button())
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(button())
    expect([words(), document.activeElement === button(), asked.length]).toEqual([before, true, 1])
    await answer(status)
    expect([words(), document.activeElement === button(), button().getAttribute('aria-busy')]).toEqual([before, true, null])
    fireEvent.click(button())
    await answer(null)
    await screen.findByLabelText('Количество: M-1')
    expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull()
  },
)
