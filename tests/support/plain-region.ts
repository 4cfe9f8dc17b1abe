import type { CompanyRegion } from '../../model/company/region'

/** An active region with nothing special about it; its store is in the city of the same number. */
export const region = (id: number, changes: Partial<CompanyRegion> = {}): CompanyRegion => ({
  id,
  company_id: 1,
  company_name: 'ООО «Гараж»',
  store_city_id: id,
  store_city_name: `Город ${id}`,
  status: 1,
  favorite: 0,
  admin_ids: [],
  user_id: 1,
  ...changes,
})
