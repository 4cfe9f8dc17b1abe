import { typedText } from '../../../model/form/check-body'
import { checkNewPassword } from '../../../model/identity/forms/new-password'
import { parseLogin } from '../../../model/identity/login-input'
import { defineForm } from '../../form/form-definition'

/** The name of the draft of the first step. */
export const ADDRESS = 'reset'

/** To what address the code is sent. @param request its id, by which it is looked up where no answer came [ROUTE-029, DEC-038, DEC-071] */
export const addressForm = (request: string) =>
  defineForm({
    name: ADDRESS,
    call: 'codeVerifications.create',
    isKeyed: false,
    labels: { login: 'Email или телефон' },
    serverNames: { email: 'login', phone: 'login' },
    empty: { login: '' },
    check: ({ login }) => {
      const who = parseLogin(typedText(login) ?? '')
      return 'error' in who
        ? { errors: { login: who.error }, args: null }
        : { errors: {}, args: { body: { ...who, code_verification_id: request } } }
    },
    words: { notSent: 'Код не\u00a0отправлен.', maybeSent: 'Возможно, код уже отправлен.' },
    lookUp: async (api, _values, signal) => (await api('codeVerifications.get', { query: { id: request } }, { signal })) !== null,
    hasDraft: true,
  })

/** The new password. A verification that is used up tells that it was set. @param id of the verification @param email may not be the password */
export const passwordForm = (id: string, email: string) =>
  defineForm({
    name: 'reset-password',
    call: 'codeVerifications.setUserPassword',
    isKeyed: false,
    labels: { password: 'Новый пароль', again: 'Новый пароль ещё раз' },
    empty: {},
    check: (_values, secrets) => {
      const { errors, password } = checkNewPassword(secrets, email)
      return { errors, args: password === null ? null : { params: { id }, body: { password } } }
    },
    words: { notSent: 'Пароль не\u00a0изменён.', maybeSent: 'Возможно, пароль уже изменён.' },
    lookUp: async (api, _values, signal) => (await api('codeVerifications.get', { query: { id } }, { signal })) === null,
  })
