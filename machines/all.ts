import type { AnyStateMachine } from 'xstate'
import { appMachine } from './app/app.machine'
import { appNames } from './app/app.names'
import { cartMachine } from './cart/cart.machine'
import { cartNames } from './cart/cart.names'
import { checkoutMachine } from './checkout/checkout.machine'
import { checkoutNames } from './checkout/checkout.names'
import { connectivityMachine } from './connectivity/connectivity.machine'
import { connectivityNames } from './connectivity/connectivity.names'
import { cookieNoticeMachine } from './cookie-notice/cookie-notice.machine'
import { cookieNoticeNames } from './cookie-notice/cookie-notice.names'
import { deliveryMachine } from './delivery/delivery.machine'
import { deliveryNames } from './delivery/delivery.names'
import { favoritesMachine } from './favorites/favorites.machine'
import { favoritesNames } from './favorites/favorites.names'
import { navigationMachine } from './navigation/navigation.machine'
import { navigationNames } from './navigation/navigation.names'
import { cancellationMachine } from './order/cancellation.machine'
import { cancellationNames } from './order/cancellation.names'
import { overlayMachine } from './overlay/overlay.machine'
import { overlayNames } from './overlay/overlay.names'
import { pricesMachine } from './prices/prices.machine'
import { pricesNames } from './prices/prices.names'
import { quickEntryMachine } from './quick-entry/quick-entry.machine'
import { quickEntryNames } from './quick-entry/quick-entry.names'
import { regionsMachine } from './regions/regions.machine'
import { regionsNames } from './regions/regions.names'
import { resourceMachine } from './resource/resource.machine'
import { resourceNames } from './resource/resource.names'
import { resourcesMachine } from './resource/resources.machine'
import { resourcesNames } from './resource/resources.names'
import { loginFormMachine } from './session/login-form.machine'
import { loginFormNames } from './session/login-form.names'
import { sessionMachine } from './session/session.machine'
import { sessionNames } from './session/session.names'
import type { AnyNames } from './support/names'
import { toasterMachine } from './toaster/toaster.machine'
import { toasterNames } from './toaster/toaster.names'

/** Every machine once, with its words: the chart lint, the pictures and the inspector read this. */
export const all: readonly { machine: AnyStateMachine; names: AnyNames }[] = [
  { machine: appMachine, names: appNames },
  { machine: sessionMachine, names: sessionNames },
  { machine: loginFormMachine, names: loginFormNames },
  { machine: regionsMachine, names: regionsNames },
  { machine: pricesMachine, names: pricesNames },
  { machine: cartMachine, names: cartNames },
  { machine: quickEntryMachine, names: quickEntryNames },
  { machine: checkoutMachine, names: checkoutNames },
  { machine: cancellationMachine, names: cancellationNames },
  { machine: deliveryMachine, names: deliveryNames },
  { machine: favoritesMachine, names: favoritesNames },
  { machine: overlayMachine, names: overlayNames },
  { machine: toasterMachine, names: toasterNames },
  { machine: navigationMachine, names: navigationNames },
  { machine: connectivityMachine, names: connectivityNames },
  { machine: cookieNoticeMachine, names: cookieNoticeNames },
  { machine: resourcesMachine, names: resourcesNames },
  { machine: resourceMachine, names: resourceNames },
]
