/** Price calls that a key may make in a quarter of an hour. [DEC-077] */
export const PRICE_CALLS_PER_WINDOW = 2000
/** That quarter, ms. [DEC-077] */
export const PRICE_WINDOW_MS = 900_000
/** Price calls that a key may make on a day of Moscow. [DEC-077] */
export const PRICE_CALLS_PER_DAY = 120_000
/** Keys of a region that work at the same time. */
export const KEYS_PER_REGION = 20
/** Requests of a key that its log has, the newest. */
export const REQUESTS_KEPT = 300
/** The longest name of a key, in UTF-16 units. */
export const KEY_NAME_LENGTH = 60
/** How long the old secret may be accepted beside the new one, hours. */
export const OVERLAPS_H = [0, 1, 24, 168] as const
