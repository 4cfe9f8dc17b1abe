import type { OwnCompany } from '../../../model/company/colleagues/own-company'
import { REGION_BLOCKED } from '../../../model/company/region'
import { region } from '../../support/plain-region'
import type { Answers } from '../support/open-shop'
import { buyer, user } from '../support/people'

const admin = { admin_ids: [user.id], company_id: 1, company_name: 'ООО «Волга»' }

/** Kazan is the favourite and bought for, Samara is administered too, Omsk is on moderation, Perm blocked. */
export const kazan = region(5, { ...admin, store_city_id: 6, store_city_name: 'Казань', favorite: 1 })
export const samara = region(6, { ...admin, store_city_id: 7, store_city_name: 'Самара', admin_ids: [user.id, 2] })
export const omsk = region(7, { ...admin, store_city_id: 8, store_city_name: 'Омск', status: 0 })
export const perm = region(8, { ...admin, store_city_id: 9, store_city_name: 'Пермь', status: REGION_BLOCKED })

/** The company of these regions. */
export const volga: OwnCompany = {
  id: 1,
  company_name: 'ООО «Волга»',
  inn: '1600906857',
  kpp: '160001001',
  contact_name: 'Иван',
  contact_phone: '79000000101',
  version: 3,
  is_admin: true,
  regions: [5, 6, 7, 8].map((id) => ({ id, user_count: id - 3 })),
}

const person = (id: number, name: string, is_admin = false) => ({ id, name, email: `p${id}@volga.example`, phone: '', is_admin })
export const people = [person(user.id, user.name, true), person(2, 'Пётр Второй'), person(3, 'Анна Третья')]

/** A server on which somebody administers these regions. */
export const companies: Answers = {
  ...buyer(0),
  'regions.list': () => [kazan, samara, omsk, perm],
  'companyAdmin.companies': () => ({ items: [volga] }),
  'regions.users': () => ({ items: people }),
  'companyAdmin.invites': () => ({ items: [] }),
  'storeCities.list': () => ({
    items: [
      { id: 6, name: 'Казань', address: 'Техническая, 52' },
      { id: 18, name: 'Тюмень', address: 'Республики, 1' },
    ],
  }),
  'companies.checkInn': () => ({ count: 0 }),
}
