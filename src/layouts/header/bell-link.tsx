import Bell from 'lucide-react/icons/bell'
import { Link } from 'wouter'
import { useUnreadCount } from '../use-unread-count'
import { Icon } from '../../ui/icon'
import { Count } from '../../ui/marks/count'
import styles from './header.module.scss'

/** The way to the notifications with the number of unread ones. [NAV-006] */
export function BellLink() {
  const unread = useUnreadCount()
  const name = unread > 0 ? `Уведомления, непрочитанных ${unread}` : 'Уведомления'
  return (
    <Link href="/personal/notifications" className={styles.bell} aria-label={name} title={name}>
      <Icon of={Bell} />
      <Count value={unread} className={styles.count} />
    </Link>
  )
}
