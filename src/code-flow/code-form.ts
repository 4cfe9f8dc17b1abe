import { checkTypedCode } from '../../model/identity/forms/new-password'
import { defineForm } from '../form/form-definition'

/** The code, checked before what it confirms is done. @param id of the verification */
export const codeForm = (id: string) =>
  defineForm({
    name: 'code',
    call: 'codeVerifications.check',
    isKeyed: false,
    labels: { code: 'Код' },
    serverNames: { data: 'code' },
    empty: {},
    check: (_values, secrets) => {
      const { errors, code } = checkTypedCode(secrets)
      return { errors, args: code === null ? null : { params: { id }, body: { data: code } } }
    },
    words: { notSent: 'Код не\u00a0проверен.', maybeSent: 'Возможно, код уже проверен.' },
    lookUp: async (api, _values, signal) =>
      (await api('codeVerifications.get', { query: { id } }, { signal }))?.code_verification.is_checked === true,
  })
