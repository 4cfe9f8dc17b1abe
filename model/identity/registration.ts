import * as z from 'zod/mini'
import { Id } from '../id'
import { InviteCode } from '../company/invite-code'
import { CodeVerificationId } from './code-verification'
import { Code, Email, NewPassword, Phone } from './contact-fields'
import { companyFields, kppRule, namedText } from './new-company'

const isGiven = (value: string | undefined, inviteCode: string | undefined) => value !== undefined || inviteCode !== undefined

/**
 * Step 1: who registers, and which company; a code goes to the e-mail. Whoever was invited into a company registers without one of their
 * own. `code_verification_id`: chosen by the caller and not to be guessed, so that a request without an answer can be looked up. [DEC-036, DEC-040]
 */
export const RegistrationStep1 = z
  .object({
    inn: z.optional(companyFields.inn),
    kpp: companyFields.kpp,
    company_name: z.optional(companyFields.company_name),
    invite_code: z.optional(InviteCode),
    code_verification_id: z.optional(CodeVerificationId),
    name: namedText(100, 'Введите имя'),
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
