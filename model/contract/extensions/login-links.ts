import * as z from 'zod/mini'
import { endpoint } from '../endpoint'

/** The token travels in a body: addresses are written into logs. */
const body = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

/**
 * Login by the link of a temporary token. 404: no such token, 409: it was used, 410: it has expired, 429: too many of
 * these. The specification issues the token
 * and says nothing of its exchange. [ROUTE-026, DEC-006, DEC-039]
 */
export const loginLinkExtensions = {
  /** Whom the link logs in; it stays unused, so that a preview of the page uses nothing up. A refusal is counted, so it is no read. */
  'loginLinks.check': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/temporaryToken/check',
    body,
    output: z.object({ name: z.string() }),
  }),
  /** `token` is given by the token strategy only. [DEC-004] */
  'loginLinks.use': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/auth/temporaryToken/login',
    body,
    output: z.object({ token: z.optional(z.string()) }),
  }),
} as const
