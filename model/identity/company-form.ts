import * as z from 'zod/mini'
import { Id } from '../id'
import { needsKpp, parseInn, parseKpp } from './inn'
import { NewCompany } from './new-company'

/** What is typed and chosen in the set-up of a company, as it stands in the fields; nothing of it is secret. */
export const SetupDraft = z.object({
  inn: z.string(),
  kpp: z.string(),
  company_name: z.string(),
  store_city_id: z.nullable(Id),
  /** The company that was made of it, where this tab knows it. */
  made: z.nullable(z.object({ id: Id, company_name: z.string() })),
})
export type SetupDraft = z.output<typeof SetupDraft>
/** Before anything was typed. */
export const EMPTY_SETUP: SetupDraft = { inn: '', kpp: '', company_name: '', store_city_id: null, made: null }

export type CompanyField = 'inn' | 'kpp' | 'company_name'
/** A sentence for each field that is wrong. */
export type CompanyErrors = Partial<Record<CompanyField, string>>

/** Whether the INN, typed so far, is longer than an organisation's: a person has no KPP. [DEC-036] */
export const isPersonInn = (text: string): boolean => text.replace(/\s/g, '').length > 10

/**
 * The fields of a new company, all checked at once; spaces of INN and KPP are dropped, a person's KPP counts for nothing.
 * @returns the company to create, null while something is wrong [VALID-011, DEC-036, DEC-043]
 */
export function checkCompany(typed: Pick<SetupDraft, CompanyField>): { errors: CompanyErrors; company: NewCompany | null } {
  const inn = parseInn(typed.inn)
  const isPerson = 'inn' in inn ? !needsKpp(inn.inn) : isPersonInn(typed.inn)
  const kpp = isPerson ? null : parseKpp(typed.kpp)
  const name = NewCompany.shape.company_name.safeParse(typed.company_name)
  const errors: CompanyErrors = {
    ...('error' in inn && { inn: inn.error }),
    ...(kpp && 'error' in kpp && { kpp: kpp.error }),
    ...(!name.success && { company_name: name.error.issues[0]?.message ?? '' }),
  }
  if ('error' in inn || (kpp && 'error' in kpp) || !name.success) return { errors, company: null }
  return { errors, company: { inn: inn.inn, company_name: name.data, ...(kpp && { kpp: kpp.kpp }) } }
}
