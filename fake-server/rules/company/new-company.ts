import type { Company } from '../../../model/company/company'
import { REGION_MODERATED } from '../../../model/company/region'
import type { NewCompany } from '../../../model/identity/new-company'
import { storeCity } from '../../catalogue/cities'
import { refuse } from '../../refusals'
import { requireUser, type Scene, type StoredRegion, type StoredUser } from '../../scene'
import { nextId, type TableRow } from '../../tables'
import { isRemoved } from '../region/region-view'

export type StoredCompany = TableRow<'company'>

/** How many companies are registered under an INN. [DEC-036] */
export const countByInn = ({ tables }: Pick<Scene, 'tables'>, inn: string): number =>
  tables.company.findMany({ where: { inn: { equals: inn } } }).length

const regionsOf = ({ tables }: Pick<Scene, 'tables'>, companyId: number): StoredRegion[] =>
  tables.region.findMany({ where: { company_id: { equals: companyId } } })
/** Whether the user is a member of a region of the company. */
export const hasRegionIn = (scene: Pick<Scene, 'tables'>, companyId: number, userId: number): boolean =>
  regionsOf(scene, companyId).some(({ member_ids }) => member_ids.includes(userId))

/** Whether the user made the company and nobody buys for it yet: its store city was not chosen, or its regions were removed. */
export const isOwnIdle = (scene: Pick<Scene, 'tables'>, { id, user_id }: StoredCompany, userId: number): boolean =>
  user_id === userId && regionsOf(scene, id).every(isRemoved)

/** Whether the user administers the company: a region of it, or all of it while it has none. [ROLE-003] */
export const isCompanyAdmin = (scene: Pick<Scene, 'tables'>, company: StoredCompany, userId: number): boolean =>
  isOwnIdle(scene, company, userId) || regionsOf(scene, company.id).some(({ admin_ids }) => admin_ids.includes(userId))

/** A company that the user buys for, or made without buying for it yet; 401 for guests, 403 for strangers, 404 where there is none. */
export function requireCompany(scene: Pick<Scene, 'user' | 'tables'>, companyId: number): StoredCompany {
  const user = requireUser(scene)
  const company = scene.tables.company.findFirst({ where: { id: { equals: companyId } } })
  if (!company) throw refuse(404)
  if (!isOwnIdle(scene, company, user.id) && !hasRegionIn(scene, companyId, user.id)) throw refuse(403)
  return company
}

/** The same, for who administers it. @throws 403 also for plain members [ROLE-003] */
export function requireCompanyAdmin(scene: Pick<Scene, 'user' | 'tables'>, companyId: number): StoredCompany {
  const company = requireCompany(scene, companyId)
  if (!isCompanyAdmin(scene, company, requireUser(scene).id)) throw refuse(403, { message: 'Это может только администратор региона' })
  return company
}

/**
 * The first company of somebody who has none or buys for none, or another one of an administrator; nobody registers an INN twice, and
 * nobody who is in the middle of a registration makes a second company. [ROLE-003, DEC-036]
 */
export function newCompany(scene: Scene, { inn, kpp = '', company_name }: NewCompany): Company {
  const user = requireUser(scene)
  if (user.registration_not_complete && user.last_company_id)
    throw refuse(409, { message: 'Ваша компания уже создана: остался последний шаг' })
  const own = scene.tables.region.getAll().filter(({ member_ids }) => member_ids.includes(user.id))
  if (!user.registration_not_complete && own.length > 0 && !own.some(({ admin_ids }) => admin_ids.includes(user.id)))
    throw refuse(403, { message: 'Это может только администратор региона' })
  if (countByInn(scene, inn) > 0) throw refuse(409, { message: TAKEN, errors: { inn: [TAKEN] } })
  const { id } = scene.tables.company.create({
    id: nextId(scene.tables, 'company'),
    company_name,
    inn,
    kpp,
    user_id: user.id,
    contact_name: user.name,
    contact_phone: user.phone,
    version: 1,
    changed_by: 0,
  })
  changeUser(scene, user, { last_company_id: id })
  return { id, company_name, inn, ...(kpp && { kpp }) }
}
/** That a company has this INN already. [DEC-036] */
export const TAKEN = 'Компания с\u00a0таким ИНН уже зарегистрирована'

/**
 * A region of a company in a store city, on moderation; who makes it administers it, and his registration is complete with it.
 * For administrators of the company. [ROLE-003, STATE-006, DEC-036]
 */
export function newRegion(scene: Scene, { company_id, store_city_id }: { company_id: number; store_city_id: number }): StoredRegion {
  const user = requireUser(scene)
  requireCompanyAdmin(scene, company_id)
  const others = regionsOf(scene, company_id).filter((region) => !isRemoved(region))
  if (!storeCity(store_city_id)) throw refuse(422, { errors: { store_city_id: ['Выберите город из\u00a0списка'] } })
  if (others.some((region) => region.store_city_id === store_city_id))
    throw refuse(409, { message: 'Регион этой компании в\u00a0этом городе уже есть' })
  const region = scene.tables.region.create({
    id: nextId(scene.tables, 'region'),
    company_id,
    store_city_id,
    status: REGION_MODERATED,
    admin_ids: [user.id] as never, // see `list` of the tables
    member_ids: [user.id] as never,
    user_id: user.id,
    stopped: false,
    manager_id: store_city_id,
    debt: 0,
    overdue_debt: 0,
    overdue_debt5: 0,
  })
  changeUser(scene, user, {
    registration_not_complete: false,
    last_company_id: company_id,
    favorite_region_id: user.favorite_region_id || region.id,
  })
  return region
}

function changeUser({ tables }: Pick<Scene, 'tables'>, { id }: StoredUser, data: Partial<StoredUser>): void {
  tables.user.update({ where: { id: { equals: id } }, data })
}
