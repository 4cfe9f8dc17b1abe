import type { Api } from '../../../../model/contract'
import { defineForm } from '../../../form/form-definition'

const NOTHING = {}
const sessionsOf = async (api: Api, userId: number, signal: AbortSignal) =>
  (await api('account.sessions', { params: { id: userId } }, { signal })).items

/** Signs one other device out. [DEC-073] */
export const endSessionForm = (userId: number, sessionId: string) =>
  defineForm({
    name: `end-session-${sessionId}`,
    call: 'account.endSession',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: userId, sessionId } } }),
    words: { notSent: 'Сеанс не\u00a0завершён.', maybeSent: 'Возможно, сеанс уже завершён.' },
    lookUp: async (api, _values, signal) => (await sessionsOf(api, userId, signal)).every(({ id }) => id !== sessionId),
  })

/** Signs all other devices out. [DEC-073] */
export const endOthersForm = (userId: number) =>
  defineForm({
    name: 'end-other-sessions',
    call: 'account.endOtherSessions',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: { params: { id: userId } } }),
    words: { notSent: 'Другие сеансы не\u00a0завершены.', maybeSent: 'Возможно, другие сеансы уже завершены.' },
    lookUp: async (api, _values, signal) => (await sessionsOf(api, userId, signal)).every(({ is_current }) => is_current),
  })
