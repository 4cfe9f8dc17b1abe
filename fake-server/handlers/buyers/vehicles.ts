import { vehiclesContract } from '../../../model/contract/content/vehicles'
import { vehicleExtensions } from '../../../model/contract/extensions/vehicles'
import { handlersFor } from '../../handlers-for'
import { requireRegion, requireUser } from '../../scene'

const loadIdentify = () => import('../../rules/vehicles/identify')
const loadDetails = () => import('../../rules/vehicles/details/details-of')
const loadCars = () => import('../../rules/vehicles/own-cars')
const loadTable = async () => (await import('../../rules/vehicles/vehicle-table')).vehicleTable()

/** Cars: which one is meant, what fits it, and those that a user keeps. For whoever is signed in. [CALL-077, DEC-060, DEC-075] */
export const vehiclesHandlers = handlersFor(
  { ...vehiclesContract, ...vehicleExtensions },
  {
    'vehicles.details': async ({ body, ...scene }) => {
      requireUser(scene)
      if (body.company_region_id !== undefined) requireRegion(scene, body.company_region_id)
      const [{ identify }, table] = await Promise.all([loadIdentify(), loadTable()])
      const { vehicle, choices } = identify(body, table, new Date(scene.now()).getUTCFullYear())
      const details = vehicle ? await (await loadDetails()).detailsOf(vehicle) : { groups: [], categories: [] }
      return { vehicle, choices, ...details }
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
