import { cartContract } from './cart'
import { notificationsContract } from './conversation/notifications'
import { productNotificationsContract } from './conversation/product-notifications'
import { surveysContract } from './conversation/surveys'
import { deliveryContract } from './delivery'
import { cartExtensions } from './extensions/cart'
import { orderExtensions } from './extensions/orders'
import { userCartExtensions } from './extensions/user-carts'
import { productNotificationExtensions } from './extensions/product-notifications'
import { ordersContract } from './orders'
import { companiesContract } from './people/companies'
import { invitesContract } from './people/invites'
import { regionsContract } from './regions'
import { userCartsContract } from './user-carts'

/** The calls of customers: their rows come with the code that only customers need. */
export const furtherContract = {
  ...companiesContract,
  ...invitesContract,
  ...regionsContract,
  ...deliveryContract,
  ...surveysContract,
  ...cartContract,
  ...userCartsContract,
  ...productNotificationsContract,
  ...ordersContract,
  ...notificationsContract,
  ...orderExtensions,
  ...cartExtensions,
  ...userCartExtensions,
  ...productNotificationExtensions,
} as const
