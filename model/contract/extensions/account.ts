import * as z from 'zod/mini'
import { Id } from '../../id'
import { NotificationChange, NotificationSettings } from '../../identity/account/notification-settings'
import { SessionEnd } from '../../identity/account/session-end'
import { SessionId, UserSession } from '../../identity/account/user-session'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })

/** What the account page asks beyond the specification, each user about themselves. [ROUTE-054, DEC-006, DEC-073] */
export const accountExtensions = {
  'account.notificationSettings': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/notificationSettings',
    params,
    output: NotificationSettings,
    tags: ['notificationSettings'],
  }),
  /** 422: this kind never comes by this channel. */
  'account.setNotification': endpoint({
    kind: 'write',
    method: 'PATCH',
    path: '/users/:id/notificationSettings',
    params,
    body: NotificationChange,
    output: NotificationSettings,
    invalidates: ['notificationSettings', 'notifications'],
  }),
  /** Where the account is signed in; the session that asks is the first. */
  'account.sessions': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/users/:id/sessions',
    params,
    output: z.object({ items: z.array(UserSession) }),
    tags: ['sessions'],
  }),
  /** 404: it has ended already; 409: it is the one that asks, which logs out instead. */
  'account.endSession': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/users/:id/sessions/:sessionId/end',
    params: z.object({ id: Id, sessionId: SessionId }),
    output: z.null(),
    invalidates: ['sessions'],
  }),
  /** How the login of this browser was ended from elsewhere; null: it was not, or somebody is signed in. Open to guests: whose login ended is one. */
  'account.sessionEnd': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/auth/sessionEnd',
    output: z.object({ end: z.nullable(SessionEnd) }),
  }),
  /** All but the one that asks; login links that nobody has used end too. */
  'account.endOtherSessions': endpoint({
    kind: 'write',
    method: 'POST',
    path: '/users/:id/sessions/endOthers',
    params,
    output: z.null(),
    invalidates: ['sessions'],
  }),
} as const
