import { ApiError } from '../../model/api-error'
import { NO_WORDS } from '../../model/order/draft'
import { NEW_SURVEY } from '../../model/survey-review/survey-draft'
import { keptRow } from '../platform/kept-row'
import { productOf } from '../support/goods'
import { price } from '../support/plain-goods'
import { surveyOf } from '../support/conversations/surveys'
import { refillOutputs } from './refill/refill-world'
import { reviewOutputs } from './review/review-world'
import { savedInput, savedOutputs } from './saved-carts/saved-laws'
import { helpOutputs } from './help-widget/help-law'
import { inviteOutputs } from './invite/invite-law'
import { searchOutputs } from './search/search-law'

/** What every machine is begun with: each reads what it knows. */
export const INPUT = {
  subject: 1,
  content: 'unknown',
  wait: 500,
  userId: 1,
  user: { id: 1, registration_not_complete: true, last_company_id: null },
  isHeld: false,
  orderId: 1,
  tab: 't',
  regionId: 1,
  holds: [],
  remembered: null,
  path: '/',
  code: 'AAAA-2222',
  isGuest: false,
  name: 'products.get',
  args: {},
  ...savedInput,
  source: { kind: 'goods', goods: [productOf(1)] },
  goods: [productOf(1), productOf(2)],
  head: { shop: '', buyer: '', filter: [] },
  rounds: [['a', 'b'], ['c']],
}

/** What an effect of this name answers where it succeeds; anything else answers with nothing of use to anybody. */
export const outputs: Readonly<Record<string, unknown>> = {
  loadUser: { id: 1, registration_not_complete: true, last_company_id: null },
  loadTyped: { inn: '500100732259', kpp: '', company_name: 'a', store_city_id: 1, made: null },
  checkInn: 0,
  createCompany: { id: 2, company_name: 'a' },
  lookForRegion: false,
  loadRegions: [1, 2, 3].map((number) => ({ id: number, status: number === 3 ? 99 : 1, favorite: 0 })),
  loadCart: { items: [], version: 1 },
  loadWishes: [],
  checkElsewhere: { unsent: 1, refused: ['t-1'] },
  loadOrphaned: [],
  loadPrices: [price(1)],
  searchGoods: [2, 3].map((number) => ({ id: number, article: `Z-${number}`, name: 'a', brand: '', image: null })),
  searchLines: { found: [[{ id: 2, article: 'Z-2', name: 'a', brand: '', image: null }], []], products: [productOf(2)] },
  loadRows: [
    keptRow('Z-2 4'),
    { text: 'Z-1', productId: 1, quantity: 4, isScan: false, isTyped: true, reason: null, mayRepeat: false },
    { text: '!', productId: null, quantity: null, isScan: false, isTyped: false, reason: 'Нет', mayRepeat: true },
    { text: 'Z-3', productId: null, quantity: null, isScan: false, isTyped: true, reason: null, mayRepeat: false },
  ],
  gatherRows: [1, 2].map((regionId) => ({ regionId, rows: [keptRow('Z-2 4')] })),
  loadProducts: [productOf(1), productOf(2)],
  loadFavorites: [1, 2],
  loadNotifications: [1, 2].map((number) => ({
    id: number,
    created_at: '2026-11-21T10:00:00Z',
    read_at: number === 2 ? '2026-11-21T11:00:00Z' : null,
  })),
  loadPromo: { id: 1 },
  ...reviewOutputs,
  loadSurvey: surveyOf(1),
  readDraft: NEW_SURVEY,
  loadPlaces: { addresses: [{ id: 1, is_primary: 1 }], pickups: [], chosen: { addressId: 3, pickupId: null } },
  loadDraft: { ...NO_WORDS, uuid: 'uuid-0', isSent: true },
  loadUuid: { uuid: 'uuid-1' },
  findOrder: null,
  placeOrder: { id: 1 },
  askGift: { gift: true },
  lookUp: true,
  loadGift: { title: 'Фильтр', isEarned: false, lacks: 100 },
  ...refillOutputs,
  ...savedOutputs,
  createNotification: { id: 7 },
  removeNotification: null,
  checkNotification: null,
  ...searchOutputs,
  ...inviteOutputs,
  ...helpOutputs,
  countLists: [{ count: 0 }, { error: new ApiError(503, '') }],
  loadSlice: { rows: [], next: null, total: 1 },
  saveFile: 'list.xlsx',
  loadConsent: false,
  load: {},
}
/** How an effect may end otherwise. */
export const failures = [0, 401, 404, 409, 422, 503].map((status) => new ApiError(status, '', { details: { lines: [] } }))
