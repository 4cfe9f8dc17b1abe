import { deliveryContract } from '../../model/contract/delivery'
import type { DeliveryAddress } from '../../model/company/delivery'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { requireRegion, requireRegionAdmin, type Scene } from '../scene'
import { storeCity } from '../catalogue/cities'
import { forgottenId } from '../rules/session/last-used'
import { schedulesAt, scheduleOfWords } from '../seed/places'
import { nextId, type TableRow } from '../tables'

/** The delivery points of a region, and the days of the zones. */
export const deliveryHandlers = handlersFor(deliveryContract, {
  'delivery.list': ({ params, ...scene }) => addressesOf(scene, requireRegion(scene, params.id).id).map((row) => listedAddress(scene, row)),

  /** The first of a region is its primary one. */
  'delivery.create': ({ params, body, ...scene }) => {
    const { id: region_id, store_city_id } = requireRegionAdmin(scene, params.id)
    const is_primary = addressesOf(scene, region_id).length ? 0 : 1
    const city = storeCity(store_city_id)
    const schedule_id = city ? scheduleOfWords(city, body.address) : 0
    return addressView(scene.tables.address.create({ id: nextId(scene.tables, 'address'), region_id, is_primary, schedule_id, ...body }))
  },

  'delivery.rename': ({ params, body, ...scene }) => {
    const { id } = requireAddress(scene, requireRegionAdmin(scene, params.id).id, params.addressId)
    scene.tables.address.update({ where: { id: { equals: id } }, data: { name: body.name } })
    return addressView(requireAddress(scene, params.id, id))
  },

  /** Where the primary one goes, the oldest left takes its place. */
  'delivery.remove': ({ params, ...scene }) => {
    const { id, is_primary } = requireAddress(scene, requireRegionAdmin(scene, params.id).id, params.addressId)
    scene.tables.address.deleteMany({ where: { id: { equals: id } } })
    const [next] = addressesOf(scene, params.id)
    if (is_primary && next) scene.tables.address.update({ where: { id: { equals: next.id } }, data: { is_primary: 1 } })
    return null
  },

  'delivery.schedules': ({ now }) => ({ items: schedulesAt(now()) }),
})

type AddressRow = TableRow<'address'>
const addressesOf = ({ tables }: Pick<Scene, 'tables'>, regionId: number): AddressRow[] =>
  tables.address
    .findMany({ where: { region_id: { equals: regionId } } })
    .sort((first, second) => second.is_primary - first.is_primary || first.id - second.id)

function requireAddress({ tables }: Pick<Scene, 'tables'>, regionId: number, id: number): AddressRow {
  const row = tables.address.findFirst({ where: { id: { equals: id }, region_id: { equals: regionId } } })
  if (!row) throw refuse(404, { message: 'Адрес не найден' })
  return row
}

/** With what the browser has forgotten of it. */
const listedAddress = (scene: Pick<Scene, 'user' | 'request'>, row: AddressRow): DeliveryAddress => ({
  ...addressView(row),
  ...(forgottenId(scene, 'address') === row.id && { last_used: 1 as const }),
})

const addressView = ({ id, is_primary, name, address, position, region, subregion, schedule_id }: AddressRow): DeliveryAddress => ({
  id,
  is_primary: is_primary ? 1 : 0,
  name,
  address,
  position,
  region,
  subregion,
  ...(schedule_id > 0 && { schedule_id }),
})
