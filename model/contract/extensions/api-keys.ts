import * as z from 'zod/mini'
import { ApiKey, ApiRequest, MadeApiKey, NewApiKey, PriceLink, Rotation } from '../../api-key/api-key'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })
const one = z.object({ id: Id, keyId: Id })

/**
 * The keys of a region for the buyer's own programs, and its price list by link. For administrators of the region; no key may make these
 * calls. A secret is answered once, when it is made. [ROUTE-055, DEC-077]
 */
export const apiKeyExtensions = {
  'apiKeys.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/apiKeys',
    params,
    output: z.object({ items: z.array(ApiKey) }),
    tags: ['apiKeys'],
  }),
  /** Without an idempotency key: the secret could not be answered a second time. 409: there are as many as there may be. */
  'apiKeys.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/apiKeys',
    params,
    body: NewApiKey,
    output: MadeApiKey,
    invalidates: ['apiKeys'],
  }),
  /** Another secret for the same key. 409: the key does not work any more. */
  'apiKeys.rotate': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/apiKeys/:keyId/rotate',
    params: one,
    body: Rotation,
    output: MadeApiKey,
    invalidates: ['apiKeys'],
  }),
  'apiKeys.revoke': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/apiKeys/:keyId/revoke',
    params: one,
    output: z.null(),
    invalidates: ['apiKeys'],
  }),
  /** The newest requests of a key, the newest first. */
  'apiKeys.requests': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/apiKeys/:keyId/requests',
    params: one,
    output: z.object({ items: z.array(ApiRequest) }),
    tags: ['apiKeys'],
  }),
  'apiKeys.priceLink': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/priceLink',
    params,
    output: z.object({ link: z.nullable(PriceLink) }),
    tags: ['apiKeys'],
  }),
  /** Makes the link, or another one in its place. `secret`: what stands in its address; it opens the price list alone. */
  'apiKeys.makePriceLink': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/priceLink',
    params,
    output: z.object({ secret: z.string() }),
    invalidates: ['apiKeys'],
  }),
  'apiKeys.removePriceLink': endpoint({
    kind: 'write',
    method: 'DELETE',
    path: '/companyRegions/:id/priceLink',
    params,
    output: z.null(),
    invalidates: ['apiKeys'],
  }),
} as const
