import { useActorRef, useSelector } from '@xstate/react'
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { productNotificationsMachine } from '../../../machines/product-notifications/product-notifications.machine'
import { isUnknownCall } from '../../../model/api-error'
import { useApi } from '../../app/api-context'
import { useAppState } from '../../app/app-context'
import { useResource } from '../../hooks/data/use-resource'
import { connectProductNotifications } from './connect-product-notifications'

type Notifications = ActorRefFrom<typeof productNotificationsMachine>
const NotificationsContext = createContext<Notifications | null>(null)

/** What the buyer waits for; null outside of its provider. */
export const useProductNotifications = (): Notifications | null => use(NotificationsContext)

/** Keeps what the buyer waits for, for all pages: whatever page a button stands on, it says the same. */
export function ProductNotificationsProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const [machine] = useState(() => connectProductNotifications(api))
  const notifications = useActorRef(machine)
  return (
    <NotificationsContext value={notifications}>
      <Told notifications={notifications} />
      {children}
    </NotificationsContext>
  )
}

/** Tells it who is there, and what the list of the region says once a button has been shown. */
function Told({ notifications }: { notifications: Notifications }) {
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const regionId = useAppState((app) => app.context.region?.id ?? null)
  const isSuspended = useAppState((app) => app.hasTag('suspended'))
  const isAsked = useSelector(notifications, ({ context }) => Object.keys(context.byKey).length > 0)
  const list = useResource('productNotifications.list', isAsked && regionId !== null ? { query: { company_region_id: regionId } } : null)
  const items = list.status === 'ready' ? list.data.items : null
  const isMissing = list.status === 'failed' && isUnknownCall(list.error)
  useEffect(() => notifications.send({ type: 'person.changed' }), [notifications, userId])
  useEffect(() => {
    if (!isSuspended) notifications.send({ type: 'login.renewed' })
  }, [notifications, isSuspended])
  useEffect(() => {
    if (regionId !== null && items) notifications.send({ type: 'list.told', regionId, items })
  }, [notifications, regionId, items])
  useEffect(() => {
    if (regionId !== null && isMissing) notifications.send({ type: 'list.missing', regionId })
  }, [notifications, regionId, isMissing])
  return null
}
