import { useSelector } from '@xstate/react'
import type { Output } from '../../../model/contract'
import { useAppActor, useAppState } from '../../shop/app-context'
import { type Resource, useResource } from '../../hooks/data/use-resource'
import { useRegionId } from '../../hooks/visitor/use-region'

/** What is asked about a saved cart: the region whose prices count; none where the customer has no region in force. */
export type SavedQuery = { company_region_id?: number }

/** @returns null while it is not known whether there is a region */
export function useSavedQuery(): SavedQuery | null {
  const regionId = useRegionId()
  const isRegionless = useSelector(useAppActor('regions'), (state) => state?.hasTag('known') === true && state.context.active === null)
  return regionId !== null ? { company_region_id: regionId } : isRegionless ? {} : null
}

/**
 * The saved carts of who is logged in, in the prices of the region in force; one question for all who show them.
 * @param isWanted false: nothing is asked yet @param productId whose pieces in each cart are asked about, by a question of its own
 */
export function useSavedList(isWanted = true, productId?: number): Resource<Output<'userCarts.list'>> {
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const query = useSavedQuery()
  const asked = query && { ...query, ...(productId !== undefined && { product_id: productId }) }
  return useResource('userCarts.list', !isWanted || userId === null || asked === null ? null : { params: { id: userId }, query: asked })
}
