import type { ReactNode } from 'react'
import { decide, type GuardName } from '../../model/routing/guards'
import { useRefused } from '../hooks/screen/use-navigation'
import { useVisitor } from '../hooks/visitor/use-visitor'
import { PageSkeleton } from '../layouts/page-skeleton'

/** Lets a page be seen, or has the visitor led elsewhere; waits while it is not known who asks. [DEC-030] */
export function Guarded({ guards, children }: { guards: readonly GuardName[]; children: ReactNode }) {
  const decision = decide(guards, useVisitor())
  useRefused(decision.kind === 'login' || decision.kind === 'home' ? decision.kind : null)
  if (decision.kind === 'pass') return children
  return decision.kind === 'wait' ? <PageSkeleton /> : null
}
