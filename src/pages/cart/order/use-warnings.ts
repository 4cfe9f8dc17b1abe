import { isRegionAdmin } from '../../../../model/company/region'
import type { Kopecks } from '../../../../model/money/money'
import { useAppState } from '../../../shop/app-context'
import { useRegion } from '../../../hooks/visitor/use-region'
import { useResource } from '../../../hooks/data/use-resource'
import { useOverdueCount } from '../../../hooks/data/use-overdue'

/** What the buyer should know before ordering. */
export type OrderWarnings = {
  isStopped: boolean
  /** How many documents are overdue. */
  unsigned: number
  /** Debt overdue, kopecks; 0 for those who may not know. [ROLE-003] */
  overdue: Kopecks
}

/** Shipping that is stopped, overdue documents, for administrators the debt; null where there is nothing of it. [DEC-026, ROLE-003] */
export function useWarnings(): OrderWarnings | null {
  const region = useRegion((region) => region)
  const userId = useAppState((app) => app.context.user?.id)
  const isAdmin = region !== null && userId !== undefined && isRegionAdmin(region, userId)
  const unsigned = useOverdueCount(region?.id ?? null)
  const debt = useResource('regions.debt', isAdmin ? { params: { id: region.id } } : null)
  const overdue = debt.status === 'ready' ? debt.data.overdue_debt : 0
  const isStopped = region?.stopped === true
  return isStopped || unsigned > 0 || overdue > 0 ? { isStopped, unsigned, overdue } : null
}
