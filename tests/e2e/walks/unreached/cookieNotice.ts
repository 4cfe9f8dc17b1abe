import type { cookieNoticeMachine } from '../../../../machines/cookie-notice/cookie-notice.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfCookieNotice: Unreached<typeof cookieNoticeMachine> = {
  'cookieNotice.reading--error.loadConsent.0':
    'Согласие лежит в простом хранилище браузера, а запрещённое или испорченное читается как пустое: отказа не бывает.',
}
