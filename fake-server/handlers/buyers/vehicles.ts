import { vehiclesContract } from '../../../model/contract/content/vehicles'
import { vehiclePartsExtensions } from '../../../model/contract/extensions/vehicles/parts'
import { vehicleExtensions } from '../../../model/contract/extensions/vehicles/cars'
import type { KnownCar } from '../../../model/vehicle/details/known-car'
import type { Vehicle } from '../../../model/vehicle/vehicle'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { askingRegion, isWithdrawn, productViewer, requireSold } from '../../rules/product-view'
import { stocksFor } from '../../rules/region/region-prices'
import { requireUser } from '../../scene'

const NO_CAR = 'Такой машины нет в\u00a0нашем справочнике'

const loadIdentify = () => import('../../rules/vehicles/identify')
const loadDetails = () => import('../../rules/vehicles/details/details-of')
const loadCars = () => import('../../rules/vehicles/own-cars')
const loadTable = async () => (await import('../../rules/vehicles/vehicle-table')).vehicleTable()

/** What of a car is known. */
const knownOf = ({ make, model, year, engine }: Vehicle): Partial<KnownCar> => ({
  make,
  ...(model !== null && { model }),
  ...(year !== null && { year }),
  ...(engine !== null && { engine }),
})

/** Cars: which one is meant, what fits it, and those that a user keeps. For whoever is signed in. [CALL-077, DEC-060, DEC-075] */
export const vehiclesHandlers = handlersFor(
  { ...vehiclesContract, ...vehicleExtensions, ...vehiclePartsExtensions },
  {
    'vehicles.details': async ({ body, ...scene }) => {
      requireUser(scene)
      const region = askingRegion(scene, body.company_region_id)
      const [{ identify }, { detailsOf }, table] = await Promise.all([loadIdentify(), loadDetails(), loadTable()])
      const { vehicle, choices } = identify(body, table, new Date(scene.now()).getUTCFullYear())
      return { vehicle, choices, groups: [], categories: [], ...(vehicle && detailsOf(scene, knownOf(vehicle), region)) }
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
    'vehicles.cars': async (scene) => {
      const user = requireUser(scene)
      return { items: (await loadCars()).ownCars(scene, user, await loadTable()) }
    },
    'vehicles.addCar': async ({ body, ...scene }) => {
      const user = requireUser(scene)
      const key = scene.request.headers.get('idempotency-key') ?? ''
      const [{ addCar, carMadeBy, carView }, table] = await Promise.all([loadCars(), loadTable()])
      scene.once(() => addCar(scene, user, body, key, table))
      return carView(carMadeBy(scene, user, key), table)
    },
    'vehicles.changeCar': async ({ params, body, ...scene }) => {
      const user = requireUser(scene)
      const [{ requireCar, changeCar, carView }, table] = await Promise.all([loadCars(), loadTable()])
      changeCar(scene, requireCar(scene, user, params.id), body)
      return carView(requireCar(scene, user, params.id), table)
    },
    'vehicles.useCar': async ({ params, ...scene }) => {
      const user = requireUser(scene)
      const [{ requireCar, changeCar, carView }, table] = await Promise.all([loadCars(), loadTable()])
      changeCar(scene, requireCar(scene, user, params.id), {}, scene.now())
      return carView(requireCar(scene, user, params.id), table)
    },
    'vehicles.removeCar': async ({ params, ...scene }) => {
      const user = requireUser(scene)
      const { requireCar } = await loadCars()
      const { id } = requireCar(scene, user, params.id)
      scene.tables.car.deleteMany({ where: { id: { equals: id } } })
      return null
    },
  },
)
