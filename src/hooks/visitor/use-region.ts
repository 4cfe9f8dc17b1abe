import type { CompanyRegion } from '../../../model/company/region'
import { useCustomerState } from '../../shop/app-context'

/** What a component reads of the region in force, null where there is none; renders anew only when that changes. */
export const useRegion = <T>(select: (region: CompanyRegion | null) => T): T =>
  useCustomerState((customer) => select(customer?.context.region ?? null))

/** The region in force; null where there is none. */
export const useRegionId = (): number | null => useRegion((region) => region?.id ?? null)
