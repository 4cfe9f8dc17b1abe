import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { otherWayIn } from '../../model/routing/return-address'
import { useDrawnPath } from '../hooks/screen/use-navigation'
import { useAppActor } from '../shop/app-context'
import { ButtonLink } from '../ui/controls/button'
import { SkeletonRows } from '../ui/feedback/skeleton-rows'
import { listDrawing } from '../ui/feedback/drawings/list'
import { StateView } from '../ui/feedback/state-view'

/** All was done. Whoever is signed in by it is led on at once; whose answer was lost logs in. */
export function FlowDone({ title, children }: { title: string; children: ReactNode }) {
  const path = useDrawnPath()
  const isOpening = useSelector(useAppActor('session'), (state) => state?.hasTag('busy') ?? false)
  if (isOpening) return <SkeletonRows count={3} height={48} />
  return (
    <StateView
      role="status"
      drawing={listDrawing}
      title={title}
      actions={
        <ButtonLink variant="main" href={otherWayIn('/auth/login', path)}>
          Войти
        </ButtonLink>
      }
    >
      {children}
    </StateView>
  )
}
