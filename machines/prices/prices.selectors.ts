import type { SnapshotFrom } from 'xstate'
import type { ProductPrice } from '../../model/catalogue/product-price'
import type { pricesMachine } from './prices.machine'

type State = SnapshotFrom<typeof pricesMachine> | undefined
/** Whether the last question had no good answer: stays so while it is asked again, until prices come. */
export const selectHasFailed = (state: State): boolean => state !== undefined && state.context.failures > 0
/** Whether prices are being asked for. */
export const selectIsAsking = (state: State): boolean => state !== undefined && (state.matches('gathering') || state.hasTag('busy'))

/** The price of a product: undefined until it is known, null where the region has none; the same object until it changes. */
export const selectPrice =
  (productId: number) =>
  (state: State): ProductPrice | null | undefined =>
    state?.context.entries[productId]?.price
