import * as z from 'zod/mini'
import { COMPANY_NAME_LENGTH } from '../limits'
import { Inn, Kpp } from './contact-fields'
import { needsKpp } from './inn'

/** A name that must be entered. @param max characters @param missing the words when it is absent */
export const namedText = (max: number, missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(max, `Не больше ${max} знаков`))

/** What names a company: the INN, the KPP of an organisation, the name. */
export const companyFields = { inn: Inn, kpp: z.optional(Kpp), company_name: namedText(COMPANY_NAME_LENGTH, 'Введите название компании') }
/** An organisation (INN of 10 digits) has a KPP. [DEC-043] */
export const kppRule = z.refine<{ inn?: string | undefined; kpp?: string | undefined }>(
  ({ inn, kpp }) => inn === undefined || !needsKpp(inn) || kpp !== undefined,
  { path: ['kpp'], error: 'Введите КПП' },
)

/** A company to create: an organisation (INN of 10 digits) with its KPP, a person without. [DEC-036, DEC-043] */
export const NewCompany = z.object(companyFields).check(kppRule)
export type NewCompany = z.output<typeof NewCompany>
