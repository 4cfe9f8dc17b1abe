import { buyerProductsHandlers } from './buyers/buyer-products'
import { specialOffersHandlers } from './buyers/special-offers'
import { cartHandlers } from './carts/cart'
import { faqHandlers } from './conversations/faq'
import { invitesHandlers } from './conversations/invites'
import { deliveryHandlers } from './delivery'
import { cloudHandlers } from './later/cloud'
import { documentsHandlers } from './documents'
import { jobsHandlers } from './later/jobs'
import { pagesHandlers } from './later/pages'
import { productDocumentsHandlers } from './later/product-documents'
import { storesHandlers } from './later/stores'
import { vehiclesHandlers } from './buyers/vehicles'
import { notificationsHandlers } from './notifications'
import { ordersHandlers } from './orders'
import { accountHandlers } from './people/account'
import { apiKeysHandlers } from './people/api-keys'
import { companiesHandlers } from './people/companies'
import { companyAdminHandlers } from './people/company-admin'
import { loginLinksHandlers } from './people/login-links'
import { registrationHandlers } from './people/registration'
import { usersHandlers } from './people/users'
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
  ...documentsHandlers,
  ...deliveryHandlers,
  ...productNotificationsHandlers,
  ...cartHandlers,
  ...userCartsHandlers,
  ...ordersHandlers,
  ...notificationsHandlers,
  ...invitesHandlers,
  ...surveysHandlers,
  ...usersHandlers,
  ...registrationHandlers,
  ...faqHandlers,
  ...vehiclesHandlers,
  ...jobsHandlers,
  ...cloudHandlers,
  ...pagesHandlers,
  ...storesHandlers,
  ...productDocumentsHandlers,
  ...loginLinksHandlers,
  ...companyAdminHandlers,
  ...accountHandlers,
  ...apiKeysHandlers,
}
