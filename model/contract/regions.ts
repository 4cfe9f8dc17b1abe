import * as z from 'zod/mini'
import { CompanyRegion } from '../company/region'
import { Debt, Manager, RegionUser } from '../company/company'
import { PickupAddress } from '../company/delivery'
import { RegionDiscount } from '../company/region-discount'
import { DocumentFilter, UpdDocument } from '../document/document'
import { Id } from '../id'
import { Email } from '../identity/contact-fields'
import { endpoint } from './endpoint'

const params = z.object({ id: Id })

/** CALL-020 to CALL-027, CALL-031 to CALL-039 */
export const regionsContract = {
  'regions.list': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/companyRegions',
    params,
    query: z.object({ company_id: z.optional(Id), user_id: z.optional(Id), active: z.optional(z.literal('1')) }),
    output: z.array(CompanyRegion),
    tags: ['regions', 'favoriteRegion'],
  }),
  /** Whether the user has a region in his company: a set-up that lacks only that goes on with it. [STATE-006] */
  'regions.exists': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:userId/companies/:companyId/companyRegionVsRegionExists',
    params: z.object({ userId: Id, companyId: Id }),
    output: z.object({ exists: z.boolean() }),
    tags: ['regions'],
  }),
  /** The first one begins on moderation. 409: the company has one in this city. [DEC-036] */
  'regions.create': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions',
    body: z.object({ company_id: Id, store_city_id: Id }),
    output: CompanyRegion,
    invalidates: ['regions', 'user'],
  }),
  /** For administrators. 409: it has open orders or a debt. [DEC-074] */
  'regions.remove': endpoint({
    kind: 'write',
    method: 'DELETE',
    path: '/companyRegions/:id',
    params,
    output: z.null(),
    invalidates: ['regions', 'user'],
  }),
  'regions.setFavorite': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/favorite',
    params,
    output: z.null(),
    invalidates: ['favoriteRegion'],
  }),
  'regions.users': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/users',
    params,
    output: z.object({ items: z.array(RegionUser) }),
    tags: ['regionUsers'],
  }),
  'regions.invite': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/users/invite',
    params,
    body: z.object({ email: Email }),
    output: z.object({ id: Id }),
    invalidates: ['regionUsers'],
  }),
  /** Administrators remove members; a member leaves alone. 409: the only administrator stays. [DEC-074] */
  'regions.removeUser': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/users/:userId/remove',
    params: z.object({ id: Id, userId: Id }),
    output: z.null(),
    invalidates: ['regionUsers', 'regions', 'user'],
  }),
  'regions.debt': endpoint({ kind: 'read', method: 'GET', path: '/companyRegions/:id/debt', params, output: Debt, tags: ['documents'] }),
  'regions.debtNow': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/debtNow',
    params,
    output: Debt,
    tags: ['documents'],
  }),
  'regions.manager': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/manager',
    params,
    output: z.nullable(Manager),
    tags: ['regions'],
  }),
  'regions.discounts': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/discounts',
    params,
    output: z.object({ items: z.array(RegionDiscount) }),
    tags: ['regions'],
  }),
  'regions.pickupAddress': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/getPickupAddress',
    params,
    output: z.object({ items: z.array(PickupAddress) }),
    tags: ['delivery'],
  }),
  'regions.orderNotPopupShowed': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/orderNotPopupShowed',
    params,
    output: z.object({ order_id: z.nullable(Id) }),
    tags: ['orders', 'reviews'],
  }),
  'regions.viewedOrderPopup': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/companyRegions/:id/viewedOrderPopup',
    params,
    body: z.object({ order_id: Id }),
    output: z.null(),
    invalidates: ['reviews'],
  }),
  /**
   * The documents of a region, newest first; a POST because the spec has it so, yet it changes nothing. `isFiltered`: the filter was
   * applied; absent where the server knows none, and these are all of them. [CALL-037, DEC-072]
   */
  'regions.documents': endpoint({
    kind: 'read',
    method: 'POST',
    path: '/companyRegions/:id/documents',
    params,
    body: z.object({
      overdue: z.optional(z.boolean()),
      page: z.optional(z.number()),
      limit: z.optional(z.number()),
      ...DocumentFilter,
    }),
    output: z.object({ items: z.array(UpdDocument), total: z.number(), isFiltered: z.optional(z.boolean()) }),
    tags: ['documents'],
  }),
  /** Asks the seller to sign or send these УПД again. [CALL-038] */
  'regions.updRequest': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/updRequest',
    params,
    body: z.object({ document_ids: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
    output: z.null(),
    invalidates: ['documents'],
  }),
} as const
