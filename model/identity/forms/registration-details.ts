import { checkBody, typedText } from '../../form/check-body'
import type { CheckForm } from '../../form/form'
import { needsKpp, parseInn, parseKpp } from '../inn'
import { isPersonInn } from '../company-form'
import { parsePhone } from '../phone'
import { RegistrationStep1 } from '../registration'

/** The first step of a registration, as it is typed. */
export type TypedRegistration = {
  inn: string
  kpp: string
  company_name: string
  name: string
  email: string
  phone: string
  consent: boolean
}

/** Before anything was typed. */
export const EMPTY_REGISTRATION: TypedRegistration = { inn: '', kpp: '', company_name: '', name: '', email: '', phone: '', consent: false }

/**
 * The rules of the first step: INN and KPP without spaces, no KPP of a person, a phone cleaned as at the login. [VALID-011, DEC-036, DEC-043]
 * @param request its id, by which it is looked up if no answer comes @param inviteCode whoever was invited has no company to name
 */
export const checkRegistration =
  (request: string, inviteCode: string | null): CheckForm<TypedRegistration, { body: RegistrationStep1 }> =>
  (typed) => {
    const company = inviteCode === null ? companyOf(typed) : { errors: {}, fields: { invite_code: inviteCode } }
    const phone = typedText(typed.phone)
    const { errors, body } = checkBody(RegistrationStep1, {
      ...company.fields,
      name: typed.name,
      email: typedText(typed.email),
      phone: phone && (parsePhone(phone) ?? phone),
      consent: typed.consent,
      code_verification_id: request,
    })
    const all = { ...errors, ...company.errors }
    return { errors: all, args: body && Object.keys(all).length === 0 ? { body } : null }
  }

function companyOf(typed: TypedRegistration) {
  const inn = parseInn(typed.inn)
  const isPerson = 'inn' in inn ? !needsKpp(inn.inn) : isPersonInn(typed.inn)
  const kpp = isPerson ? null : parseKpp(typed.kpp)
  const name = typedText(typed.company_name)
  return {
    // The fields' own sentences say more than the schema's.
    errors: {
      ...('error' in inn && { inn: inn.error }),
      ...(kpp && 'error' in kpp && { kpp: kpp.error }),
      // The schema asks for it only once everything else is right.
      ...(name === undefined && { company_name: 'Введите название компании' }),
    },
    fields: {
      inn: 'inn' in inn ? inn.inn : typed.inn,
      ...(kpp && 'kpp' in kpp && { kpp: kpp.kpp }),
      company_name: name,
    },
  }
}
