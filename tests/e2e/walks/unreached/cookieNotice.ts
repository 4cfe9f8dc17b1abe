import type { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfCookieNotice: Unreached<typeof cookieNoticeMachine> = {
  'cookieNotice.reading--error.loadConsent.0':
    'Согласие читается из хранилища браузера, а запрещённое или испорченное хранилище читается как пустое: отказа не бывает.',
}
