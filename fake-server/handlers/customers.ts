import { cloudContract } from '../../model/contract/content/cloud'
import { jobsContract } from '../../model/contract/content/jobs'
import { vehiclesContract } from '../../model/contract/content/vehicles'
import { companiesContract } from '../../model/contract/people/companies'
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
import { productNotificationsHandlers } from './product-notifications'
import { regionsHandlers } from './regions'
import { surveysHandlers } from './conversations/surveys'
import { userCartsHandlers } from './carts/user-carts'

/** What answers all other rows; what is not built yet answers 501 with its name. */
export const customersHandlers = {
  ...buyerProductsHandlers,
  ...specialOffersHandlers,
  ...regionsHandlers,
  ...deliveryHandlers,
  ...productNotificationsHandlers,
  ...cartHandlers,
  ...userCartsHandlers,
  ...ordersHandlers,
  ...notificationsHandlers,
  ...surveysHandlers,
  ...helpHandlers,
  ...unbuilt({
    ...usersContract,
    ...companiesContract,
    ...registrationContract,
    ...invitesContract,
    ...vehiclesContract,
    ...jobsContract,
    ...cloudContract,
  }),
}
