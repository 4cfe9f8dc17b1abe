import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { matchRoute } from '../../../../model/routing/routes'
import CartPage from '../../../../src/pages/cart/cart-page'
import { openShop } from '../../support/open-shop'
import { buyer } from '../../support/people'

afterEach(cleanup)

it('on paper the choice of receiving is words, and only there', async () => {
  await openShop(<CartPage route={matchRoute('/cart')!.route} params={{}} />, buyer(1)) // the table has the cart
  await screen.findByText(/^К оплате \d/, { selector: 'output' })
  fireEvent.change(screen.getByLabelText('Комментарий к заказу'), { target: { value: 'Позвонить за час' } })
  const words = () => screen.queryByText('Доставка:', { selector: 'dl *' })?.closest('dl')?.textContent?.replaceAll('\u00a0', ' ')
  expect(words()).toBeUndefined()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(words()).toBe('Доставка:Основной склад, КазаньКонтакт:Иван Гаражный, +7 (900) 000-01-01Комментарий:Позвонить за час')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(words()).toBeUndefined()
})
