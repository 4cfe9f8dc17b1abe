import * as z from 'zod/mini'
import { Id } from '../id'
import { COMPANY_NAME_LENGTH } from '../limits'
import { CodeVerificationId } from './code-verification'
import { Code, Email, Inn, Kpp, NewPassword, Phone } from './contact-fields'
import { needsKpp } from './inn'

const name = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Не больше ${max} знаков`))

const company = { inn: Inn, kpp: z.optional(Kpp), company_name: name(COMPANY_NAME_LENGTH, 'Введите название компании') }
const kppRule = z.refine<{ inn: string; kpp?: string | undefined }>(({ inn, kpp }) => !needsKpp(inn) || kpp !== undefined, {
  path: ['kpp'],
  error: 'Введите КПП',
})

/** A company to create: an organisation (INN of 10 digits) with its KPP, a person without. [DEC-036, DEC-043] */
export const NewCompany = z.object(company).check(kppRule)
export type NewCompany = z.output<typeof NewCompany>

/** Step 1: who registers; a code goes to the e-mail. [DEC-036] */
export const RegistrationStep1 = z
  .object({
    ...company,
    name: name(100, 'Введите имя'),
    email: Email,
    phone: Phone,
    consent: z.literal(true, 'Нужно согласие на обработку персональных данных'),
  })
  .check(kppRule)
export type RegistrationStep1 = z.output<typeof RegistrationStep1>

/** Step 2: the code, the password (typed twice, sent once) and the store city; the region starts on moderation. [DEC-036] */
export const RegistrationStep2 = z.object({
  code_verification_id: CodeVerificationId,
  code: Code,
  password: NewPassword,
  store_city_id: Id,
})
export type RegistrationStep2 = z.output<typeof RegistrationStep2>
