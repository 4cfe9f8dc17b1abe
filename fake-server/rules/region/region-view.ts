import type { CompanyRegion } from '../../../model/company/region'
import { storeCity } from '../../catalogue/cities'
import { forgottenId } from '../session/last-used'
import type { Scene, StoredRegion, StoredUser } from '../../scene'

/** @returns the name of the company of a region and of its store city */
export function namesOf(
  { tables }: Pick<Scene, 'tables'>,
  region: Pick<StoredRegion, 'company_id' | 'store_city_id'>,
): { company_name: string; store_city_name: string } {
  const company = tables.company.findFirst({ where: { id: { equals: region.company_id } } })
  return { company_name: company?.company_name ?? '', store_city_name: storeCity(region.store_city_id)?.name ?? '' }
}

/** Whether a region was removed: nobody is a member of it any longer. [DEC-074] */
export const isRemoved = ({ member_ids }: Pick<StoredRegion, 'member_ids'>): boolean => member_ids.length === 0

/** @returns a region as this member sees it: the favourite is his own */
export function regionView(scene: Pick<Scene, 'tables' | 'user' | 'request'>, region: StoredRegion, user: StoredUser): CompanyRegion {
  const { id, company_id, store_city_id, status, admin_ids, user_id, stopped } = region
  return {
    id,
    company_id,
    store_city_id,
    ...namesOf(scene, region),
    status,
    favorite: user.favorite_region_id === id ? 1 : 0,
    admin_ids: [...admin_ids],
    user_id,
    stopped,
    ...(forgottenId(scene, 'region') === id && { last_used: 1 as const }),
  }
}

/** @returns the documents of a region that are overdue and not signed: the red bar, and what makes its orders wait [STATE-009, DEC-026] */
export function overdueDocuments({ tables, now }: Pick<Scene, 'tables' | 'now'>, regionId: number) {
  const at = now()
  return tables.document
    .findMany({ where: { region_id: { equals: regionId }, exchange: { equals: 'waiting' } } })
    .filter(({ due }) => due > 0 && due < at)
}
