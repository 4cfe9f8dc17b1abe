import * as z from 'zod/mini'
import { Invite } from '../../company/company'
import { endpoint } from '../endpoint'

/** The number of an invite, or the code of the link that was mailed. [DEC-040] */
const params = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })

/** CALL-028 to CALL-030. 403: it is for another e-mail; 409: no longer pending. [DEC-040] */
export const invitesContract = {
  'invites.get': endpoint({ kind: 'read', method: 'GET', path: '/userInvites/:id', params, output: Invite, tags: ['invites'] }),
  'invites.accept': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/userInvites/:id/accept',
    params,
    output: Invite,
    invalidates: ['invites', 'regions', 'user', 'regionUsers'],
  }),
  'invites.reject': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/userInvites/:id/reject',
    params,
    output: Invite,
    invalidates: ['invites', 'regionUsers'],
  }),
} as const
