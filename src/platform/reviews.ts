import * as z from 'zod/mini'
import { Id } from '../../model/id'
import { ReviewDraft } from '../../model/survey-review/reviewed-order'
import type { SeenOrder } from '../../machines/review/review.steps'
import { sessionValues, storage } from './storage'

/** What is kept of a user's reviews while the page is reloaded; it goes with the logout. */
export type ReviewStore = {
  /** null: none was begun, or none that can be read. */
  readDraft: (userId: number, orderId: number) => ReviewDraft | null
  /** null forgets it. */
  keepDraft: (userId: number, orderId: number, draft: ReviewDraft | null) => void
  /** Orders whose popup this tab showed, as long as the server has not heard of it. */
  readSeen: (userId: number) => readonly SeenOrder[]
  keepSeen: (userId: number, seen: readonly SeenOrder[]) => void
}

const draftKey = (userId: number, orderId: number) => `review/${userId}/${orderId}`
const seenKey = (userId: number) => `review-seen/${userId}`
const Seen = z.array(z.object({ orderId: Id, regionId: Id }))

/** In the browser: drafts are shared by the tabs, what was seen belongs to one. [DEC-048] */
export const browserReviews: ReviewStore = {
  readDraft: (userId, orderId) => {
    const parsed = ReviewDraft.safeParse(storage.read(draftKey(userId, orderId)))
    return parsed.success ? parsed.data : null
  },
  keepDraft: (userId, orderId, draft) =>
    draft ? storage.write(draftKey(userId, orderId), draft) : storage.remove(draftKey(userId, orderId)),
  readSeen: (userId) => {
    const parsed = Seen.safeParse(sessionValues.read(seenKey(userId)))
    return parsed.success ? parsed.data : []
  },
  keepSeen: (userId, seen) => (seen.length > 0 ? sessionValues.write(seenKey(userId), seen) : sessionValues.remove(seenKey(userId))),
}

/** The same in memory, for tests. */
export function memoryReviews(): ReviewStore {
  const drafts = new Map<string, ReviewDraft>()
  const seenBy = new Map<number, readonly SeenOrder[]>()
  return {
    readDraft: (userId, orderId) => drafts.get(draftKey(userId, orderId)) ?? null,
    keepDraft: (userId, orderId, draft) =>
      void (draft ? drafts.set(draftKey(userId, orderId), draft) : drafts.delete(draftKey(userId, orderId))),
    readSeen: (userId) => seenBy.get(userId) ?? [],
    keepSeen: (userId, seen) => void seenBy.set(userId, seen),
  }
}
