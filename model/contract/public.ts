import { categoriesContract } from './categories'
import { configContract } from './content/config'
import { externalContract } from './content/external'
import { promotionsContract } from './content/promotions'
import { contentExtensions } from './extensions/content'
import { productExtensions } from './extensions/products'
import { productsContract } from './products'
import { sessionContract } from './session'

/** The calls that every page makes, guests' too: who is there, what the shop is, its goods and promotions. */
export const publicContract = {
  ...sessionContract,
  ...categoriesContract,
  ...productsContract,
  ...promotionsContract,
  ...configContract,
  ...externalContract,
  ...contentExtensions,
  ...productExtensions,
} as const
