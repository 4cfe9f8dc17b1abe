import type { SnapshotFrom } from 'xstate'
import type { ProductPrice } from '../../model/catalogue/product-price'
import type { pricesMachine } from './prices.machine'

/** The price of a product: undefined until it is known, null where the region has none; the same object until it changes. */
export const selectPrice =
  (productId: number) =>
  (state: SnapshotFrom<typeof pricesMachine> | undefined): ProductPrice | null | undefined =>
    state?.context.entries[productId]?.price
