import { categoriesContract } from '../categories'
import { configContract } from '../content/config'
import { promotionListContract } from '../content/promotion-list'
import { homeExtensions } from '../extensions/home'
import { productExtensions } from '../extensions/products'
import { productsContract } from '../products'
import { sessionContract } from '../session'

/** What guests' pages ask by themselves: who is there, what the shop is, its goods, what is new. */
export const firstContract = {
  ...sessionContract,
  ...categoriesContract,
  ...productsContract,
  ...configContract,
  ...promotionListContract,
  ...homeExtensions,
  ...productExtensions,
} as const
