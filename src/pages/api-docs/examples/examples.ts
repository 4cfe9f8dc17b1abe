import type { CoveredCall } from '../../../../model/api-key/covered-calls'
import { PRICES_PER_REQUEST } from '../../../../model/limits'

/** A request as the page about the API shows it, in several languages. */
export type ApiExample = {
  call: CoveredCall
  title: string
  /** What to know before it is sent. */
  text: string
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  body?: Readonly<Record<string, unknown>>
}

/**
 * The examples of the page about the API. Region, address and goods are those of the demo; the price is none: whoever sends it is answered
 * 409 with the price of today, which no page says to guests. [ROUTE-031, DEC-032]
 */
export const API_EXAMPLES: readonly ApiExample[] = [
  {
    call: 'storeCities.list',
    title: 'Проверить ключ',
    text: 'Самый простой запрос: если ключ принят, придут города складов.',
    method: 'GET',
    path: '/api/v1/storeCities',
  },
  {
    call: 'products.byArticles',
    title: 'Найти товары по\u00a0артикулам',
    text: 'Ответы идут в\u00a0порядке артикулов. Запомните номера товаров: по\u00a0ним запрашивают цены и\u00a0заказывают.',
    method: 'POST',
    path: '/api/v1/products/byArticles',
    body: { company_region_id: 1, articles: ['AL-4071-004', 'НЕТ-ТАКОГО'] },
  },
  {
    call: 'products.stocksAndPrices',
    title: 'Цены и\u00a0остатки',
    text: `До\u00a0${PRICES_PER_REQUEST} товаров за\u00a0раз. Своя цена\u00a0– cost за\u00a0вычетом обеих скидок, null\u00a0– цены нет.`,
    method: 'POST',
    path: '/api/v1/products/stocksAndPrices',
    body: { company_region_id: 1, products_ids: [1, 2, 3] },
  },
  {
    call: 'delivery.list',
    title: 'Куда доставить',
    text: 'Номер адреса нужен для заказа.',
    method: 'GET',
    path: '/api/v1/companyRegions/1/deliveryAddresses',
  },
  {
    call: 'orders.create',
    title: 'Оформить заказ',
    text: 'Цена строки\u00a0– та, которую вы\u00a0получили. Если она другая, придёт 409 с\u00a0нынешней ценой: согласны\u00a0– повторите с\u00a0ней. Для нового заказа нужен новый uuid.',
    method: 'POST',
    path: '/api/v1/orders',
    body: {
      uuid: '5f0c2a9e-8f4b-4d0e-9c57-0f6f1b1f7a10',
      company_region_id: 1,
      receiving: { type: 'delivery', delivery_address_id: 11 },
      description: 'Позвоните перед доставкой',
      buyer_number: 'З-104',
      lines: [{ product_id: 1, qty: 40, cost_vs_discount: 1 }],
    },
  },
  {
    call: 'orders.list',
    title: 'Заказы в\u00a0работе',
    text: 'Опрашивайте не\u00a0чаще раза в\u00a0минуту: статусы меняются реже.',
    method: 'GET',
    path: '/api/v1/companyRegions/1/orders?statuses=0,10,20&limit=20',
  },
  {
    call: 'regions.documents',
    title: 'УПД за\u00a0месяц',
    text: 'Строки документа\u00a0– отдельным вызовом по\u00a0его номеру.',
    method: 'POST',
    path: '/api/v1/companyRegions/1/documents',
    body: { kinds: ['upd'], from: '2026-11-01', to: '2026-11-30', limit: 50 },
  },
]
