import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Product } from '../../../model/catalogue/product'
import { Offer } from '../../../src/pages/product/offer/offer'
import { price, product } from '../../support/plain-goods'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

const open = async (changes: Partial<Product>) => {
  await openShop(<Offer product={product(7, changes)} />, {
    ...buyer(0),
    'cart.get': () => ({ items: [{ product: product(7, changes), qty: 8 }], version: 1 }),
    'products.stocksAndPrices': () => ({ products: [price(7)] }),
  })
  return (await screen.findByText(/В корзине 8\sшт\./, { selector: 'p' })).textContent?.replaceAll('\u00a0', ' ')
}

it('what bounds a quantity and what is in the cart stand in whole sentences, each with one full stop [DEC-019]', async () => {
  expect(await open({ pack: 4, limit: 40 })).toBe('Кратно 4 шт. Не больше 40 шт. в заказе. В корзине 8 шт. на 80,00 ₽.')
  cleanup()
  expect(await open({})).toBe('В корзине 8 шт. на 80,00 ₽.')
})

it('a line taken out by a 0 on the page of its product is said there, and comes back with the number that it had [DEC-021, STATE-019]', async () => {
  await open({})
  const field = screen.getByLabelText<HTMLInputElement>('Количество: M-7')
  fireEvent.change(field, { target: { value: '0' } })
  fireEvent.blur(field)
  expect(screen.queryByText(/^В корзине/, { selector: 'p' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Вернуть: M-7/ }))
  expect([field.value, screen.queryByText(/^Убрано \d/)]).toEqual(['8', null])
})

it('the page of what cannot be had says so, and offers to tell when it is there instead of a place in the cart', async () => {
  await openShop(<Offer product={product(7)} />, {
    ...buyer(0),
    'products.stocksAndPrices': () => ({ products: [price(7, { stock: 0, self_stock: 0 })] }),
  })
  await screen.findByText('Нет в наличии')
  screen.getByRole('button', { name: /^Сообщить о.поступлении: M-7$/ })
  expect(screen.queryByRole('button', { name: 'В корзину' })).toBeNull()
})
