import { Fragment, type ReactNode } from 'react'
import { decide, type GuardName } from '../../model/routing/guards'
import { useRefused } from '../hooks/screen/use-navigation'
import { useVisitor } from '../hooks/visitor/use-visitor'
import { PageSkeleton } from '../layouts/skeleton/page-skeleton'

/**
 * Shows a page if its guards admit the visitor, redirects otherwise, and shows a skeleton while it is not known who the visitor is.
 * Keyed by user on guarded pages, so that open dialogs and forms do not pass to another user. [DEC-030, DEC-008]
 */
export function Guarded({ guards, children }: { guards: readonly GuardName[]; children: ReactNode }) {
  const visitor = useVisitor()
  const decision = decide(guards, visitor)
  useRefused(decision.kind === 'login' || decision.kind === 'home' ? decision.kind : null)
  if (decision.kind === 'pass')
    return <Fragment key={guards.length > 0 && visitor.kind === 'customer' ? visitor.user.id : null}>{children}</Fragment>
  return decision.kind === 'wait' ? <PageSkeleton /> : null
}
