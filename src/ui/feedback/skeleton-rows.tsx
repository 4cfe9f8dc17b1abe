import { Delayed } from './delayed'
import { Skeleton } from './skeleton'

type SkeletonRowsProps = {
  count: number
  /** px of each. */
  height: number
}

/** The places of rows that are on their way, once the wait is long enough to say so. */
export const SkeletonRows = ({ count, height }: SkeletonRowsProps) => (
  <Delayed>
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} height={height} />
    ))}
  </Delayed>
)
