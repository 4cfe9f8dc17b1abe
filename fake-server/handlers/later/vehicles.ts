import { vehiclesContract } from '../../../model/contract/content/vehicles'
import { vehiclePartsExtensions } from '../../../model/contract/extensions/vehicle-parts'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { askingRegion, isWithdrawn, productViewer, requireSold } from '../../rules/product-view'
import { stocksFor } from '../../rules/region/region-prices'
import { requireUser } from '../../scene'

const NO_CAR = 'Такой машины нет в\u00a0нашем справочнике'

/** Parts by vehicle, for customers. The facts of cars come with the first question. */
export const vehiclesHandlers = handlersFor(
  { ...vehiclesContract, ...vehiclePartsExtensions },
  {
    'vehicles.details': async ({ body, ...scene }) => {
      requireUser(scene)
      const region = askingRegion(scene, body.company_region_id)
      const { make, model, year, engine } = body
      const { detailsOf } = await import('../../rules/vehicles/details/details-of')
      const car = { ...(make !== undefined && { make }), ...(model !== undefined && { model }) }
      const found = detailsOf(scene, { ...car, ...(year !== undefined && { year }), ...(engine !== undefined && { engine }) }, region)
      const vehicle = { make: make ?? '', model: model ?? null, year: year ?? null, other_year: null, engine: engine ?? null }
      const choices = { makes: [], models: [], years: [], engines: [] }
      return found ? { vehicle, choices, ...found } : { vehicle: null, choices, groups: [], categories: [] }
    },

    'vehicles.byOem': async ({ query, ...scene }) => {
      requireUser(scene)
      const region = askingRegion(scene, query.company_region_id)
      const stockOf = region && stocksFor(scene, region)
      const { findByOem } = await import('../../rules/vehicles/oem/by-oem')
      const { part, products, analogs } = findByOem(scene.world.catalogue, query.oem, {
        isThere: (product) => stockOf === null || stockOf(product) >= product.pack,
        isGone: ({ id }) => isWithdrawn(scene, id),
      })
      const view = productViewer(scene, region)
      return { oem: query.oem, part, products: products.map(view), analogs: analogs.map(view) }
    },

    'vehicles.fits': async ({ body: { oem, product_id, ...vehicle }, ...scene }) => {
      requireUser(scene)
      const [{ carOf }, { numberFits, productFits }] = await Promise.all([
        import('../../rules/vehicles/car'),
        import('../../rules/vehicles/oem/fits'),
      ])
      const car = carOf(vehicle)
      if (!car) throw refuse(404, { message: NO_CAR })
      return product_id === undefined ? numberFits(car, oem ?? '') : productFits(car, requireSold(scene, product_id, null))
    },
  },
)
