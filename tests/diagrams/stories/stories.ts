import type { Told } from './tell-story'
import { cartLostAnswer } from './told/cart/cart-lost-answer'
import { companySetup } from './told/login/company-setup'
import { emptyList } from './told/cart/empty-list'
import { goodsArrive } from './told/frame/goods-arrive'
import { helpQuestion } from './told/frame/help-question'
import { invite } from './told/login/invite'
import { login } from './told/login/login'
import { loginOther } from './told/login/login-other'
import { logoutUnsent } from './told/login/logout-unsent'
import { offline } from './told/frame/offline'
import { orderGift } from './told/order/order-gift'
import { orderLogin } from './told/order/order-login'
import { orderOnce } from './told/order/order-once'
import { popupsOrder } from './told/frame/popups-order'
import { popupsSetup } from './told/frame/popups-setup'
import { priceConflict } from './told/order/price-conflict'
import { regionChange } from './told/cart/region-change'
import { review } from './told/order/review'
import { saveCartLost } from './told/cart/save-cart-lost'
import { searchLate } from './told/cart/search-late'
import { sessionExpired } from './told/login/session-expired'
import { shopOpens } from './told/frame/shop-opens'
import { signLostAnswer } from './told/documents/sign-lost-answer'
import { survey } from './told/frame/survey'

/** Every worked example of the atlas, as the index lists them. */
export const stories: readonly Told[] = [
  login,
  sessionExpired,
  loginOther,
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
  signLostAnswer,
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
