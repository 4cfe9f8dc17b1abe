import { type PickupPromise, pickupPromise } from '../../../model/company/pickup-time'
import { type ArrivalDays, arrivalDays } from '../../../model/order/arrival'
import type { NewOrder, SeenLine } from '../../../model/order/order'
import { storeCity } from '../../catalogue/cities'
import type { Scene, StoredRegion } from '../../scene'
import { pickupsOf } from '../../seed/places'
import { priceRowFor } from '../region/region-prices'

/** When all goods of an order are in the city of its region. [DEC-012, ENT-009] */
export const arrivalOf = (scene: Scene, region: StoredRegion, lines: readonly SeenLine[]): ArrivalDays =>
  arrivalDays(
    lines.flatMap(({ product_id, qty }) => {
      const product = scene.world.catalogue.byId.get(product_id)
      return product ? [{ product, qty, price: priceRowFor(scene, region, product) }] : []
    }),
  )

/** When an order that is placed now can be collected, as its cart promises; null where it is delivered, or nobody knows. [DEC-067] */
export function promiseOf(
  { now }: Pick<Scene, 'now'>,
  region: StoredRegion,
  receiving: NewOrder['receiving'],
  arrival: ArrivalDays,
): PickupPromise | null {
  if (receiving.type === 'delivery' || arrival === null) return null
  const city = storeCity(region.store_city_id)
  const hours = city && pickupsOf(city, now()).find(({ id }) => id === receiving.pickup_address_id)?.hours
  return hours ? pickupPromise(hours, arrival, now()) : null
}
