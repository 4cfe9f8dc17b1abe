import { cartContract } from './cart'
import { cloudContract } from './content/cloud'
import { jobsContract } from './content/jobs'
import { vehiclesContract } from './content/vehicles'
import { helpContract } from './conversation/help'
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
import { registrationContract } from './people/registration'
import { usersContract } from './people/users'
import { regionsContract } from './regions'
import { userCartsContract } from './user-carts'

/** All other calls: those of customers, and of pages that few open. */
export const furtherContract = {
  ...usersContract,
  ...registrationContract,
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
  ...helpContract,
  ...jobsContract,
  ...cloudContract,
  ...vehiclesContract,
  ...orderExtensions,
  ...cartExtensions,
  ...userCartExtensions,
  ...productNotificationExtensions,
} as const
