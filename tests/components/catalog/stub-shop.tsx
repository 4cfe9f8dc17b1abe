import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { ApiError } from '../../../model/api-error'
import type { ProductPrice } from '../../../model/catalogue/product-price'
import type { Product } from '../../../model/catalogue/product'
import type { Api, EndpointName } from '../../../model/contract'
import { ApiProvider } from '../../../src/app/api-context'
import { ShopProvider } from '../../../src/app/app-context'
import { createApp, type AppActor } from '../../../src/app/connect-app'
import { useShopLocation } from '../../../src/hooks/screen/use-navigation'
import { memoryWishes } from '../../../src/platform/wishes'

export type Answers = { [K in EndpointName]?: (args: never) => unknown }

export const product = (over: Partial<Product> = {}): Product => ({
  id: 7,
  name: 'Масло моторное Arktelub 5W-30 4 л',
  article: 'AL-4071-004',
  brand: { name: 'Arktelub', slug: 'arktelub', country: 'Россия' },
  category_id: 3,
  images: ['/pictures/x.svg'],
  values: [],
  key_values: [],
  favorite: false,
  limit: null,
  pack: 4,
  weight: 3600,
  rating: null,
  reviews: 0,
  ...over,
})

export const priceRow = (over: Partial<ProductPrice> = {}): ProductPrice => ({
  product_id: 7,
  sale: false,
  cost: 100_00,
  base_price: 100_00,
  stock: 20,
  arrival: null,
  self_stock: 20,
  online: true,
  discount: { discount: 0 },
  discount2: { discount: 0 },
  guest_cost: 120_00,
  stock_id: 1,
  price_doc: '',
  price_type: '',
  promo: [],
  gifts: [],
  ...over,
})

const user = { id: 1, name: 'Иван', email: 'i@example.test', phone: '79000000101', registration_not_complete: false, last_company_id: 1 }
const region = {
  id: 5,
  company_id: 1,
  company_name: 'Гараж',
  store_city_id: 1,
  store_city_name: 'Казань',
  status: 1,
  favorite: 1,
  admin_ids: [],
  user_id: 1,
}
/** A customer with one active region and an empty cart. */
export const customer: Answers = {
  'session.user': () => user,
  'regions.list': () => [region],
  'cart.get': () => ({ items: [], version: 1 }),
}

/** A started shop whose server says what `answers` say, 404 else. A guest where there is no `session.user`. */
export function stubShop(answers: Answers): { app: AppActor; Shop: (props: { children: ReactNode }) => ReactNode } {
  const api = (async (name: EndpointName, args: never) => {
    const answer = answers[name]
    if (!answer) throw new ApiError(name === 'session.user' ? 401 : 404, '')
    return answer(args)
  }) as unknown as Api // the tests give answers of the right form
  const app = createApp(
    {
      api,
      wishes: memoryWishes(),
      channel: crypto.randomUUID(),
      world: window,
      readDraft: () => ({}) as never, // no test of these orders
      keepDraft: () => {},
      readConsent: () => true,
      keepConsent: () => {},
      keepRegion: () => {},
      keepAddress: () => {},
      forgetStored: () => {},
      drawToast: () => {},
      log: () => {},
    },
    { tab: 't', path: '/', remembered: { regionId: null, addressId: null } },
  )
  app.start()
  const Shop = ({ children }: { children: ReactNode }) => (
    <ShopProvider app={app}>
      <ApiProvider api={api}>
        <Router hook={useShopLocation}>{children}</Router>
      </ApiProvider>
    </ShopProvider>
  )
  return { app, Shop }
}
