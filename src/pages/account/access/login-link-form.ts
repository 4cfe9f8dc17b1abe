import { defineForm } from '../../../form/form-definition'

const NOTHING = {}

/** Makes a link that logs the user in on another device. Its token is handed over and enters no machine. [CALL-008, DEC-039, DEC-047] */
export const loginLinkForm = (takeToken: (token: string) => void) =>
  defineForm({
    name: 'login-link',
    call: 'session.temporaryToken',
    isKeyed: false,
    labels: NOTHING,
    empty: NOTHING,
    check: () => ({ errors: {}, args: {} }),
    words: {
      notSent: 'Ссылка не\u00a0создана.',
      maybeSent: 'Возможно, ссылка создана: она никому не\u00a0видна и\u00a0через 5\u00a0минут перестанет действовать.',
    },
    takeAnswer: ({ token }) => takeToken(token),
  })
