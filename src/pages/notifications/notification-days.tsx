import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Bell from 'lucide-react/icons/bell'
import Box from 'lucide-react/icons/box'
import Building2 from 'lucide-react/icons/building-2'
import Check from 'lucide-react/icons/check'
import FileText from 'lucide-react/icons/file-text'
import Package from 'lucide-react/icons/package'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Truck from 'lucide-react/icons/truck'
import { Fragment, useState } from 'react'
import { Link } from 'wouter'
import type { ShownNotification } from '../../../machines/notifications/notifications.selectors'
import { formatClock, formatDateTime } from '../../../model/text/date'
import { dayWords } from '../../../model/text/day-words'
import { serverNow } from '../../platform/clock/server-clock'
import { IconButton } from '../../ui/controls/icon-button'
import { Icon } from '../../ui/icon'
import { Panel } from '../../ui/surfaces/panel'
import { OwnText } from '../../ui/text/own-text'
import styles from './notification-days.module.scss'

const ICONS: Readonly<Record<ShownNotification['icon'], LucideIcon>> = {
  order: Package,
  document: FileText,
  cart: ShoppingCart,
  product: Box,
  delivery: Truck,
  company: Building2,
  promotion: BadgePercent,
  info: Bell,
}

type Reading = {
  /** Somebody opened it, or said that he has read it. */
  onRead: (id: number) => void
}

/** Notifications under the days they came on. @param items the newest first */
export function NotificationDays({ items, onRead }: { items: readonly ShownNotification[] } & Reading) {
  const [now] = useState(() => serverNow())
  const days = new Map<string, ShownNotification[]>()
  for (const item of items) {
    const day = dayWords(item.created_at, now)
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return (
    <Panel label="История уведомлений" isFlush className={styles.panel}>
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2 className={styles.day}>{day}</h2>
          <ul aria-label={day} className={styles.list}>
            {ofDay.map((item) => (
              <Row key={item.id} item={item} onRead={onRead} />
            ))}
          </ul>
        </Fragment>
      ))}
    </Panel>
  )
}

function Row({ item, onRead }: { item: ShownNotification } & Reading) {
  const { id, isRead, icon, data, text, url, created_at: at } = item
  const read = () => onRead(id)
  return (
    <li className={clsx(styles.row, !isRead && styles.unread)}>
      <span className={styles.icon}>
        <Icon of={ICONS[icon]} />
      </span>
      <div className={styles.words}>
        <b>
          {!isRead && <span className="vh">Не&nbsp;прочитано: </span>}
          <OwnText>
            {!url ? (
              data.title
            ) : url.startsWith('/') ? (
              <Link href={url} onClick={read}>
                {data.title}
              </Link>
            ) : (
              <a href={url} target="_blank" rel="noreferrer" onClick={read}>
                {data.title}
              </a>
            )}
          </OwnText>
        </b>
        <span>{text}</span>
      </div>
      <time dateTime={at} title={formatDateTime(at)}>
        {formatClock(at)}
      </time>
      <span className={styles.act}>
        {!isRead && <IconButton label={`Прочитано: ${data.title}`} icon={Check} size="s" iconSize={16} onClick={read} />}
      </span>
    </li>
  )
}
