import { checkCompanyChange, checkNewCompany, checkNewRegion, type TypedChange } from '../../../../model/company/colleagues/company-forms'
import type { OwnCompany } from '../../../../model/company/colleagues/own-company'
import { formatPhone } from '../../../../model/identity/phone'
import type { Api } from '../../../../model/contract'
import { defineForm } from '../../../form/form-definition'

const companiesOf = async (api: Api, userId: number, signal: AbortSignal) =>
  (await api('companyAdmin.companies', { params: { id: userId } }, { signal })).items

/** Another company of the user. [CALL-019, ROLE-003] */
export const newCompanyForm = (userId: number) =>
  defineForm({
    name: 'add-company',
    call: 'companies.create',
    isKeyed: false,
    labels: { inn: 'ИНН', kpp: 'КПП', company_name: 'Название компании' },
    empty: { inn: '', kpp: '', company_name: '' },
    check: checkNewCompany,
    words: { notSent: 'Компания не\u00a0добавлена.', maybeSent: 'Возможно, компания уже добавлена.' },
    lookUp: async (api, { inn }, signal) => (await companiesOf(api, userId, signal)).some((each) => each.inn === inn.replace(/\s/g, '')),
    hasDraft: true,
  })

/** A store city for a company. [CALL-022] @param companyId the company to begin with */
export const newRegionForm = (userId: number, companyId: number | null) =>
  defineForm({
    name: 'add-region',
    call: 'regions.create',
    isKeyed: false,
    labels: { company_id: 'Компания', store_city_id: 'Город' },
    empty: { company_id: companyId === null ? '' : String(companyId), store_city_id: '' },
    check: checkNewRegion,
    words: { notSent: 'Регион не\u00a0добавлен.', maybeSent: 'Возможно, регион уже добавлен.' },
    lookUp: async (api, { company_id, store_city_id }, signal) =>
      (await api('regions.list', { params: { id: userId }, query: {} }, { signal })).some(
        (each) => String(each.company_id) === company_id && String(each.store_city_id) === store_city_id,
      ),
  })

/** A company as it stands in the fields of its form. */
export const typedOf = (company: OwnCompany, regionId: number): TypedChange => ({
  company_name: company.company_name,
  contact_name: company.contact_name,
  contact_phone: company.contact_phone && formatPhone(company.contact_phone),
  pickup_id: String(storeOf(company, regionId) ?? ''),
  version: company.version,
})

/** The favourite store of a region of the company. */
export const storeOf = ({ regions }: OwnCompany, regionId: number): number | undefined =>
  regions.find((region) => region.id === regionId)?.pickup_id

/** A change of a company and of the favourite store of one of its regions. [ROLE-003] @param company as it is at the beginning */
export const changeForm = (userId: number, company: OwnCompany, regionId: number) => {
  const { id } = company
  const check = checkCompanyChange(id, { id: regionId, pickup_id: storeOf(company, regionId) })
  return defineForm({
    name: `company-${id}`,
    call: 'companyAdmin.update',
    isKeyed: false,
    labels: {
      company_name: 'Название',
      contact_name: 'Контактное лицо',
      contact_phone: 'Телефон',
      pickup_id: 'Склад для самовывоза',
      version: 'Версия',
    },
    empty: typedOf(company, regionId),
    check,
    words: { notSent: 'Изменения не\u00a0сохранены.', maybeSent: 'Возможно, изменения уже сохранены.' },
    lookUp: async (api, typed, signal) => {
      const body = check(typed, {}).args?.body
      const now = (await companiesOf(api, userId, signal)).find((each) => each.id === id)
      return (
        now?.version === typed.version + 1 &&
        now.company_name === body?.company_name &&
        now.contact_name === body.contact_name &&
        now.contact_phone === (body.contact_phone ?? '') &&
        String(storeOf(now, regionId) ?? '') === typed.pickup_id
      )
    },
  })
}
