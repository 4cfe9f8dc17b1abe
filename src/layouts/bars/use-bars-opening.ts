import { BARS_WAIT_MS } from '../../../model/limits'
import { useOverdue } from '../../hooks/data/use-overdue'
import { type Opening, useOpening } from '../../hooks/screen/use-opening'
import { useBuyer } from '../../product/price/use-buyer'

/**
 * What lies under the bars waits until it is known who is there and which bars stand, so that none pushes it down; once for a visit.
 * What takes longer than BARS_WAIT_MS is not waited for.
 */
export function useBarsOpening(): Opening {
  const { rights, regionId } = useBuyer()
  const documents = useOverdue(regionId)
  const isMissing = rights === 'unknown' || (regionId !== null && documents.status === 'loading')
  return useOpening('bars', null, isMissing ? 'missing' : 'there', BARS_WAIT_MS)
}
