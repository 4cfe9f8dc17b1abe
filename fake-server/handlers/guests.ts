import { categoriesHandlers } from './categories'
import { configHandlers } from './config'
import { helpcenterHandlers } from './conversations/helpcenter'
import { externalHandlers } from './external'
import { homeHandlers } from './home'
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
  ...homeHandlers,
  ...externalHandlers,
  ...helpcenterHandlers,
}
