import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import type { Config } from '../../../model/content/config'
import type { Product } from '../../../model/catalogue/product'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { Api, EndpointName } from '../../../model/contract'
import { EMPTY_DRAFT } from '../../../model/order/draft'
import { ApiProvider } from '../../../src/app/api-context'
import { ShopProvider } from '../../../src/app/app-context'
import { createApp, type AppActor } from '../../../src/app/connect-app'
import { memoryWishes } from '../../../src/platform/wishes'

/** What the server of a test answers, by call; whatever is missing never answers. */
export type Answers = { [K in EndpointName]?: (args: never) => unknown }

export const product = (id: number, changes: Partial<Product> = {}): Product => ({
  id,
  name: `Масло ${id}`,
  article: `M-${id}`,
  brand: { name: 'Arktelub', slug: 'arktelub', country: 'Россия' },
  category_id: 1,
  images: [`/pictures/${id}.svg`],
  values: [],
  key_values: [],
  favorite: false,
  limit: null,
  pack: 1,
  weight: 1000,
  rating: null,
  reviews: 0,
  ...changes,
})

/** 10,00 ₽ for this buyer, 12,00 ₽ for all, 50 units. */
export const price = (product_id: number, changes: Partial<ProductPrice> = {}): ProductPrice => ({
  product_id,
  sale: false,
  cost: 1000,
  base_price: 1200,
  stock: 50,
  arrival: null,
  self_stock: 50,
  online: true,
  discount: { discount: 0 },
  discount2: { discount: 0 },
  guest_cost: 1200,
  stock_id: 1,
  price_doc: '',
  price_type: '',
  promo: [],
  gifts: [],
  ...changes,
})

export const region = {
  id: 5,
  company_id: 1,
  company_name: 'ООО «Гараж»',
  store_city_id: 6,
  store_city_name: 'Казань',
  status: 1,
  favorite: 1 as const,
  admin_ids: [],
  user_id: 1,
}

const config: Partial<Config> = {
  vat_rates: [{ from: '2019-01-01', percent: 20 }],
  whitelist_user_ids: [],
  min_order_sum: null,
  phone: '79000000114',
}

/** A buyer of an active region with a delivery point; the cart holds `lines` products, one unit each. */
export const buyerAnswers = (lines: number): Answers => ({
  'session.user': () => ({ id: 1, name: 'Иван', email: 'i@example.test', phone: '', registration_not_complete: false, last_company_id: 1 }),
  'config.get': () => config,
  'regions.list': () => [region],
  'regions.documents': () => ({ items: [], total: 0 }),
  'regions.pickupAddress': () => ({
    items: [{ id: 7, name: 'Склад Казань', address: 'Техническая, 52', schedule: '8–20', ready: 'сегодня' }],
  }),
  'delivery.list': () => [{ id: 3, is_primary: 1, name: 'Основной склад', address: 'Казань', position: '', region: '', subregion: '' }],
  'cart.get': () => ({ items: Array.from({ length: lines }, (_, at) => ({ product: product(at + 1), qty: 1 })), version: 1 }),
  'cart.updateLine': ({ params, body }: { params: { id: number }; body: { qty: number } }) => ({
    line: { product: product(params.id), qty: body.qty },
    version: 2,
  }),
  'products.stocksAndPrices': ({ body }: { body: { products_ids: number[] } }) => ({ products: body.products_ids.map((id) => price(id)) }),
  'orders.newUuid': () => ({ uuid: 'uuid-0001' }),
})

let shops = 0

/** The page on a whole shop over a stub of the client. `calls`: what was asked, with its arguments. */
export async function openShop(page: ReactNode, answers: Answers): Promise<{ app: AppActor; calls: [EndpointName, unknown][] }> {
  const calls: [EndpointName, unknown][] = []
  const api = (async (name: EndpointName, args: never) => {
    calls.push([name, args])
    const answer = answers[name]
    return answer ? answer(args) : new Promise(() => {})
  }) as unknown as Api // the stub cannot follow the type of each call
  const app = createApp(
    {
      api,
      wishes: memoryWishes(),
      channel: `cart-page-${shops++}`,
      world: window,
      readDraft: () => EMPTY_DRAFT,
      keepDraft: () => {},
      readConsent: () => true,
      keepConsent: () => {},
      keepRegion: () => {},
      keepAddress: () => {},
      forgetStored: () => {},
      drawToast: () => {},
      log: ({ error }) => {
        throw error
      },
    },
    { tab: 't', path: '/cart', remembered: { regionId: null, addressId: null } },
  )
  await act(async () => {
    app.start()
    render(
      <ShopProvider app={app}>
        <ApiProvider api={api}>
          <Router>{page}</Router>
        </ApiProvider>
      </ShopProvider>,
    )
  })
  return { app, calls }
}
