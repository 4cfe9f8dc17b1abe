import { checkRegistration, EMPTY_REGISTRATION } from '../../../model/identity/forms/registration-details'
import { defineForm } from '../../form/form-definition'

/** The name of the draft of the first step. */
export const DETAILS = 'registration'

/**
 * The first step of a registration. The request has an id of its own, by which the server is asked about it where no answer came.
 * @param request the id @param inviteCode of whoever registers by an invitation, without a company [ROUTE-028, DEC-036, DEC-071]
 */
export const detailsForm = (request: string, inviteCode: string | null) =>
  defineForm({
    name: DETAILS,
    call: 'registration.register',
    isKeyed: false,
    labels: {
      inn: 'ИНН',
      kpp: 'КПП',
      company_name: 'Название компании',
      name: 'Как к\u00a0вам обращаться',
      email: 'Email',
      phone: 'Телефон',
      consent: 'Согласие на\u00a0обработку данных',
    },
    empty: EMPTY_REGISTRATION,
    check: checkRegistration(request, inviteCode),
    words: { notSent: 'Код не\u00a0отправлен.', maybeSent: 'Возможно, код уже отправлен.' },
    lookUp: async (api, _values, signal) => (await api('codeVerifications.get', { query: { id: request } }, { signal })) !== null,
    hasDraft: true,
  })
