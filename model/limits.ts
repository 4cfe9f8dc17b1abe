/** Every business constant of the shop, each once. Durations in ms unless the name says otherwise. */

// Data and network
/** Pages activated again after this long refetch what they show. [CONST-001] */
export const STALE_AFTER_MS = 300_000
/** A price older than this is asked again when it is wanted. [DEC-056] */
export const PRICE_FRESH_MS = 300_000
/** A resource that nobody has watched for this long is dropped. */
export const EVICT_AFTER_MS = 600_000
/** Product ids in one question for prices. */
export const PRICES_PER_REQUEST = 200
/** A cart or a product that is opened waits so long for the next of its prices, then it is shown without them. */
export const PRICES_WAIT_MS = 3_500
/** A page that is opened waits so long for what the bars above it say, then it is drawn without. */
export const BARS_WAIT_MS = 5_000
/** The total of a cart that is opened waits so long for the gift, then it is shown with room for it. */
export const GIFT_WAIT_MS = 1_000
/** How often a failed read or keyed write is sent again. [CONST-004] */
export const RETRIES = 3
/** The first pause before a call is sent again; doubled each time. [DEC-005] */
export const RETRY_PAUSE_MS = 300
/** A Retry-After longer than this is not waited for. */
export const RETRY_AFTER_MAX_MS = 10_000
/** A call without an answer for this long is given up. */
export const CALL_TIMEOUT_MS = 30_000
/** The same for a form with files, which may travel over a slow line. */
export const UPLOAD_TIMEOUT_MS = 300_000
/** After this long a profile that was not answered is asked for again. [DEC-007] */
export const ASK_AGAIN_MS = 15_000
/** How long the bearer token of the token strategy is kept, in seconds. [CONST-004] */
export const TOKEN_MAX_AGE_S = 31_104_000
/** Notifications are asked for this often. [CONST-006] */
export const NOTIFICATION_POLL_MS = 1_000_000
/** The page of an order asks for its status this often while it is visible. [DEC-024] */
export const ORDER_POLL_MS = 15_000
/** A chunk that does not load reloads the page, at most this often. [ERROR-006] */
export const CHUNK_RELOAD_EVERY_MS = 60_000
/** Pages are prefetched when the browser has been idle for at most this long. [CONST-011] */
export const PREFETCH_IDLE_MS = 2000

// Loading marks
/** Loaders appear after this. [DEC-059, CONST-011] */
export const LOADER_DELAY_MS = 200
/** A loader, once shown, stays at least this long. [DEC-059, CONST-011] */
export const LOADER_MIN_MS = 200
/** The cart's progress bar moves at most this often. [CONST-011] */
export const PROGRESS_THROTTLE_MS = 200

// Cart and order
/** Two clicks within this are one double click, as Windows counts by default. */
export const DOUBLE_CLICK_MS = 500
/** A quantity is written when its field has rested this long. [DEC-020] */
export const TYPING_PAUSE_MS = 400
/** So long a cart that was read is not read again for a look at it, ms: another device may have written since. [DEC-020] */
export const CART_FRESH_MS = 15_000
/** After a write without an answer the queue rests this long, twice as long each time. */
export const REST_PAUSE_MS = 5_000
/** The longest of these rests. */
export const REST_PAUSE_MAX_MS = 60_000
/** While a logout waits for what other tabs have to send, it looks again this often. [DEC-010] */
export const LOOK_AGAIN_MS = 1_000
/** So long after it was sent an order may be unknown to who writes to its cart; later he knows of it. [DEC-020, DEC-022] */
export const ORDER_UNHEARD_MS = 120_000
/** An order that is sent waits this long for the answer to the question whether an earlier one is there. [DEC-022] */
export const LOOKUP_WAIT_MS = 5_000
/** An order waits this long for its turn while another tab of the browser sends one: as long as a call with its retries may take. [DEC-022] */
export const TURN_WAIT_MS = (RETRIES + 1) * CALL_TIMEOUT_MS + RETRIES * RETRY_AFTER_MAX_MS
/** A cart that starts waits this long for the wishes of a page that is going; a living tab keeps its own. [DEC-020] */
export const HANDOVER_WAIT_MS = 500
/** An operation of the browser's database that takes longer is taken for failed, ms. [DEC-020] */
export const DATABASE_WAIT_MS = 500
/** The same for the database of the demo, ms. */
export const DEMO_DATABASE_WAIT_MS = 2000
/** Among so many of the newest orders of a region the one without an answer is looked for. [DEC-022] */
export const LOOKUP_ORDERS = 20
/** Cart writes under way at once. [DEC-020] */
export const WRITES_IN_FLIGHT = 6
/** Lines of one cart write at most. [DEC-020] */
export const LINES_PER_WRITE = 500
/** Lines of one cart at most. */
export const LINES_PER_CART = 2000
/** Lines of one order at most. */
export const LINES_PER_ORDER = 1000
/** The longest note of a cart line, in characters. */
export const NOTE_LENGTH = 200
/** A quantity that people may type. */
export const QUANTITY_MAX = 999_999
/** The discount for collecting, in percent. [CONST-007, DEC-015] */
export const ADDITIONAL_DISCOUNT_PERCENT = 2
/** Orders on one page of the history. [CONST-013] */
export const ORDERS_PER_PAGE = 60
/** Pages of the history that are read at once for a file. */
export const ORDER_PAGES_PER_SLICE = 4
/** Orders that one file holds at most. */
export const ORDERS_FILE_MAX = 20_000
/** Documents on a page of their register. */
export const DOCUMENTS_PER_PAGE = 50
/** News on a page of their list. */
export const NEWS_PAGE_SIZE = 20
/** The longest description of an order, in characters. */
export const DESCRIPTION_LENGTH = 1000
/** The longest name of the contact of an order, in characters. [DEC-067] */
export const CONTACT_NAME_LENGTH = 100
/** The longest number that a buyer gives an order of his own, in characters. [DEC-069] */
export const BUYER_NUMBER_LENGTH = 50
/** The same goods ordered for a region within this time are asked about first. */
export const SAME_ORDER_MS = 15 * 60_000
/** Saved carts made by a manager are flagged this long. [CONST-002] */
export const SAVED_CART_FLAG_MS = 7 * 86_400_000
/** Saved carts of one person at most. */
export const SAVED_CARTS_MAX = 100
/** Lines of one saved cart at most. */
export const LINES_PER_SAVED_CART = 1000
/** The longest name of a saved cart, in UTF-16 units. */
export const SAVED_CART_NAME_LENGTH = 100
/** A saved cart that was deleted comes back within this. */
export const SAVED_CART_BACK_MS = 86_400_000

// Toasts
/** A plain toast leaves by itself after this. [CONST-005] */
export const TOAST_MS = 2000
/** A toast of a notification. [CONST-005] */
export const NOTIFICATION_TOAST_MS = 4000
/** A toast of a promotion. [CONST-005] */
export const PROMO_TOAST_MS = 25_000

// Lists
/** Choices of the cookie productsPerPage; the first is the default. [CONST-015, DEC-052] */
export const PRODUCTS_PER_PAGE = [24, 48, 96] as const
/** Similar goods under a product. [CONST-013] */
export const SIMILAR_PRODUCTS = 4
/** Goods that may stand for a product, and goods for which it may stand, under its page. */
export const ANALOGS_SHOWN = 12
/** Goods of a promotion in one answer. [CONST-013] */
export const PROMOTION_PRODUCTS = 200
/** Banners in one answer. [CONST-013] */
export const BANNERS = 10
/** So many notifications are shown at first, and more each time they are asked for. */
export const NOTIFICATIONS_SHOWN = 50
/** Notifications that one call marks as read at most. */
export const NOTIFICATIONS_PER_MARK = 1000
/** Promo notifications in one answer. [CONST-013] */
export const PROMO_NOTIFICATIONS = 1
/** Last-seen products in local storage, the most recent last. [CONST-014] */
export const LAST_SEEN_LENGTH = 20
/** Hits of the external search in one answer. [CONST-008] */
export const SEARCH_RESULTS = 24
/** Names of its hits are cut after this many characters. [CONST-008] */
export const SEARCH_NAME_LENGTH = 56
/** Any other text that is cut keeps this many characters (grapheme clusters) unless told otherwise. [CONST-008] */
export const TRIM_LENGTH = 200
/** The longest description that a page gives search engines, in characters. */
export const META_DESCRIPTION_LENGTH = 200
/** Columns of the category menu. [CONST-010] */
export const CATEGORY_MENU_COLUMNS = 2
/** Up to and with this width of the window the category menu opens by a click, above it by hover too. [NAV-013, CONST-010] */
export const CATEGORY_MENU_HOVER_MIN_PX = 1200
/** The root category that no menu shows; its address works. [NAV-013, DEC-054] */
export const HIDDEN_CATEGORY_SLUG = 'zapcasti'

/** The most brands that one question for products may hold. */
export const BRANDS_PER_QUERY = 100
/** The most promotions that it may hold. */
export const ACTIONS_PER_QUERY = 50
/** The most filters that it may hold. */
export const FILTERS_PER_QUERY = 50
/** The longest words searched for, in UTF-16 units. */
export const SEARCH_LENGTH = 200
/** The last page that may be asked for, counted from 1. */
export const PAGE_MAX = 1_000_000
/** Pages of one list that stand below one another at most; the next ones are gone on to. */
export const PAGES_AT_ONCE = 10

/** Earlier queries that are kept in this browser. */
export const RECENT_QUERIES = 8
/** Sections, and brands, that the search offers beside the products. */
export const HIT_GROUP_MAX = 4

// Price lists
/** Products that one file of prices holds at most. */
export const PRICE_LIST_MAX = 50_000
/** Products that a price list on paper holds at most: about thirty sheets. */
export const PAPER_LIST_MAX = 1_000
/** Pages of the catalogue in one slice of a price list, asked for at once; its prices are so many calls as well at most. */
export const PAGES_PER_SLICE = 6
/** Rows that are written into a file before others have their turn. */
export const ROWS_PER_TURN = 100

// Comparison
/** Products that are compared at once. */
export const COMPARED_MAX = 6

// Entry by article
/** Suggestions are asked for when the field has rested this long. */
export const SUGGEST_PAUSE_MS = 150
/** Products that are offered for a row whose article no product has. */
export const SIMILAR_SHOWN = 3
/** Suggestions in the list under the field. */
export const SUGGESTIONS_SHOWN = 8
/** From so many characters on the search service is asked; one's own history from the first. */
export const SUGGEST_SEARCH_MIN = 2
/** What is typed and not entered is kept for a reload this long after a key. */
export const BEGUN_LINE_PAUSE_MS = 300
/** The longest text of the field, in UTF-16 units. */
export const ENTRY_LENGTH = 120
/** A scanner types a character in at most this long; people do not. */
export const SCAN_KEY_MS = 30
/** The shortest code that a scanner reads, in characters. */
export const SCAN_LENGTH_MIN = 4
/** A cart that was not ready to take a line is offered it again after this. */
export const OFFER_AGAIN_MS = 500
/** Entries that stay to be seen and undone. */
export const ENTRIES_SHOWN = 3
/** Pasted rows to be looked at that are listed before all of them are asked for. */
export const ODD_ROWS_SHOWN = 100
/** Rows that may be pasted at once. */
export const LINES_PER_PASTE = 1000
/** The largest file with a table that is read into the entry, bytes. */
export const TABLE_FILE_BYTES = 10 * 1024 * 1024
/** The largest part of a workbook once it is unpacked, bytes. */
export const TABLE_PART_BYTES = 100 * 1024 * 1024
/** Rows of a file that are looked through for ordered ones: a price list of all goods and its head. */
export const TABLE_FILE_ROWS = 50_100
/** Pasted rows that are looked up by one call. */
export const ROWS_PER_LOOKUP = 50
/** Articles in one question for products: a row has two readings at most. */
export const ARTICLES_PER_REQUEST = 100
/** Rows that are searched for at once where the server knows no such call, and those that the list names. */
export const LOOKUPS_AT_ONCE = 6
/** Products that the entry loads at once. */
export const PRODUCTS_PER_LOAD = 50
/** As many of them at once where each is a call of its own. */
export const LOADS_AT_ONCE = 24

// Conversations
/** The help centre searches from this many characters on. [CONST-012] */
export const HELP_QUERY_MIN = 2
/** It searches when its field has rested this long. [CONST-012] */
export const HELP_DEBOUNCE_MS = 500
/** Suggestions of the help centre that are shown at most. */
export const HELP_SHOWN = 10
/** Questions in the review of an order. [CONST-003] */
export const REVIEW_QUESTIONS = 4
/** The longest comment of a review, in UTF-16 units. [CONST-003] */
export const REVIEW_COMMENT_LENGTH = 1000
/** A logout waits so long until the server has heard that the popup of an order was seen. [DEC-048] */
export const TELL_WAIT_MS = 2_000
/** The best mark; the worst is 0. [CONST-003] */
export const STARS_MAX = 5
/** Width of the review popup in px. [NAV-023, CONST-003] */
export const REVIEW_WIDTH_PX = { min: 320, max: 552 } as const
/** The longest own text of a survey's answer, in UTF-16 units. */
export const TEXT_ANSWER_LENGTH = 1000
/** So long somebody has been in the cabinet before a survey comes over it by itself. [DEC-049] */
export const SURVEY_OFFER_MS = 20_000
/** Width of the survey popup in px. [NAV-024] */
export const SURVEY_WIDTH_PX = 552
/** Width of the login popup in px. [NAV-018] */
export const LOGIN_WIDTH_PX = { min: 320, max: 380 } as const
/** Width of the popups of the company's set-up in px. */
export const SETUP_WIDTH_PX = 520
/** Width of the support popup in px. [NAV-019] */
export const SUPPORT_WIDTH_PX = { min: 320, max: 400 } as const

// People
/** The longest name of a user, in UTF-16 units. */
export const USER_NAME_LENGTH = 100
/** The longest name of a company, in UTF-16 units. */
export const COMPANY_NAME_LENGTH = 200
/** Why a region did not pass the moderation, characters. */
export const REFUSAL_REASON_LENGTH = 300
/** How many digits a phone has. [CONST-009, DEC-042] */
export const PHONE_DIGITS = { min: 11, max: 15 } as const
/** The longest e-mail address, in characters. [DEC-042] */
export const EMAIL_LENGTH = 254
/** The INN of a registration is asked about when the typing has rested this long. */
export const INN_CHECK_PAUSE_MS = 400
/** Digits of a confirmation code. [DEC-037] */
export const CODE_LENGTH = 6
/** An invitation can be accepted this long. [DEC-040] */
export const INVITE_LIFE_MS = 7 * 86_400_000
/** A bearer of the token strategy is good this long; what refreshes it lasts as long as the login. [DEC-004] */
export const BEARER_LIFE_MS = 900_000
/** A login link can be used this long. [DEC-039] */
export const LOGIN_LINK_LIFE_MS = 300_000
/** A code can be used this long. [DEC-037] */
export const CODE_LIFE_MS = 600_000
/** Tries that a code bears. [DEC-037] */
export const CODE_ATTEMPTS = 5
/** Another code may be asked for after this. [DEC-037] */
export const CODE_RESEND_MS = 60_000
/** The shortest password, in characters (code points). [DEC-037] */
export const PASSWORD_LENGTH_MIN = 8
/** The user who sees the last link of the sidebar. [NAV-016] */
export const SPECIAL_SIDEBAR_USER_ID = 2
