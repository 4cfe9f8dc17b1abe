import type { PickupAddress } from '../../../model/company/delivery'
import { storeCity } from '../../catalogue/cities'
import { refuse } from '../../refusals'
import type { Scene, StoredRegion } from '../../scene'
import { pickupsOf } from '../../seed/places'

/** The store that the administrators of a region made the favourite; null: none. [ROLE-003] */
export const favoriteStoreOf = ({ tables }: Pick<Scene, 'tables'>, regionId: number): number | null =>
  tables.favoriteStore.findFirst({ where: { id: { equals: regionId } } })?.pickup_id ?? null

/** Makes a store of the region's city its favourite; null: none is. [ROLE-003] */
export function setFavoriteStore(scene: Pick<Scene, 'tables' | 'now'>, { id, store_city_id }: StoredRegion, pickupId: number | null): void {
  if (pickupId !== null && !storesOf(scene, store_city_id).some((store) => store.id === pickupId))
    throw refuse(422, { errors: { favorite_store: ['Выберите склад города, в\u00a0котором покупает регион'] } })
  scene.tables.favoriteStore.deleteMany({ where: { id: { equals: id } } })
  if (pickupId !== null) scene.tables.favoriteStore.create({ id, pickup_id: pickupId })
}

/** Where the orders of a region are collected: its favourite store first, then the main one of its city. [CALL-035] */
export function pickupsOfRegion(scene: Pick<Scene, 'tables' | 'now'>, { id, store_city_id }: StoredRegion): PickupAddress[] {
  const favoriteId = favoriteStoreOf(scene, id)
  const stores = storesOf(scene, store_city_id)
  const favorites = stores.filter((store) => store.id === favoriteId).map((store) => ({ ...store, favorite: 1 as const }))
  return [...favorites, ...stores.filter((store) => store.id !== favoriteId)]
}

function storesOf({ now }: Pick<Scene, 'now'>, storeCityId: number): PickupAddress[] {
  const city = storeCity(storeCityId)
  return city ? pickupsOf(city, now()) : []
}
