import { ApiError } from '../../../model/api-error'
import type { CompanyRegion } from '../../../model/company/region'
import type { Config } from '../../../model/content/config'
import { price, product } from '../../support/plain-goods'
import { region } from '../../support/plain-region'
import type { Answers } from './open-shop'

export const guest: Answers = { 'session.user': () => Promise.reject(new ApiError(401, '')) }

export const user = {
  id: 1,
  name: 'Иван Гаражный',
  email: 'i@example.test',
  phone: '79000000101',
  registration_not_complete: false,
  last_company_id: 1,
}

/** The region of the buyer. */
export const kazan = region(5, { store_city_id: 6, store_city_name: 'Казань', favorite: 1 })

/** Somebody with these regions, the first of which is in force, and an empty cart. */
export const customer = (regions: readonly CompanyRegion[]): Answers => ({
  'session.user': () => user,
  'regions.list': () => regions,
  'cart.get': () => ({ items: [], version: 1 }),
  'delivery.list': () => [],
  'regions.pickupAddress': () => ({ items: [] }),
})

const config: Partial<Config> = {
  vat_rates: [{ from: '2019-01-01', percent: 20 }],
  whitelist_user_ids: [],
  min_order_sum: null,
  phone: '79000000114',
}

/** A buyer of an active region with a delivery point; the cart holds `lines` products, one unit each. */
export const buyer = (lines: number): Answers => ({
  ...customer([kazan]),
  'config.get': () => config,
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
  'orders.list': () => ({ orders: [], total: 0 }),
})
