import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import {
  selectIsKnown,
  selectNotifications,
  selectUnreadCount,
  type ShownNotification,
} from '../../../machines/notifications/notifications.selectors'
import { NOTIFICATIONS_SHOWN } from '../../../model/limits'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useAppActor } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { useArrived } from '../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { Button, ButtonLink } from '../../ui/controls/button'
import { BusyRegion } from '../../ui/feedback/busy-region'
import { FailedView } from '../../ui/feedback/failed-view'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { NotificationDays } from './notification-days'
import styles from './notifications-page.module.scss'

const NONE: readonly ShownNotification[] = []

/** What the shop told the customer, the newest first; what he opens is read. [ROUTE-044, STATE-017] */
export default function NotificationsPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const actor = useAppActor('notifications')
  const isKnown = useSelector(actor, (state) => state !== undefined && selectIsKnown(state))
  const isFailed = useSelector(actor, (state) => state === undefined || state.hasTag('failed'))
  const isBusy = useSelector(actor, (state) => state?.hasTag('busy') ?? false)
  const unread = useSelector(actor, (state) => (state ? selectUnreadCount(state) : 0))
  useArrived(isKnown || isFailed)
  useEffect(() => actor?.send({ type: 'notifications.looked' }), [actor])
  return (
    <>
      <PersonalTitle count={isKnown && unread > 0 && counted(unread, words.unread)} aside={isKnown && unread > 0 && <ReadAll />}>
        {route.title}
      </PersonalTitle>
      <BusyRegion isBusy={isBusy} label="Загружаем уведомления">
        {isKnown ? (
          <List />
        ) : isFailed ? (
          <FailedView title="Уведомления не&nbsp;загрузились" onRetry={() => actor?.send({ type: 'notifications.retried' })}>
            Сервер не&nbsp;ответил или отказал. Мы&nbsp;спросим снова сами, а&nbsp;можно и&nbsp;сейчас.
          </FailedView>
        ) : (
          <div className={styles.skeleton}>
            <SkeletonRows count={6} height={68} />
          </div>
        )}
      </BusyRegion>
    </>
  )
}

function ReadAll() {
  const actor = useAppActor('notifications')
  const readAll = () => {
    const ids = actor ? selectNotifications(actor.getSnapshot()).flatMap(({ id, isRead }) => (isRead ? [] : [id])) : []
    actor?.send({ type: 'notifications.read', ids })
  }
  return (
    <Button size="s" variant="line" onClick={readAll}>
      Прочитать все
    </Button>
  )
}

function List() {
  const actor = useAppActor('notifications')
  const items = useSelector(actor, (state) => (state ? selectNotifications(state) : NONE), shallowEqual)
  const [shown, setShown] = useState(NOTIFICATIONS_SHOWN)
  const rest = items.length - shown
  if (items.length === 0)
    return (
      <StateView
        drawing={listDrawing}
        title="Уведомлений пока нет"
        actions={
          <ButtonLink variant="line" href="/personal/orders">
            К&nbsp;заказам
          </ButtonLink>
        }
      >
        Здесь появятся вести о&nbsp;заказах, документах, доставке и&nbsp;поступлении товаров.
      </StateView>
    )
  return (
    <>
      <NotificationDays items={items.slice(0, shown)} onRead={(id) => actor?.send({ type: 'notifications.read', ids: [id] })} />
      {rest > 0 && (
        <Button className={styles.more} onClick={() => setShown(shown + NOTIFICATIONS_SHOWN)}>
          Показать ещё {counted(Math.min(rest, NOTIFICATIONS_SHOWN), words.notification)}
        </Button>
      )}
    </>
  )
}
