import clsx from 'clsx'
import { formatPhone } from '../../../model/identity/phone'
import { useRegion } from '../../hooks/visitor/use-region'
import { useResource } from '../../hooks/data/use-resource'
import styles from './sidebar.module.scss'

/** Who looks after the region in force: name, phone, e-mail. [NAV-015] */
export function ManagerCard({ className }: { className?: string | undefined }) {
  const region = useRegion((region) => region)
  const manager = useResource('regions.manager', region && { params: { id: region.id } })
  if (manager.status === 'loading') return <div aria-hidden="true" className={clsx(className, styles.managerPlace)} />
  if (manager.status !== 'ready' || !manager.data) return null
  const { name, phone, email } = manager.data
  return (
    <section className={className} aria-label="Ваш менеджер">
      <div className={styles.who}>
        <i aria-hidden="true">{initials(name)}</i>
        <b>{name}</b>
        <span>ваш менеджер</span>
      </div>
      <p className={styles.contact}>
        <a href={`tel:+${phone}`}>{formatPhone(phone)}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </section>
  )
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
