import { storeExtensions } from '../../../model/contract/extensions/stores'
import { handlersFor } from '../../handlers-for'
import { storesOf } from '../../seed/stores/stores'

/** The stores of the shop. */
export const storesHandlers = handlersFor(storeExtensions, {
  'stores.list': ({ world, now }) => ({ items: storesOf(world.cities, now()) }),
})
