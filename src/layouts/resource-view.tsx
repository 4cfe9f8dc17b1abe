import type { ReactNode } from 'react'
import { failureText } from '../../model/api-error'
import type { Resource } from '../hooks/data/use-resource'
import { FailedView } from '../ui/feedback/failed-view'
import { Delayed } from '../ui/feedback/delayed'
import { Skeleton } from '../ui/feedback/skeleton'

type ResourceViewProps<T> = {
  of: Resource<T>
  /** What is waited for, for screen readers. */
  waiting: string
  /** That it did not come. */
  failed: string
  /** px of its place while it is on its way. */
  height: number
  /** Of that place. */
  className: string | undefined
  children: (data: T) => ReactNode
}

/** What the server has for a page; until then its place, or why it did not come. */
export function ResourceView<T>({ of, waiting, failed, height, className, children }: ResourceViewProps<T>) {
  if (of.status === 'ready') return children(of.data)
  if (of.status === 'failed')
    return (
      <FailedView title={failed} onRetry={of.reload}>
        {failureText(of.error)}
      </FailedView>
    )
  return (
    <div className={className} role="status" aria-label={waiting}>
      <Delayed>
        <Skeleton height={height} />
      </Delayed>
    </div>
  )
}
