import { cartContract } from './cart'
import { categoriesContract } from './categories'
import { cloudContract } from './content/cloud'
import { configContract } from './content/config'
import { externalContract } from './content/external'
import { jobsContract } from './content/jobs'
import { promotionsContract } from './content/promotions'
import { vehiclesContract } from './content/vehicles'
import { helpContract } from './conversation/help'
import { notificationsContract } from './conversation/notifications'
import { productNotificationsContract } from './conversation/product-notifications'
import { surveysContract } from './conversation/surveys'
import { deliveryContract } from './delivery'
import type { ArgsOf, OptionsOf, OutputOf } from './endpoint'
import { cartExtensions } from './extensions/cart'
import { contentExtensions } from './extensions/content'
import { orderExtensions } from './extensions/orders'
import { productNotificationExtensions } from './extensions/product-notifications'
import { productExtensions } from './extensions/products'
import { ordersContract } from './orders'
import { companiesContract } from './people/companies'
import { invitesContract } from './people/invites'
import { registrationContract } from './people/registration'
import { usersContract } from './people/users'
import { productsContract } from './products'
import { regionsContract } from './regions'
import { sessionContract } from './session'
import { userCartsContract } from './user-carts'

/** Every call of the shop, once. */
export const contract = {
  ...sessionContract,
  ...usersContract,
  ...registrationContract,
  ...companiesContract,
  ...invitesContract,
  ...regionsContract,
  ...deliveryContract,
  ...surveysContract,
  ...cartContract,
  ...userCartsContract,
  ...categoriesContract,
  ...productsContract,
  ...productNotificationsContract,
  ...promotionsContract,
  ...ordersContract,
  ...notificationsContract,
  ...helpContract,
  ...jobsContract,
  ...cloudContract,
  ...vehiclesContract,
  ...configContract,
  ...externalContract,
  ...orderExtensions,
  ...cartExtensions,
  ...contentExtensions,
  ...productExtensions,
  ...productNotificationExtensions,
} as const
/** The table of all endpoints as a type. */
export type Contract = typeof contract
/** The key of an endpoint in the contract. */
export type EndpointName = keyof Contract
/** What a caller passes: path, query and body, as far as the endpoint has them. */
export type Args<K extends EndpointName> = ArgsOf<Contract[K]>
/** What a caller gets: the parsed answer. */
export type Output<K extends EndpointName> = OutputOf<Contract[K]>
/** The reads: what a page may ask for and the client may send again at will. */
export type ReadName = { [K in EndpointName]: Contract[K]['kind'] extends 'read' ? K : never }[EndpointName]

/** The only way to reach the server; `src/api` implements it, tests may stub it. Rejects only with ApiError. */
export type Api = <K extends EndpointName>(name: K, args: Args<K>, ...options: OptionsOf<Contract[K]>) => Promise<Output<K>>
