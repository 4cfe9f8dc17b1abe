import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { isUnknownCall } from '../../../model/api-error'
import { useAppActor } from '../../shop/app-context'
import { useResource } from '../../hooks/data/use-resource'
import { useRegionId } from '../../hooks/visitor/use-region'

/** Tells the goods that are waited for what their list of the region in force says, once a button of one has been shown; once on a page. [CALL-075] */
export function useAwaitedList(): void {
  const regionId = useRegionId()
  const notifications = useAppActor('productNotifications')
  const isAsked = useSelector(notifications, (state) => state !== undefined && Object.keys(state.context.byKey).length > 0)
  const list = useResource('productNotifications.list', isAsked && regionId !== null ? { query: { company_region_id: regionId } } : null)
  const items = list.status === 'ready' ? list.data.items : null
  const isMissing = list.status === 'failed' && isUnknownCall(list.error)
  useEffect(() => {
    if (regionId !== null && items) notifications?.send({ type: 'list.told', regionId, items })
  }, [notifications, regionId, items])
  useEffect(() => {
    if (regionId !== null && isMissing) notifications?.send({ type: 'list.missing', regionId })
  }, [notifications, regionId, isMissing])
}
