import { checkNewAddress, checkNewName, EMPTY_ADDRESS } from '../../../model/company/new-address'
import type { DeliveryAddress } from '../../../model/company/delivery'
import type { AddressSuggestion } from '../../../model/content/external-search'
import type { Api } from '../../../model/contract'
import { defineForm } from '../../form/form-definition'

const pointsOf = (api: Api, regionId: number, signal: AbortSignal) => api('delivery.list', { params: { id: regionId } }, { signal })

/**
 * A new delivery point of a region. Without an answer the list is asked whether there is one more of this name and address.
 * @param known the points that are there already
 * @param chosen the suggestions that were chosen, by their texts
 */
export const newPointForm = (regionId: number, known: readonly DeliveryAddress[], chosen: ReadonlyMap<string, AddressSuggestion>) => {
  const before = new Set(known.map(({ id }) => id))
  return defineForm({
    name: `delivery-point-${regionId}`,
    call: 'delivery.create',
    isKeyed: false,
    labels: { address: 'Адрес', name: 'Как называть точку' },
    empty: EMPTY_ADDRESS,
    check: checkNewAddress(regionId, chosen),
    words: { notSent: 'Точка не\u00a0добавлена.', maybeSent: 'Возможно, точка уже добавлена.' },
    lookUp: async (api, { name, address }, signal) =>
      (await pointsOf(api, regionId, signal)).some(
        (point) => !before.has(point.id) && point.name === name.trim() && point.address === address.trim(),
      ),
    hasDraft: true,
  })
}

/** Another name for a delivery point. */
export const renameForm = (regionId: number, { id, name: old }: DeliveryAddress) =>
  defineForm({
    name: `delivery-name-${id}`,
    call: 'delivery.rename',
    isKeyed: false,
    labels: { name: 'Название' },
    empty: { name: old },
    check: checkNewName(regionId, id),
    words: { notSent: 'Название не\u00a0сохранено.', maybeSent: 'Возможно, название уже сохранено.' },
    lookUp: async (api, { name }, signal) =>
      (await pointsOf(api, regionId, signal)).some((point) => point.id === id && point.name === name.trim()),
  })

/** A delivery point that goes; nothing is typed. */
export const removeForm = (regionId: number, addressId: number) =>
  defineForm({
    name: `delivery-removal-${addressId}`,
    call: 'delivery.remove',
    isKeyed: false,
    labels: {},
    empty: {},
    check: () => ({ errors: {}, args: { params: { id: regionId, addressId } } }),
    words: { notSent: 'Точка не\u00a0удалена.', maybeSent: 'Возможно, точка уже удалена.' },
    lookUp: async (api, _, signal) => (await pointsOf(api, regionId, signal)).every(({ id }) => id !== addressId),
  })
