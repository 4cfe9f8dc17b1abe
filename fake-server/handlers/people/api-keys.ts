import { apiKeyExtensions } from '../../../model/contract/extensions/api-keys'
import { handlersFor } from '../../handlers-for'
import { requireRegionAdmin, requireUser } from '../../scene'

const loadKeys = () => import('../../rules/api-keys/api-keys')
const loadPriceLink = () => import('../../rules/api-keys/price-link')

/** The keys for programs and the price list by link, for administrators of the region. [DEC-077] */
export const apiKeysHandlers = handlersFor(apiKeyExtensions, {
  'apiKeys.list': async ({ params, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    return { items: (await loadKeys()).keysOf(scene, region) }
  },
  'apiKeys.create': async ({ params, body, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    return (await loadKeys()).makeKey(scene, region, requireUser(scene), body)
  },
  'apiKeys.rotate': async ({ params, body, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    return (await loadKeys()).rotateKey(scene, region, params.keyId, body.overlap_hours)
  },
  'apiKeys.revoke': async ({ params, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    ;(await loadKeys()).revokeKey(scene, region, params.keyId)
    return null
  },
  'apiKeys.requests': async ({ params, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    return { items: (await loadKeys()).requestsOf(scene, region, params.keyId) }
  },
  'apiKeys.priceLink': async ({ params, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    return { link: (await loadPriceLink()).priceLinkOf(scene, region) }
  },
  'apiKeys.makePriceLink': async ({ params, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    return { secret: (await loadPriceLink()).makePriceLink(scene, region, requireUser(scene)) }
  },
  'apiKeys.removePriceLink': async ({ params, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    ;(await loadPriceLink()).removePriceLink(scene, region)
    return null
  },
})
