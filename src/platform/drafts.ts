import { EMPTY_DRAFT, OrderDraft } from '../../model/order/draft'
import { storage } from './storage'

const keyOf = (userId: number, regionId: number) => `checkout/${userId}/${regionId}`

/** The draft of an order: belongs to (user, region), survives a reload, goes with the logout. [DEC-067] */
export function readDraft(userId: number, regionId: number): OrderDraft {
  const parsed = OrderDraft.safeParse(storage.read(keyOf(userId, regionId)))
  return parsed.success ? parsed.data : EMPTY_DRAFT
}
export const keepDraft = (userId: number, regionId: number, draft: OrderDraft): void => storage.write(keyOf(userId, regionId), draft)
