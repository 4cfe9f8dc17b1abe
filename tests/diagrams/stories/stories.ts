import type { Told } from './tell-story'
import { cartLostAnswer } from './told/cart-lost-answer'
import { companySetup } from './told/company-setup'
import { emptyList } from './told/empty-list'
import { goodsArrive } from './told/goods-arrive'
import { helpQuestion } from './told/help-question'
import { invite } from './told/invite'
import { login } from './told/login'
import { logoutUnsent } from './told/logout-unsent'
import { offline } from './told/offline'
import { orderGift } from './told/order-gift'
import { orderLogin } from './told/order-login'
import { orderOnce } from './told/order-once'
import { popupsOrder } from './told/popups-order'
import { popupsSetup } from './told/popups-setup'
import { priceConflict } from './told/price-conflict'
import { regionChange } from './told/region-change'
import { review } from './told/review'
import { saveCartLost } from './told/save-cart-lost'
import { searchLate } from './told/search-late'
import { sessionExpired } from './told/session-expired'
import { shopOpens } from './told/shop-opens'
import { survey } from './told/survey'

/** Every worked example of the atlas, as the index lists them. */
export const stories: readonly Told[] = [
  login,
  sessionExpired,
  orderLogin,
  logoutUnsent,
  regionChange,
  searchLate,
  emptyList,
  cartLostAnswer,
  saveCartLost,
  offline,
  priceConflict,
  orderOnce,
  orderGift,
  review,
  survey,
  invite,
  companySetup,
  goodsArrive,
  helpQuestion,
  popupsSetup,
  popupsOrder,
  shopOpens,
]
