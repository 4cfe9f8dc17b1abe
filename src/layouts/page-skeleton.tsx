import { Late } from '../ui/feedback/late'
import { Skeleton } from '../ui/feedback/skeleton'

/** What stands where a page's code is on its way. */
export function PageSkeleton() {
  return (
    <Late>
      <Skeleton height={320} />
    </Late>
  )
}
