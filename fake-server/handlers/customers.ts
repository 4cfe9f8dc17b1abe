import { cloudContract } from '../../model/contract/content/cloud'
import { jobsContract } from '../../model/contract/content/jobs'
import { vehiclesContract } from '../../model/contract/content/vehicles'
import { helpContract } from '../../model/contract/conversation/help'
import { registrationContract } from '../../model/contract/people/registration'
import { usersContract } from '../../model/contract/people/users'
import { unbuilt } from '../handlers-for'
import { buyerProductsHandlers } from './buyers/buyer-products'
import { specialOffersHandlers } from './buyers/special-offers'
import { cartHandlers } from './carts/cart'
import { invitesHandlers } from './conversations/invites'
import { deliveryHandlers } from './delivery'
import { notificationsHandlers } from './notifications'
import { ordersHandlers } from './orders'
import { companiesHandlers } from './people/companies'
import { productNotificationsHandlers } from './product-notifications'
import { regionsHandlers } from './regions'
import { surveysHandlers } from './conversations/surveys'
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
  ...invitesHandlers,
  ...surveysHandlers,
  ...unbuilt({
    ...usersContract,
    ...registrationContract,
    ...helpContract,
    ...vehiclesContract,
    ...jobsContract,
    ...cloudContract,
  }),
}
