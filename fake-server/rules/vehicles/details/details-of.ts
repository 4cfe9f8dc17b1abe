import type { KitItem } from '../../../../model/vehicle/details/service-kit'
import type { VehicleCategory, VehicleDetails, VehicleGroup } from '../../../../model/vehicle/details/vehicle-details'
import type { KnownCar } from '../../../../model/vehicle/details/known-car'
import type { Scene, StoredRegion } from '../../../scene'
import { isWithdrawn, productViewer } from '../../product-view'
import { stocksFor } from '../../region/region-prices'
import { typeset } from '../../../seed/typeset'
import { carOf } from '../car'
import { groupsOf, rootOf } from './groups'
import { kitNeeds } from './kit-needs'
import { offersFor } from './kit-offers'
import { unitsOf } from './units'

/** What fits a car that is wholly known: its groups, its units by the topmost group, and its service kit; null: there is no such car. [CALL-077] */
export function detailsOf(
  scene: Scene,
  vehicle: Partial<KnownCar>,
  region: StoredRegion | null,
): Required<Pick<VehicleDetails, 'groups' | 'categories' | 'kit'>> | null {
  const car = carOf(vehicle)
  if (!car) return null
  const groups = groupsOf(car)
  return { groups, categories: categoriesOf(groups, unitsOf(car)), kit: kitOf(scene, car, region) }
}

const categoriesOf = (groups: readonly VehicleGroup[], units: VehicleCategory['units']): VehicleCategory[] =>
  groups.map(({ id, name }) => ({ id, name, units: units.filter(({ group_id }) => rootOf(group_id) === id) }))

function kitOf(scene: Scene, car: NonNullable<ReturnType<typeof carOf>>, region: StoredRegion | null): KitItem[] {
  const view = productViewer(scene, region)
  const stockOf = region && stocksFor(scene, region)
  return kitNeeds(car).map((asked) => {
    const { need: _need, kinds: _kinds, leaf: _leaf, item: _item, ...item } = asked
    const offers = offersFor(scene.world.catalogue, asked, (product) =>
      stockOf ? stockOf(product) >= product.pack : !isWithdrawn(scene, product.id),
    )
    return {
      ...item,
      source: typeset(item.source),
      offers: offers.map(({ match, reasons, products }) => ({ match, reasons, products: products.map(view) })),
    }
  })
}
