import type { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfCookieNotice: Unreached<typeof cookieNoticeMachine> = {
  'cookieNotice.reading--error.loadConsent.0':
    'Согласие читается из памяти браузера, а запрещённая или испорченная читается как пустая: отказа не бывает.',
}
