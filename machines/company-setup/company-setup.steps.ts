import { ApiError } from '../../model/api-error'
import type { Company } from '../../model/company/company'
import { fieldRefusals, withoutErrors } from '../../model/form/field-errors'
import { refusedText } from '../../model/form/refused-text'
import { checkCompany, type CompanyField, type SetupDraft } from '../../model/identity/company-form'
import type { User } from '../../model/identity/user'
import { setupStep } from '../../model/identity/user'
import { type Attempt, CHOOSE_CITY, INN_TAKEN, NOT_DONE } from './company-setup.words'

/** Whose set-up it is, as the server told last. */
export type SetupUser = Pick<User, 'id' | 'registration_not_complete' | 'last_company_id'>
export type SetupField = CompanyField | 'store_city_id'
/** A sentence for each field that is wrong, and for what failed. */
export type SetupErrors = Partial<Record<SetupField | 'form', string>>
/** What a field holds now: a text, or the number of a city. */
export type Typed = { field: CompanyField; value: string } | { field: 'store_city_id'; value: number | null }

export type SetupContext = {
  user: SetupUser
  typed: SetupDraft
  errors: SetupErrors
  /** The INN that the server was asked about last, and how many companies it knows of it. */
  checked: { inn: string; count: number } | null
  /** Why the last write did not come to an end. */
  failure: unknown
  /** The user wants to do it later; it comes back when he asks for it, or with the next page. */
  isPutOff: boolean
  /** A login is needed first. [DEC-008] */
  isHeld: boolean
  /** An invitation is looked at, which is the other way to a company: nothing stands over it. [DEC-040] */
  isAside: boolean
  /** Questions without an answer in a row. */
  failures: number
}
type Step = Partial<SetupContext>

/** Context → what of it changes: the rules of the set-up. Nothing here sends or waits. */

const FIELDS: readonly SetupField[] = ['inn', 'kpp', 'company_name', 'store_city_id']
const sameStep = (first: SetupUser, second: SetupUser) => setupStep(first, 0) === setupStep(second, 0)

/** Whether what the server says of the user now asks for something else than before. */
export const isNews = ({ user: before }: SetupContext, user: SetupUser): boolean =>
  !sameStep(before, user) || (setupStep(user, 0) !== null && before.last_company_id !== user.last_company_id)

/** A field that is typed in is not wrong until it is left or sent; what one INN needs another may not. */
export const type = ({ typed, errors }: SetupContext, { field, value }: Typed): Step => ({
  typed: { ...typed, [field]: value },
  errors: withoutErrors(errors, field, 'form', ...(field === 'inn' ? (['kpp'] as const) : [])),
})

/** A field that was left with something in it says what is wrong with that. */
export function leave({ typed, errors, checked }: SetupContext, field: CompanyField): Step {
  if (typed[field].trim() === '') return {}
  const error = checkCompany(typed).errors[field] ?? (field === 'inn' && isTaken({ typed, checked }) ? INN_TAKEN : undefined)
  return { errors: { ...withoutErrors(errors, field), ...(error !== undefined && { [field]: error }) } }
}

/** The INN as it is sent; null while it is wrong. */
export function innOf({ typed }: Pick<SetupContext, 'typed'>): string | null {
  const { errors } = checkCompany(typed)
  return errors.inn === undefined ? typed.inn.replace(/\s/g, '') : null
}
type Asked = Pick<SetupContext, 'typed' | 'checked'>
/** Whether the server knows a company of this INN. [DEC-036] */
export const isTaken = ({ typed, checked }: Asked): boolean => checked !== null && checked.count > 0 && checked.inn === innOf({ typed })
/** Whether it was asked about this INN and knows none. */
export const isFree = ({ typed, checked }: Asked): boolean => checked !== null && checked.count === 0 && checked.inn === innOf({ typed })

/** What the server knows of the INN is said at the field. */
export function noteCount({ typed, errors }: SetupContext, count: number): Step {
  const inn = innOf({ typed })
  if (inn === null) return {}
  return { checked: { inn, count }, errors: { ...withoutErrors(errors, 'inn'), ...(count > 0 && { inn: INN_TAKEN }) } }
}

/** Whether this address is an invitation, or where its code is typed. */
export const isInvitation = (path: string): boolean => /^\/invites(?:[/?]|$)/.test(path)

/** All fields that are wrong. */
export const companyErrors = ({ typed, checked }: SetupContext): Step => ({
  errors: { ...(isTaken({ typed, checked }) && { inn: INN_TAKEN }), ...checkCompany(typed).errors },
})
/** The same of the last step. */
export const cityErrors = ({ typed }: SetupContext): Step => ({
  errors: typed.store_city_id === null ? { store_city_id: CHOOSE_CITY } : {},
})

/** A company of this INN is there: whose, is to be asked. */
export const noteTaken: Step = { failure: new ApiError(409, INN_TAKEN, { fields: { inn: [INN_TAKEN] } }) }

/** What the server refused is said at the fields that it names, else over them; what it knows of the INN is asked anew. */
export function showFailure({ failure }: SetupContext, attempt: Attempt): Step {
  const named = fieldRefusals(FIELDS, ApiError.from(failure))
  const isNamed = Object.keys(named).length > 0
  return { errors: isNamed ? named : { form: refusedText(NOT_DONE[attempt], failure) }, checked: null, failure: null }
}

/** The company is there. */
export const keepCompany = ({ user, typed }: SetupContext, { id, company_name }: Pick<Company, 'id' | 'company_name'>): Step => ({
  user: { ...user, last_company_id: id },
  typed: { ...typed, made: { id, company_name } },
  errors: {},
  failure: null,
})
