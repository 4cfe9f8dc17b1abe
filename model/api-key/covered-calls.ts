import type { EndpointName } from '../contract'
import type { ApiRight } from './api-key'

/** Which right each call needs that a key may make; a call that is not here is for people alone. [DEC-077] */
const COVERED = {
  'categories.list': 'read',
  'categories.getBySlug': 'read',
  'brands.list': 'read',
  'storeCities.list': 'read',
  'stores.list': 'read',
  'products.all': 'read',
  'products.filters': 'read',
  'products.get': 'read',
  'products.byArticles': 'read',
  'products.analogs': 'read',
  'products.stocksAndPrices': 'read',
  'productDocuments.get': 'read',
  'regions.pickupAddress': 'order',
  'delivery.list': 'order',
  'delivery.schedules': 'order',
  'orders.create': 'order',
  'orders.list': 'order',
  'orders.get': 'order',
  'orders.confirmed': 'order',
  'orders.cancel': 'order',
  'regions.documents': 'documents',
  'documents.get': 'documents',
  'documents.reconciliation': 'documents',
} as const satisfies Partial<Record<EndpointName, ApiRight>>

/** A call that a key may make. */
export type CoveredCall = keyof typeof COVERED
/** The calls that a key may make, those of one right together. */
export const COVERED_CALLS = Object.keys(COVERED) as CoveredCall[]

/** The right that a call needs; undefined: no key may make it. */
export const rightOf = (name: string): ApiRight | undefined => (COVERED as Readonly<Partial<Record<string, ApiRight>>>)[name]

/** Whether a call counts against the limit of price calls. */
export const isPriceCall = (name: string): boolean => name === 'products.stocksAndPrices'
