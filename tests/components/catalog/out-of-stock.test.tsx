import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BuyControl } from '../../../src/product/buying/buy-control'
import { price, product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

it('a line that cannot be ordered now says so in a list also beside what became of its number [DEC-019]', async () => {
  await openShop(<BuyControl product={product(1, { pack: 6 })} price={price(1, { stock: 0 })} />, buyer(1))
  const field = await screen.findByLabelText('Количество: M-1')
  const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ')
  expect(said()).toBe('Сейчас не заказать: в сумму не входит.')
  fireEvent.change(field, { target: { value: '7' } })
  fireEvent.blur(field)
  await waitFor(() => expect(said()).toMatch(/7.*12/))
  expect(said()).toMatch(/Сейчас не заказать: в сумму не входит\.$/)
})
