import type { AddressSuggestion } from '../content/external-search'
import { checkBody } from '../form/check-body'
import type { CheckForm } from '../form/form'
import type { Id } from '../id'
import { type DeliveryAddress, NewDeliveryAddress, RenamedDeliveryAddress } from './delivery'

/** The fields of a new delivery point, as they are typed. */
export type TypedAddress = { name: string; address: string }
/** Before anything was typed. */
export const EMPTY_ADDRESS: TypedAddress = { name: '', address: '' }

type Place = Pick<DeliveryAddress, 'position' | 'region' | 'subregion'>
const NO_PLACE: Place = { position: '', region: '', subregion: '' }

/** Where a suggested address lies; what the service does not know is ''. [CALL-111] */
export const placeOf = ({ data }: AddressSuggestion): Place => ({
  position: data.geo_lat && data.geo_lon ? `${data.geo_lat}, ${data.geo_lon}` : '',
  region: data.region_with_type ?? '',
  subregion: data.area_with_type ?? data.city ?? data.settlement ?? '',
})

/**
 * The rules of a new delivery point: an address that was typed without a suggestion has no place on the map. [VALID-009]
 * @param chosen the suggestions that were chosen, by their texts
 */
export const checkNewAddress =
  (
    regionId: Id,
    chosen: ReadonlyMap<string, AddressSuggestion>,
  ): CheckForm<TypedAddress, { params: { id: Id }; body: NewDeliveryAddress }> =>
  ({ name, address }) => {
    const suggestion = chosen.get(address.trim())
    const { errors, body } = checkBody(NewDeliveryAddress, { name, address, ...(suggestion ? placeOf(suggestion) : NO_PLACE) })
    return { errors, args: body ? { params: { id: regionId }, body } : null }
  }

/** The rules of another name for a delivery point: nothing else of it can be changed. [VALID-009] */
export const checkNewName =
  (regionId: Id, addressId: Id): CheckForm<{ name: string }, { params: { id: Id; addressId: Id }; body: RenamedDeliveryAddress }> =>
  ({ name }) => {
    const { errors, body } = checkBody(RenamedDeliveryAddress, { name })
    return { errors, args: body ? { params: { id: regionId, addressId }, body } : null }
  }
