import { describe, expect, it } from 'vitest'
import { REGION_ACTIVE, REGION_BLOCKED, REGION_MODERATED } from '../../model/company/region'
import * as limits from '../../model/limits'

const MINUTE = 60_000

describe('the constants of section 9', () => {
  it.each<[string, unknown, unknown]>([
    ['refetch after five minutes [CONST-001]', limits.STALE_AFTER_MS, 300_000],
    ['a price is fresh for five minutes [DEC-056]', limits.PRICE_FRESH_MS, 5 * MINUTE],
    ['manager’s saved carts are flagged for seven days [CONST-002]', limits.SAVED_CART_FLAG_MS, 7 * 24 * 60 * MINUTE],
    ['four questions of a review [CONST-003]', limits.REVIEW_QUESTIONS, 4],
    ['its width [CONST-003]', limits.REVIEW_WIDTH_PX, { min: 320, max: 552 }],
    ['its comment [CONST-003]', limits.REVIEW_COMMENT_LENGTH, 1000],
    ['its stars [CONST-003]', limits.STARS_MAX, 5],
    ['the token lives 360 days [CONST-004]', limits.TOKEN_MAX_AGE_S, 31_104_000],
    ['three retries [CONST-004]', limits.RETRIES, 3],
    ['a toast [CONST-005]', limits.TOAST_MS, 2000],
    ['a toast of a notification [CONST-005]', limits.NOTIFICATION_TOAST_MS, 4000],
    ['a toast of a promotion [CONST-005]', limits.PROMO_TOAST_MS, 25_000],
    ['notifications are polled [CONST-006]', limits.NOTIFICATION_POLL_MS, 1_000_000],
    ['the discount for collecting [CONST-007]', limits.ADDITIONAL_DISCOUNT_PERCENT, 2],
    ['text is trimmed to [CONST-008]', limits.TRIM_LENGTH, 200],
    ['search results [CONST-008]', limits.SEARCH_RESULTS, 24],
    ['names in them [CONST-008]', limits.SEARCH_NAME_LENGTH, 56],
    ['digits of a phone [CONST-009] [DEC-042]', limits.PHONE_DIGITS, { min: 11, max: 15 }],
    ['columns of the category menu [CONST-010]', limits.CATEGORY_MENU_COLUMNS, 2],
    ['the width of its breakpoint [CONST-010]', limits.CATEGORY_MENU_HOVER_MIN_PX, 1200],
    ['the hidden category [CONST-010]', limits.HIDDEN_CATEGORY_SLUG, 'zapcasti'],
    ['the progress bar of the cart [CONST-011]', limits.PROGRESS_THROTTLE_MS, 200],
    ['loaders appear after [CONST-011] [DEC-059]', limits.LOADER_DELAY_MS, 200],
    ['and stay at least [CONST-011] [DEC-059]', limits.LOADER_MIN_MS, 200],
    ['prefetching waits for an idle browser at most [CONST-011]', limits.PREFETCH_IDLE_MS, 2000],
    ['help is searched from so many characters [CONST-012]', limits.HELP_QUERY_MIN, 2],
    ['after so long a pause [CONST-012]', limits.HELP_DEBOUNCE_MS, 500],
    ['orders on a page [CONST-013]', limits.ORDERS_PER_PAGE, 60],
    ['products of a promotion [CONST-013]', limits.PROMOTION_PRODUCTS, 200],
    ['banners [CONST-013]', limits.BANNERS, 10],
    ['similar products [CONST-013]', limits.SIMILAR_PRODUCTS, 4],
    ['promo notifications [CONST-013]', limits.PROMO_NOTIFICATIONS, 1],
    ['last seen products [CONST-014]', limits.LAST_SEEN_LENGTH, 20],
    ['products on a page, the default first [CONST-015] [DEC-052]', limits.PRODUCTS_PER_PAGE, [24, 48, 96]],
    ['statuses of a region [CONST-017]', [REGION_MODERATED, REGION_ACTIVE, REGION_BLOCKED], [0, 1, 99]],
    ['the user with the last sidebar link [CONST-017]', limits.SPECIAL_SIDEBAR_USER_ID, 2],
  ])('%s', (_, value, expected) => expect(value).toEqual(expected))
})

describe('the constants of the decisions and of the popups', () => {
  it.each<[string, unknown, unknown]>([
    ['typing coalesces [DEC-020]', limits.TYPING_PAUSE_MS, 400],
    ['cart writes in flight [DEC-020]', limits.WRITES_IN_FLIGHT, 6],
    ['digits of a code [DEC-037]', limits.CODE_LENGTH, 6],
    ['life of a code [DEC-037]', limits.CODE_LIFE_MS, 10 * MINUTE],
    ['attempts at a code [DEC-037]', limits.CODE_ATTEMPTS, 5],
    ['a code is sent again after [DEC-037]', limits.CODE_RESEND_MS, MINUTE],
    ['characters of a password [DEC-037]', limits.PASSWORD_LENGTH_MIN, 8],
    ['characters of an e-mail [DEC-042]', limits.EMAIL_LENGTH, 254],
    ['the width of the login popup [NAV-018]', limits.LOGIN_WIDTH_PX, { min: 320, max: 380 }],
    ['the width of the support popup [NAV-019]', limits.SUPPORT_WIDTH_PX, { min: 320, max: 400 }],
    ['a chunk that does not load reloads the page at most once in [ERROR-006]', limits.CHUNK_RELOAD_EVERY_MS, MINUTE],
  ])('%s', (_, value, expected) => expect(value).toEqual(expected))
})
