import type { sessionMachine } from '../../../../machines/session/session.machine'
import type { Unreached } from '../harness/unreached'

const UNSENT_STORE =
  'Что не отправлено, лежит в базе браузера: отказать она может, только запрещённая или испорченная. Тогда не работает и сервер демо: он живёт там же.'
const OPENED = 'Так входят со\u00a0страниц регистрации и\u00a0восстановления пароля: у\u00a0них свои проверки в\u00a0браузере.'
const LOGOUT = 'Сервер демо выход не отклоняет: он или выполняет его, или молчит.'

/** What no browser reaches of the machine of this folder, and why. */
export const unreached: Unreached<typeof sessionMachine, 'session'> = {
  'session--session.open.0': OPENED,
  'session--session.open.1': OPENED,
  'session.leaving.looking--done.checkElsewhere.0':
    'Для этого серверу надо отклонить изменение в те доли секунды, пока читается память браузера: своё уже посчитано, а чужое ещё нет.',
  'session.leaving.looking--error.checkElsewhere.0': UNSENT_STORE,
  'session.leaving.looking--error.checkElsewhere.1': UNSENT_STORE,
  'session.leaving.looking--error.checkElsewhere.2': UNSENT_STORE,
  'session.leaving.asking.looking--error.checkElsewhere.0': UNSENT_STORE,
  'session.leaving.sending.gathering--error.loadOrphaned.0': UNSENT_STORE,
  'session.leaving.sending.looking--error.checkElsewhere.0': UNSENT_STORE,
  'session.signingOut--error.logout.0': LOGOUT,
  'session.signingOut--error.logout.1': LOGOUT,
  'session.signingOut--error.logout.4': LOGOUT,
}
