import { screen, within } from '@testing-library/react'
import { ApiError } from '../../../model/api-error'
import type { Product } from '../../../model/catalogue/product'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import { matchRoute } from '../../../model/routing/routes'
import ProductPage from '../../../src/pages/product/product-page'
import { price, product } from '../../support/plain-goods'
import { type Answers, openShop } from '../support/open-shop'
import { buyer } from '../support/people'

const none = () => ({ items: [] })

/** A server that has the goods 1 to 99 and nothing that goes with them. */
export const goods = (of: (id: number) => Partial<Product> = () => ({})): Answers => ({
  'categories.list': () => [{ id: 1, name: 'Масла', slug: 'masla', count: 3, children: [] }],
  'products.get': ({ params: { id } }: { params: { id: number } }) => product(id, of(id)),
  'products.grouped': none,
  'products.setOf': () => ({ items: [], sets: [] }),
  'products.analogs': () => ({ items: [], replaces: [] }),
  'products.similar': none,
  'products.related': none,
  'products.lastSeen': none,
  'productNotifications.list': none,
})

/** Prices of the region, by product; null: it has none. */
export const priced = (of: (id: number) => Partial<ProductPrice> | null): Answers => ({
  'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({
    gift: null,
    products: body.products_ids.flatMap((id) => {
      const changes = of(id)
      return changes === null ? [] : [price(id, changes)]
    }),
  }),
})

/** The page of a product by its number. */
export const page = (id: string) => <ProductPage route={matchRoute('/product/1')!.route} params={{ id }} /> // a page of the shop

/** The page of product 7, for a buyer with an empty cart unless the answers say otherwise. */
export async function openPage(answers: Answers, id = '7') {
  return openShop(page(id), { ...buyer(0), ...goods(), ...answers }, { path: `/product/${id}` })
}

export const heading = () => screen.findByRole('heading', { level: 1 })
export const offer = () => screen.getByRole('complementary', { name: 'Цена и покупка' })
export const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => plain(textContent))
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ').trim()
export const panel = (name: string) => within(screen.getByRole('region', { name }))
export const refused =
  (status: number, message = '', details?: unknown) =>
  () =>
    Promise.reject(new ApiError(status, message, { details }))
