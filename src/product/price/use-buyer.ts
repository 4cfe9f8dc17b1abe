import { useSelector } from '@xstate/react'
import { selectRegionsProblem } from '../../../machines/regions/regions.selectors'
import { regionState } from '../../../model/company/region'
import { useAppActor } from '../../shop/app-context'
import { useRegion } from '../../hooks/visitor/use-region'
import { useVisitorKind } from '../../hooks/visitor/use-visitor-kind'

/**
 * What the visitor may see of prices: nothing yet known, nothing (guest, no region), the price for all (on moderation), his own.
 * [DEC-032, ROLE-001, ROLE-006]
 */
export type PriceRights = 'unknown' | 'guest' | 'regionless' | 'moderated' | 'personal'
/** Who looks at prices. */
export type Buyer = { rights: PriceRights /** Whose prices; null where there are none. */; regionId: number | null }

/** Who looks at products, as far as prices go. A session that nobody confirms is treated as a guest's. [DEC-007] */
export function useBuyer(): Buyer {
  const place = useVisitorKind()
  const region = useRegion((region) => region)
  const isUnconfirmed = useSelector(useAppActor('session'), (state) => state?.hasTag('unconfirmed') ?? false)
  const isSettled = useSelector(
    useAppActor('regions'),
    (state) => state !== undefined && (state.hasTag('known') || selectRegionsProblem(state) !== null),
  )
  if (place === 'guest' || (place === 'starting' && isUnconfirmed)) return { rights: 'guest', regionId: null }
  if (place === 'starting') return { rights: 'unknown', regionId: null }
  if (region) return { rights: regionState(region) === 'active' ? 'personal' : 'moderated', regionId: region.id }
  return { rights: isSettled ? 'regionless' : 'unknown', regionId: null }
}
