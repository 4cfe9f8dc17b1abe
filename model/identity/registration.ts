import * as z from 'zod/mini'
import { Id } from '../id'
import { InviteCode } from '../company/invite-code'
import { COMPANY_NAME_LENGTH } from '../limits'
import { CodeVerificationId } from './code-verification'
import { Code, Email, Inn, Kpp, NewPassword, Phone } from './contact-fields'
import { needsKpp } from './inn'

const name = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Не больше ${max} знаков`))

const company = { inn: Inn, kpp: z.optional(Kpp), company_name: name(COMPANY_NAME_LENGTH, 'Введите название компании') }
const kppRule = z.refine<{ inn?: string | undefined; kpp?: string | undefined }>(
  ({ inn, kpp }) => inn === undefined || !needsKpp(inn) || kpp !== undefined,
  { path: ['kpp'], error: 'Введите КПП' },
)
const isGiven = (value: string | undefined, inviteCode: string | undefined) => value !== undefined || inviteCode !== undefined

/** A company to create: an organisation (INN of 10 digits) with its KPP, a person without. [DEC-036, DEC-043] */
export const NewCompany = z.object(company).check(kppRule)
export type NewCompany = z.output<typeof NewCompany>

/**
 * Step 1: who registers, and which company; a code goes to the e-mail. Whoever was invited into a company registers without one of their
 * own. `code_verification_id`: chosen by the caller and not to be guessed, so that a request without an answer can be looked up. [DEC-036, DEC-040]
 */
export const RegistrationStep1 = z
  .object({
    inn: z.optional(Inn),
    kpp: z.optional(Kpp),
    company_name: z.optional(company.company_name),
    invite_code: z.optional(InviteCode),
    code_verification_id: z.optional(CodeVerificationId),
    name: name(100, 'Введите имя'),
    email: Email,
    phone: Phone,
    consent: z.literal(true, 'Нужно согласие на обработку персональных данных'),
  })
  .check(
    kppRule,
    z.refine(({ inn, invite_code }) => isGiven(inn, invite_code), { path: ['inn'], error: 'Введите ИНН' }),
    z.refine(({ company_name, invite_code }) => isGiven(company_name, invite_code), {
      path: ['company_name'],
      error: 'Введите название компании',
    }),
  )
export type RegistrationStep1 = z.output<typeof RegistrationStep1>

/** Step 2: the code, the password (typed twice, sent once) and, with a company, the store city: its region starts on moderation. [DEC-036] */
export const RegistrationStep2 = z.object({
  code_verification_id: CodeVerificationId,
  code: Code,
  password: NewPassword,
  store_city_id: z.optional(Id),
})
export type RegistrationStep2 = z.output<typeof RegistrationStep2>
