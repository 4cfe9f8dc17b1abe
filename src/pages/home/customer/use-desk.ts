import type { CompanyRegion } from '../../../../model/company/region'
import { isRegionAdmin } from '../../../../model/company/region'
import type { Output } from '../../../../model/contract'
import { ORDERS_PER_PAGE } from '../../../../model/limits'
import { useAppState } from '../../../shop/app-context'
import { useRegion } from '../../../hooks/visitor/use-region'
import { useResource, type Resource } from '../../../hooks/data/use-resource'
import type { PriceRights } from '../../../product/price/use-buyer'

/** What the first part of a customer's home page is made of; what the server refused is as if it were not. */
export type DeskData = {
  region: CompanyRegion
  orders: Resource<Output<'orders.list'>>
  /** How many documents are overdue. */
  overdueDocuments: number
  /** What waits for a signature and is not overdue: how many, and the nearest deadline, null where none is known. */
  toSign: { count: number; due_at: string | null }
  /** How many documents were accepted with differences and are not corrected yet. */
  uncorrected: number
  /** Kopecks overdue; 0 for those who may not know. [ROLE-003] */
  overdueDebt: number
}

/** The region's last orders, overdue documents and debt, drawn at once when all of them are known; 'none' where there is no region. */
export function useDesk(rights: PriceRights): DeskData | 'coming' | 'none' {
  const region = useRegion((region) => region)
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const params = region && { id: region.id }
  const isAdmin = region !== null && userId !== null && isRegionAdmin(region, userId)
  const orders = useResource(
    'orders.list',
    params && { params, query: { page: 1, limit: ORDERS_PER_PAGE, order_by: 'created_at', order_dir: 'desc' } },
  )
  const documents = useResource('regions.documents', params && { params, body: { overdue: true, limit: 1 } })
  // A server that does not filter gives all documents: which of them wait is said by each, where it knows states.
  const open = useResource('regions.documents', params && { params, body: { exchange: ['waiting', 'differences'] } })
  const debt = useResource('regions.debt', isAdmin ? params && { params } : null)
  if (!region) return rights === 'unknown' ? 'coming' : 'none'
  if (orders.status === 'loading' || documents.status === 'loading' || (isAdmin && debt.status === 'loading')) return 'coming'
  const unsettled = open.status === 'ready' ? open.data.items : []
  const toSign = unsettled.filter((it) => it.exchange === 'waiting' && !it.overdue)
  const [due_at = null] = toSign.flatMap((it) => it.due_at ?? []).sort()
  return {
    region,
    orders,
    overdueDocuments: documents.status === 'ready' ? documents.data.total : 0,
    toSign: { count: toSign.length, due_at },
    uncorrected: unsettled.filter((it) => it.awaits_correction).length,
    overdueDebt: debt.status === 'ready' ? debt.data.overdue_debt : 0,
  }
}
