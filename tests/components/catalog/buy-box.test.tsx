import { cleanup, screen } from '@testing-library/react'
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
