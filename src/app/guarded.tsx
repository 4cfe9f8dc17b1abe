import { useEffect, type ReactNode } from 'react'
import { decide, type GuardName } from '../../model/routing/guards'
import { useGo } from '../hooks/screen/use-navigation'
import { useVisitor } from '../hooks/visitor/use-visitor'
import { PageSkeleton } from '../layouts/page-skeleton'

/** Lets a page be seen, or leads elsewhere; waits while it is not known who asks. [DEC-030] */
export function Guarded({ guards, children }: { guards: readonly GuardName[]; children: ReactNode }) {
  const go = useGo()
  const decision = decide(guards, useVisitor())
  useEffect(() => {
    if (decision.kind === 'home') go('/', { replace: true })
    if (decision.kind === 'login') go(`/auth/login?return=${encodeURIComponent(location.pathname + location.search)}`, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the decision alone moves
  }, [decision.kind])
  if (decision.kind === 'pass') return children
  return decision.kind === 'wait' ? <PageSkeleton /> : null
}
