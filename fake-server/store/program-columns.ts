import type { ApiRight } from '../../model/api-key/api-key'
import { list } from './table'

/** What a buyer's own programs call by, and what they asked. Moments are ms, 0 is «none». */
export const programColumns = {
  /**
   * Keys for programs. `user_id`: in whose name they act; `digest`, `previous`: of the secret and of the one before it, '' where there is
   * none. `used_at`, the counts of price calls and since when they are counted change with each call.
   */
  apiKey: {
    id: Number,
    region_id: Number,
    user_id: Number,
    name: String,
    rights: list<ApiRight>(),
    prefix: String,
    digest: String,
    previous: String,
    previous_until: Number,
    at: Number,
    expires_at: Number,
    revoked_at: Number,
    used_at: Number,
    window_at: Number,
    window_count: Number,
    day: String,
    day_count: Number,
  },
  /** Requests that were made with keys, the newest of each. */
  apiRequest: { id: Number, key_id: Number, at: Number, method: String, path: String, status: Number },
  /** The price list by link of a region, by the region's id; `user_id`: who made it. */
  priceLink: { id: Number, user_id: Number, digest: String, at: Number, used_at: Number },
} as const
