import type { CompanyChange, OwnCompany } from '../../../model/company/colleagues/own-company'
import { refuse } from '../../refusals'
import { favoriteStoreOf, setFavoriteStore } from '../region/favorite-store'
import { moderationRefusalOf } from '../region/moderation-refusal'
import { requireRegionAdmin, requireUser, type Scene, type StoredRegion, type StoredUser } from '../../scene'
import { hasRegionIn, isCompanyAdmin, isOwnIdle, requireCompanyAdmin, type StoredCompany } from './new-company'

/** The companies that the user buys for, or made without buying for them yet. */
export const ownCompanies = (scene: Scene, user: StoredUser): OwnCompany[] =>
  scene.tables.company
    .getAll()
    .filter((company) => isOwnIdle(scene, company, user.id) || hasRegionIn(scene, company.id, user.id))
    .map((company) => ownCompanyView(scene, company, user))

/**
 * Changes a company for all who buy for it. Who changed it in the meantime is told to the one who began with an earlier version: 409, with
 * the company as it is now. [ROLE-003]
 */
export function changeCompany(
  scene: Scene,
  id: number,
  { version, company_name, contact_name, contact_phone = '', favorite_store }: CompanyChange,
): OwnCompany {
  const user = requireUser(scene)
  const company = requireCompanyAdmin(scene, id)
  if (company.version !== version) {
    const other = scene.tables.user.findFirst({ where: { id: { equals: company.changed_by } } })
    throw refuse(409, {
      message: `Данные компании тем временем уже изменил ${other && other.id !== user.id ? `другой администратор: ${other.name}` : 'кто-то ещё'}`,
      details: { company: ownCompanyView(scene, company, user) },
    })
  }
  if (favorite_store) setFavoriteStore(scene, requireRegionOf(scene, id, favorite_store.company_region_id), favorite_store.pickup_id)
  const [changed] = scene.tables.company.update({
    where: { id: { equals: id } },
    data: { company_name, contact_name, contact_phone, version: version + 1, changed_by: user.id },
  })
  return ownCompanyView(scene, changed!, user) // it was found
}

/** A region of the company that the user administers. */
function requireRegionOf(scene: Scene, companyId: number, regionId: number): StoredRegion {
  const region = requireRegionAdmin(scene, regionId)
  if (region.company_id !== companyId) throw refuse(422, { errors: { favorite_store: ['Это регион другой компании'] } })
  return region
}

function ownCompanyView(scene: Pick<Scene, 'tables'>, company: StoredCompany, user: StoredUser): OwnCompany {
  const { id, company_name, inn, kpp, contact_name, contact_phone, version } = company
  const own = scene.tables.region.getAll().filter((region) => region.company_id === id && region.member_ids.includes(user.id))
  return {
    id,
    company_name,
    inn,
    ...(kpp && { kpp }),
    contact_name,
    contact_phone,
    version,
    is_admin: isCompanyAdmin(scene, company, user.id),
    regions: own.map((region) => {
      const pickupId = favoriteStoreOf(scene, region.id)
      const refusal = moderationRefusalOf(scene, region.id)
      return {
        id: region.id,
        user_count: region.member_ids.length,
        ...(pickupId !== null && { pickup_id: pickupId }),
        ...(refusal && { refusal }),
      }
    }),
  }
}
