import { categoriesHandlers } from './categories'
import { configHandlers } from './config'
import { contentHandlers } from './content'
import { helpcenterHandlers } from './conversations/helpcenter'
import { externalHandlers } from './external'
import { productsHandlers } from './products'
import { promotionsHandlers } from './promotions'
import { sessionHandlers } from './session'

/** What answers the rows that guests' pages call. */
export const guestsHandlers = {
  ...sessionHandlers,
  ...configHandlers,
  ...categoriesHandlers,
  ...productsHandlers,
  ...promotionsHandlers,
  ...contentHandlers,
  ...externalHandlers,
  ...helpcenterHandlers,
}
