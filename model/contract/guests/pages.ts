import { cloudContract } from '../content/cloud'
import { jobsContract } from '../content/jobs'
import { vehiclesContract } from '../content/vehicles'
import { helpContract } from '../conversation/help'
import { accountExtensions } from '../extensions/account'
import { apiKeyExtensions } from '../extensions/api-keys'
import { documentExtensions } from '../extensions/documents'
import { companyAdminExtensions } from '../extensions/company-admin'
import { loginLinkExtensions } from '../extensions/login-links'
import { pageExtensions } from '../extensions/pages'
import { productDocumentExtensions } from '../extensions/product-documents'
import { storeExtensions } from '../extensions/stores'
import { vehiclePartsExtensions } from '../extensions/vehicles/parts'
import { vehicleExtensions } from '../extensions/vehicles/cars'
import { registrationContract } from '../people/registration'
import { usersContract } from '../people/users'

/** The calls of single pages that few open: their rows are loaded by the first of these calls, whoever makes it. */
export const pagesContract = {
  ...usersContract,
  ...registrationContract,
  ...helpContract,
  ...jobsContract,
  ...cloudContract,
  ...vehiclesContract,
  ...vehicleExtensions,
  ...pageExtensions,
  ...productDocumentExtensions,
  ...loginLinkExtensions,
  ...documentExtensions,
  ...companyAdminExtensions,
  ...accountExtensions,
  ...apiKeyExtensions,
  ...storeExtensions,
  ...vehiclePartsExtensions,
} as const
