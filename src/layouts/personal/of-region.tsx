import { useSelector } from '@xstate/react'
import { Fragment, type ReactNode } from 'react'
import type { CompanyRegion } from '../../../model/company/region'
import { useAppActor } from '../../shop/app-context'
import { useRegion } from '../../hooks/visitor/use-region'
import { ButtonLink } from '../../ui/controls/button'
import { lockDrawing } from '../../ui/feedback/drawings/lock'
import { StateView } from '../../ui/feedback/state-view'

export type OfRegionProps = {
  /** What is not to be seen without a region: «Заказов не\u00a0видно». */
  title: string
  /** Why, and what it depends on. */
  why: ReactNode
  /** The page; null: the region is not known yet. Another region's page is another one: nothing of the old one stays. */
  children: (region: CompanyRegion | null) => ReactNode
}

/** A page of the cabinet that is about the region in force; who has none is led to his companies. */
export function OfRegion({ title, why, children }: OfRegionProps) {
  const region = useRegion((it) => it)
  const isRegionless = useSelector(useAppActor('regions'), (state) => state?.hasTag('known') === true && state.context.active === null)
  if (!isRegionless) return <Fragment key={region?.id}>{children(region)}</Fragment>
  return (
    <StateView
      drawing={lockDrawing}
      headingLevel={1}
      title={title}
      actions={
        <ButtonLink variant="main" href="/personal/companies">
          Мои компании
        </ButtonLink>
      }
    >
      {why}
    </StateView>
  )
}
