import { cartMachine } from '../cart/cart.machine'
import { selectIsKnown } from '../cart/cart.selectors'
import { navigationMachine } from '../navigation/navigation.machine'
import { pricesMachine } from '../prices/prices.machine'
import { regionsMachine } from '../regions/regions.machine'
import { snapshotOf } from '../support/address'

type System = Parameters<typeof snapshotOf>[1]

/** What stands in the cart of this region; undefined where no cart of it is known yet. */
export function cartOf(system: System, regionId: number) {
  const cart = snapshotOf(cartMachine, system, 'cart')
  return selectIsKnown(cart) && cart?.context.regionId === regionId ? cart : undefined
}
/** How many pieces there are of a product; null where nobody knows. */
export const stockOf = (system: System, productId: number): number | null =>
  snapshotOf(pricesMachine, system, 'prices')?.context.entries[productId]?.price?.stock ?? null

/** The same; 0 where the region has no price of it: no order takes it either. */
export function knownStockOf(system: System, productId: number): number | null {
  const price = snapshotOf(pricesMachine, system, 'prices')?.context.entries[productId]?.price
  return price === undefined ? null : (price?.stock ?? 0)
}
/** The regions that may be named. */
export const regionsOf = (system: System) => snapshotOf(regionsMachine, system, 'regions')?.context.regions ?? []
/** Where the visitor is: an address with its query. */
export const pathOf = (system: System): string => snapshotOf(navigationMachine, system, 'navigation')?.context.path ?? ''
