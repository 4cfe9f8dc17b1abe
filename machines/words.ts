import { appNames } from './app/app.names'
import { sessionNames } from './session/session.names'
import { loginFormNames } from './session/login-form.names'
import { searchNames } from './search/search.names'
import { dropAdviceNames } from './drop-advice/drop-advice.names'
import { customerCodeNames } from './customer-code/customer-code.names'
import { customerNames } from './customer/customer.names'
import { regionsNames } from './regions/regions.names'
import { pricesNames } from './prices/prices.names'
import { cartGiftNames } from './prices/cart-gift.names'
import { cartNames } from './cart/cart.names'
import { quickEntryNames } from './quick-entry/quick-entry.names'
import { checkoutNames } from './checkout/checkout.names'
import { orderCheckNames } from './checkout/order-check.names'
import { notificationsNames } from './notifications/notifications.names'
import { promoNotificationNames } from './notifications/promo-notification.names'
import { companySetupNames } from './company-setup/company-setup.names'
import { helpWidgetNames } from './help-widget/help-widget.names'
import { inviteNames } from './invite/invite.names'
import { reviewNames } from './review/review.names'
import { surveyNames } from './survey/survey.names'
import { cancellationNames } from './order/cancellation.names'
import { giftNames } from './order/gift.names'
import { refillNames } from './refill/refill.names'
import { savedCartsNames } from './saved-carts/saved-carts.names'
import { savedCartNames } from './saved-carts/saved-cart.names'
import { savedLinesNames } from './saved-carts/saved-lines.names'
import { savedLineNames } from './saved-carts/saved-line.names'
import { cartSavingNames } from './saved-carts/cart-saving.names'
import { productSavingNames } from './saved-carts/product-saving.names'
import { priceListNames } from './price-list/price-list.names'
import { deliveryNames } from './delivery/delivery.names'
import { favoritesNames } from './favorites/favorites.names'
import { productNotificationsNames } from './product-notifications/product-notifications.names'
import { productNotificationNames } from './product-notifications/product-notification.names'
import { openingNames } from './opening/opening.names'
import { overlayNames } from './overlay/overlay.names'
import { toasterNames } from './toaster/toaster.names'
import { navigationNames } from './navigation/navigation.names'
import { connectivityNames } from './connectivity/connectivity.names'
import { connectionCheckNames } from './connectivity/connection-check.names'
import { cookieNoticeNames } from './cookie-notice/cookie-notice.names'
import { resourcesNames } from './resource/resources.names'
import { resourceNames } from './resource/resource.names'
import type { AnyNames } from './support/names'

/** The words of every machine by its id, in the order of `all`; the machines do not come along. */
export const words: ReadonlyMap<string, AnyNames> = new Map([
  ['app', appNames],
  ['session', sessionNames],
  ['loginForm', loginFormNames],
  ['search', searchNames],
  ['dropAdvice', dropAdviceNames],
  ['customerCode', customerCodeNames],
  ['customer', customerNames],
  ['regions', regionsNames],
  ['prices', pricesNames],
  ['cartGift', cartGiftNames],
  ['cart', cartNames],
  ['quickEntry', quickEntryNames],
  ['checkout', checkoutNames],
  ['orderCheck', orderCheckNames],
  ['notifications', notificationsNames],
  ['promoNotification', promoNotificationNames],
  ['companySetup', companySetupNames],
  ['helpWidget', helpWidgetNames],
  ['invite', inviteNames],
  ['review', reviewNames],
  ['survey', surveyNames],
  ['cancellation', cancellationNames],
  ['gift', giftNames],
  ['refill', refillNames],
  ['savedCarts', savedCartsNames],
  ['savedCart', savedCartNames],
  ['savedLines', savedLinesNames],
  ['savedLine', savedLineNames],
  ['cartSaving', cartSavingNames],
  ['productSaving', productSavingNames],
  ['priceList', priceListNames],
  ['delivery', deliveryNames],
  ['favorites', favoritesNames],
  ['productNotifications', productNotificationsNames],
  ['productNotification', productNotificationNames],
  ['opening', openingNames],
  ['overlay', overlayNames],
  ['toaster', toasterNames],
  ['navigation', navigationNames],
  ['connectivity', connectivityNames],
  ['connectionCheck', connectionCheckNames],
  ['cookieNotice', cookieNoticeNames],
  ['resources', resourcesNames],
  ['resource', resourceNames],
])
