import { useSelector } from '@xstate/react'
import { selectRegionCount } from '../../../machines/regions/regions.selectors'
import type { Visitor } from '../../../model/routing/guards'
import { useAppActor, useAppState } from '../../shop/app-context'
import { useConfig } from '../data/use-config'
import { useVisitorKind } from './use-visitor-kind'

/** Who asks for a page, for the guards. [DEC-030] */
export function useVisitor(): Visitor {
  const place = useVisitorKind()
  const user = useAppState((app) => app.context.user)
  const regionCount = useSelector(useAppActor('regions'), selectRegionCount)
  const config = useConfig()
  if (place === 'customer' && user) return { kind: 'customer', user, regionCount, whitelist: config?.whitelist_user_ids ?? null }
  return place === 'guest' ? { kind: 'guest' } : { kind: 'unknown' }
}
