import * as z from 'zod/mini'
import { Store } from '../../company/store/store'
import { endpoint } from '../endpoint'

/** The stores with all that the contacts show. [DEC-006] */
export const storeExtensions = {
  /** Why: /info/contacts says where each store is, when it is open and whom to call; `storeCities.list` has names and addresses for forms. Without it: the page gives the shop's own phone and requisites. */
  'stores.list': endpoint({ kind: 'read', method: 'GET', path: '/stores', output: z.object({ items: z.array(Store) }) }),
} as const
