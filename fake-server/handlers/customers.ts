import { cloudContract } from '../../model/contract/content/cloud'
import { jobsContract } from '../../model/contract/content/jobs'
import { vehiclesContract } from '../../model/contract/content/vehicles'
import { surveysContract } from '../../model/contract/conversation/surveys'
import { invitesContract } from '../../model/contract/people/invites'
import { registrationContract } from '../../model/contract/people/registration'
import { usersContract } from '../../model/contract/people/users'
import { unbuilt } from '../handlers-for'
import { buyerProductsHandlers } from './buyers/buyer-products'
import { specialOffersHandlers } from './buyers/special-offers'
import { cartHandlers } from './carts/cart'
import { deliveryHandlers } from './delivery'
import { helpHandlers } from './help'
import { notificationsHandlers } from './notifications'
import { ordersHandlers } from './orders'
import { companiesHandlers } from './people/companies'
import { productNotificationsHandlers } from './product-notifications'
import { regionsHandlers } from './regions'
import { userCartsHandlers } from './carts/user-carts'

/** What answers all other rows; what is not built yet answers 501 with its name. */
export const customersHandlers = {
  ...buyerProductsHandlers,
  ...specialOffersHandlers,
  ...companiesHandlers,
  ...regionsHandlers,
  ...deliveryHandlers,
  ...productNotificationsHandlers,
  ...cartHandlers,
  ...userCartsHandlers,
  ...ordersHandlers,
  ...notificationsHandlers,
  ...helpHandlers,
  ...unbuilt({
    ...usersContract,
    ...registrationContract,
    ...invitesContract,
    ...surveysContract,
    ...vehiclesContract,
    ...jobsContract,
    ...cloudContract,
  }),
}
