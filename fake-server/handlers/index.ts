import { cloudContract } from '../../model/contract/content/cloud'
import { jobsContract } from '../../model/contract/content/jobs'
import { vehiclesContract } from '../../model/contract/content/vehicles'
import { surveysContract } from '../../model/contract/conversation/surveys'
import { companiesContract } from '../../model/contract/people/companies'
import { invitesContract } from '../../model/contract/people/invites'
import { registrationContract } from '../../model/contract/people/registration'
import { usersContract } from '../../model/contract/people/users'
import { unbuilt } from '../handlers-for'
import { cartHandlers } from './carts/cart'
import { categoriesHandlers } from './categories'
import { configHandlers } from './config'
import { contentHandlers } from './content'
import { deliveryHandlers } from './delivery'
import { externalHandlers } from './external'
import { helpHandlers } from './help'
import { notificationsHandlers } from './notifications'
import { ordersHandlers } from './orders'
import { productNotificationsHandlers } from './product-notifications'
import { productsHandlers } from './products'
import { promotionsHandlers } from './promotions'
import { regionsHandlers } from './regions'
import { sessionHandlers } from './session'
import { userCartsHandlers } from './carts/user-carts'

/** What answers each row of the contract; what is not built yet answers 501 with its name. */
export const handlers = {
  ...sessionHandlers,
  ...configHandlers,
  ...regionsHandlers,
  ...deliveryHandlers,
  ...categoriesHandlers,
  ...productsHandlers,
  ...productNotificationsHandlers,
  ...cartHandlers,
  ...userCartsHandlers,
  ...ordersHandlers,
  ...notificationsHandlers,
  ...helpHandlers,
  ...promotionsHandlers,
  ...contentHandlers,
  ...externalHandlers,
  ...unbuilt({
    ...usersContract,
    ...companiesContract,
    ...registrationContract,
    ...invitesContract,
    ...surveysContract,
    ...vehiclesContract,
    ...jobsContract,
    ...cloudContract,
  }),
}
