import { checkBody, typedText } from '../check-body'
import type { CheckForm } from '../form'
import { parsePhone } from '../../identity/phone'
import { JobApplication } from '../../content/job'

/** The fields of an application, as they are typed. */
export type TypedApplication = {
  name: string
  phone: string
  email: string
  city: string
  cover_letter: string
  /** None or one. */
  resume: readonly File[]
  /** The applicant allows the shop to keep what is written. */
  consent: boolean
}

/** Before anything was typed. */
export const EMPTY_APPLICATION: TypedApplication = {
  name: '',
  phone: '',
  email: '',
  city: '',
  cover_letter: '',
  resume: [],
  consent: false,
}

/** The rules of an application for a vacancy: an empty optional field is absent, a phone is cleaned as at the login. [CALL-105, DEC-042] */
export const checkApplication =
  (id: number): CheckForm<TypedApplication, { params: { id: number }; body: JobApplication }> =>
  (typed) => {
    const phone = typedText(typed.phone)
    const [city, letter, resume] = [typedText(typed.city), typedText(typed.cover_letter), typed.resume[0]]
    const { errors, body } = checkBody(JobApplication, {
      name: typed.name,
      phone: phone && (parsePhone(phone) ?? phone),
      email: typedText(typed.email),
      ...(city !== undefined && { city }),
      ...(letter !== undefined && { cover_letter: letter }),
      ...(resume !== undefined && { resume }),
    })
    return {
      errors: { ...errors, ...(!typed.consent && { consent: 'Без согласия мы\u00a0не\u00a0можем принять отклик' }) },
      args: body && typed.consent ? { params: { id }, body } : null,
    }
  }
