import { checkNewPassword, checkTypedCode } from '../../../model/identity/forms/new-password'
import { defineForm } from '../../form/form-definition'

type FinishInput = {
  /** Of the verification. */
  id: string
  email: string
  /** The company of the registration wants a store city. */
  isWithCompany: boolean
}

/** The second step: code, password twice, and where the company buys. A verification that is used up tells that it was done. [DEC-036] */
export const finishForm = ({ id, email, isWithCompany }: FinishInput) =>
  defineForm({
    name: 'registration-finish',
    call: 'registration.finish',
    isKeyed: false,
    labels: { code: 'Код', password: 'Пароль', again: 'Пароль ещё раз', store_city_id: 'Город' },
    empty: { store_city_id: '' },
    check: ({ store_city_id }, secrets) => {
      const typed = checkTypedCode(secrets)
      const chosen = checkNewPassword(secrets, email)
      const isCityMissing = isWithCompany && store_city_id === ''
      const errors = { ...typed.errors, ...chosen.errors, ...(isCityMissing && { store_city_id: 'Выберите город' }) }
      if (typed.code === null || chosen.password === null || isCityMissing) return { errors, args: null }
      const city = isWithCompany ? { store_city_id: Number(store_city_id) } : {}
      return { errors, args: { body: { code_verification_id: id, code: typed.code, password: chosen.password, ...city } } }
    },
    words: { notSent: 'Регистрация не\u00a0завершена.', maybeSent: 'Возможно, регистрация уже завершена.' },
    lookUp: async (api, _values, signal) => (await api('codeVerifications.get', { query: { id } }, { signal })) === null,
    hasDraft: true,
  })
