import * as z from 'zod/mini'
import { CompanyChange, OwnCompany } from '../../company/colleagues/own-company'
import { PendingInvite } from '../../company/colleagues/pending-invite'
import { RegionRemoval } from '../../company/colleagues/removal'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })

/** What the page of the companies asks beyond the specification. [ROUTE-045, ROLE-003, ROLE-008, DEC-006, DEC-074] */
export const companyAdminExtensions = {
  /** The companies that the user made or buys for, those without a region too. */
  'companyAdmin.companies': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/companies',
    params,
    output: z.object({ items: z.array(OwnCompany) }),
    tags: ['regions', 'regionUsers'],
  }),
  /** For administrators; the favourite store for those of its region. 409: somebody else has changed the company since this version. */
  'companyAdmin.update': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/companies/:id',
    params,
    body: CompanyChange,
    output: OwnCompany,
    invalidates: ['regions', 'delivery'],
  }),
  /** For administrators. 404: no member any longer; 409: the only administrator stays one. */
  'companyAdmin.setAdministrator': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/companyRegions/:id/users/:userId',
    params: z.object({ id: Id, userId: Id }),
    body: z.object({ is_admin: z.boolean() }),
    output: z.null(),
    invalidates: ['regionUsers', 'regions'],
  }),
  /** A region that was refused goes to moderation again, for administrators. 409: it was not refused, or has passed. */
  'companyAdmin.moderateAgain': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/moderation',
    params,
    output: z.null(),
    invalidates: ['regions'],
  }),
  /** The invitations into a region that wait for an answer, for its administrators; `regions.invite` with the same e-mail sends one again. */
  'companyAdmin.invites': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/invites',
    params,
    output: z.object({ items: z.array(PendingInvite) }),
    tags: ['regionUsers'],
  }),
  /** 409: it was answered, or has run out. */
  'companyAdmin.withdrawInvite': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/companyRegions/:id/invites/:inviteId/withdraw',
    params: z.object({ id: Id, inviteId: Id }),
    output: z.null(),
    invalidates: ['regionUsers', 'invites'],
  }),
  /** What the removal of a region would end, and what stands against it, for its administrators. */
  'companyAdmin.removal': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/removal',
    params,
    output: RegionRemoval,
    tags: ['regions', 'regionUsers', 'orders', 'documents', 'cart'],
  }),
} as const
