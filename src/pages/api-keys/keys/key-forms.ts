import { checkNewKey, checkRotation, type TypedKey } from '../../../../model/api-key/key-form'
import type { Api } from '../../../../model/contract'
import { defineForm } from '../../../form/form-definition'

const NOTHING = {}
const EMPTY: TypedKey = { name: '', read: true, order: false, documents: false, expires_on: '' }
const keysOf = async (api: Api, id: number, signal: AbortSignal) => (await api('apiKeys.list', { params: { id } }, { signal })).items

/** Takes a secret that is answered once: it enters no machine. [DEC-047] */
export type TakeSecret = (secret: string) => void

/** A new key. A lost answer is looked up, but its secret is not to be had again. [DEC-077] @param known the ids of the keys before */
export const newKeyForm = (regionId: number, known: readonly number[], takeSecret: TakeSecret) =>
  defineForm({
    name: `api-key-of-${regionId}`,
    call: 'apiKeys.create',
    isKeyed: false,
    labels: {
      name: 'Имя ключа',
      read: 'Каталог, цены и\u00a0остатки',
      order: 'Заказы',
      documents: 'Документы',
      expires_on: 'Последний день (необязательно)',
    },
    serverNames: { rights: 'read' },
    empty: EMPTY,
    check: checkNewKey(regionId),
    words: { notSent: 'Ключ не\u00a0создан.', maybeSent: 'Возможно, ключ создан, но\u00a0показать его ещё раз мы\u00a0не\u00a0сможем.' },
    lookUp: async (api, { name }, signal) =>
      (await keysOf(api, regionId, signal)).some((key) => !known.includes(key.id) && key.name === name.trim()),
    takeAnswer: ({ secret }) => takeSecret(secret),
  })

/** Another secret for a key. @param prefix of the secret before */
export const rotateKeyForm = (regionId: number, keyId: number, prefix: string, takeSecret: TakeSecret) =>
  defineForm({
    name: `rotate-api-key-${keyId}`,
    call: 'apiKeys.rotate',
    isKeyed: false,
    labels: { overlap: 'Старый ключ' },
    empty: { overlap: '24' },
    check: checkRotation(regionId, keyId),
    words: {
      notSent: 'Ключ не\u00a0заменён.',
      maybeSent: 'Возможно, ключ заменён, но\u00a0показать новый ещё раз мы\u00a0не\u00a0сможем.',
    },
    lookUp: async (api, _values, signal) => (await keysOf(api, regionId, signal)).some((key) => key.id === keyId && key.prefix !== prefix),
    takeAnswer: ({ secret }) => takeSecret(secret),
  })

/** Ends a key at once. */
export const revokeKeyForm = (regionId: number, keyId: number) =>
  defineForm({
    name: `revoke-api-key-${keyId}`,
    call: 'apiKeys.revoke',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId, keyId } } }),
    words: { notSent: 'Ключ не\u00a0отозван.', maybeSent: 'Возможно, ключ уже отозван.' },
    lookUp: async (api, _values, signal) =>
      (await keysOf(api, regionId, signal)).some((key) => key.id === keyId && key.revoked_at !== null),
  })

/** The price list by link, or another link in its place. @param before when the link before was made; null: there was none */
export const makePriceLinkForm = (regionId: number, before: string | null, takeSecret: TakeSecret) =>
  defineForm({
    name: `price-link-of-${regionId}`,
    call: 'apiKeys.makePriceLink',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId } } }),
    words: {
      notSent: 'Ссылка не\u00a0создана.',
      maybeSent: 'Возможно, ссылка создана, но\u00a0показать её ещё раз мы\u00a0не\u00a0сможем.',
    },
    lookUp: async (api, _values, signal) => {
      const { link } = await api('apiKeys.priceLink', { params: { id: regionId } }, { signal })
      return link !== null && link.made_at !== before
    },
    takeAnswer: ({ secret }) => takeSecret(secret),
  })

/** Ends the price list by link. */
export const removePriceLinkForm = (regionId: number) =>
  defineForm({
    name: `remove-price-link-of-${regionId}`,
    call: 'apiKeys.removePriceLink',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: regionId } } }),
    words: { notSent: 'Ссылка работает по-прежнему.', maybeSent: 'Возможно, ссылка уже отключена.' },
    lookUp: async (api, _values, signal) => (await api('apiKeys.priceLink', { params: { id: regionId } }, { signal })).link === null,
  })
