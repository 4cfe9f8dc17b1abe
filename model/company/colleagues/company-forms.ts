import * as z from 'zod/mini'
import { checkBody, typedText } from '../../form/check-body'
import type { CheckForm } from '../../form/form'
import { Id } from '../../id'
import { checkCompany } from '../../identity/company-form'
import { Email } from '../../identity/contact-fields'
import type { NewCompany } from '../../identity/new-company'
import { parsePhone } from '../../identity/phone'
import { CompanyChange } from './own-company'

/** A company, as it is typed. */
export type TypedCompany = { inn: string; kpp: string; company_name: string }
/** Another company: INN, KPP and name as in the registration. [VALID-011, DEC-036, DEC-043] */
export const checkNewCompany: CheckForm<TypedCompany, { body: NewCompany }> = (typed) => {
  const { errors, company } = checkCompany(typed)
  return { errors, args: company && { body: company } }
}

const NewRegion = z.object({ company_id: Id, store_city_id: Id })
/** A region, as it is chosen: the numbers of a company and a store city as texts; '': none. */
export type ChosenRegion = { company_id: string; store_city_id: string }
/** A region of a company in a store city. */
export const checkNewRegion: CheckForm<ChosenRegion, { body: z.output<typeof NewRegion> }> = ({ company_id, store_city_id }) => {
  const { body } = checkBody(NewRegion, { company_id: Number(company_id), store_city_id: Number(store_city_id) })
  const errors = {
    ...(company_id === '' && { company_id: 'Выберите компанию' }),
    ...(store_city_id === '' && { store_city_id: 'Выберите город' }),
  }
  return { errors, args: Object.keys(errors).length === 0 && body ? { body } : null }
}

/** What can be changed of a company, as it is typed; `pickup_id`: the number of a store, '' for none; `version`: of the company that is changed. */
export type TypedChange = { company_name: string; contact_name: string; contact_phone: string; pickup_id: string; version: number }
/** A change of the company with this id. [ROLE-003] @param region whose favourite store is changed, with the store so far */
export const checkCompanyChange =
  (
    id: number,
    region: { id: number; pickup_id?: number | undefined },
  ): CheckForm<TypedChange, { params: { id: number }; body: CompanyChange }> =>
  ({ pickup_id, ...typed }) => {
    const phone = typedText(typed.contact_phone)
    const isSameStore = pickup_id === String(region.pickup_id ?? '')
    const { errors, body } = checkBody(CompanyChange, {
      ...typed,
      contact_phone: phone && (parsePhone(phone) ?? phone),
      favorite_store: isSameStore ? undefined : { company_region_id: region.id, pickup_id: pickup_id === '' ? null : Number(pickup_id) },
    })
    return { errors, args: body && { params: { id }, body } }
  }

const Invitation = z.object({ email: Email })
/** Who is invited into the region with this id. [DEC-042, DEC-074] */
export const checkInvitation =
  (id: number): CheckForm<{ email: string }, { params: { id: number }; body: { email: string } }> =>
  (typed) => {
    const { errors, body } = checkBody(Invitation, { email: typedText(typed.email) })
    return { errors, args: body && { params: { id }, body } }
  }
