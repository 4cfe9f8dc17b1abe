import { accountExtensions } from '../../../model/contract/extensions/account'
import { handlersFor } from '../../handlers-for'
import { changeSetting, settingsOf } from '../../rules/account/notification-settings'
import { sessionEndOf } from '../../rules/session/session-ends'
import { requireSelf } from '../../scene'

const loadSessions = () => import('../../rules/account/own-sessions')

/** The settings and the sessions of an account. [DEC-073] */
export const accountHandlers = handlersFor(accountExtensions, {
  'account.notificationSettings': ({ params, ...scene }) => settingsOf(scene, requireSelf(scene, params.id).id),
  'account.setNotification': ({ params, body, ...scene }) => {
    const { id } = requireSelf(scene, params.id)
    changeSetting(scene, id, body)
    return settingsOf(scene, id)
  },
  'account.sessions': async ({ params, ...scene }) => ({
    items: (await loadSessions()).ownSessions(scene, requireSelf(scene, params.id)),
  }),
  'account.endSession': async ({ params, ...scene }) => {
    ;(await loadSessions()).endOwnSession(scene, requireSelf(scene, params.id), params.sessionId)
    return null
  },
  'account.sessionEnd': (scene) => ({ end: sessionEndOf(scene) }),
  'account.endOtherSessions': async ({ params, ...scene }) => {
    ;(await loadSessions()).endOtherSessions(scene, requireSelf(scene, params.id))
    return null
  },
})
