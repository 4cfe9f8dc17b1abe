import { expect } from 'vitest'
import type { NewOrder } from '../../../../model/order/order'
import type { OrderReview } from '../../../../model/order/review'
import { worldOf } from '../../../support/world'
import type { Subject } from './calls-of'

/** The world of the seed, which the answers are compared with. */
export const world = worldOf()
/** Objects with these ids, in this order. */
export const items = (ids: readonly number[]): unknown[] => ids.map((id) => expect.objectContaining({ id }))
/** Product 1, as far as it does not depend on who asks. */
export const firstProduct = {
  id: 1,
  name: 'Масло моторное Arktelub Synthex 5W-30 C3 4\u00a0л',
  article: 'AL-4071-004',
  favorite: true,
  pack: 4,
  limit: null,
  bonus: 24,
}

/** A delivery address to make. */
export const address = {
  name: 'Склад',
  address: 'Казань, ул. Техническая, 1',
  position: '55.7, 49.1',
  region: 'Татарстан',
  subregion: 'Казань',
}
/** A line of a saved cart; its quantity is rounded up to the pack of four. */
export const savedLine = { product_id: 1, qty: 6, note: 'Срочно' }
/** An order of one line; the price is wrong on purpose where it is not given. */
export const newOrder = (
  { regionId, addressId, uuid }: Subject,
  lines: NewOrder['lines'] = [{ product_id: 1, qty: 4, cost_vs_discount: 1 }],
): NewOrder => ({
  uuid,
  company_region_id: regionId,
  receiving: { type: 'delivery', delivery_address_id: addressId },
  description: '',
  lines,
})

/** Marks of all kinds, one comment. */
export const newReview: OrderReview = {
  mark_speed: 5,
  comment_speed: '',
  mark_quality: 0,
  comment_quality: 'Не то привезли',
  mark_delivery: 3,
  comment_delivery: '',
  mark_manager: 4,
  comment_manager: '',
}

/** A drawn product that stands nowhere. */
export const SOLD_OUT = 12

/** The invitation into region 2 that waits for person 3. */
export const INVITE_OF_MEMBER = 'SAMA-2RA9-KDWX'
