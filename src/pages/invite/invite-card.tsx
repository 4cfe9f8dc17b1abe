import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '../../layouts/header/logo'
import { Icon } from '../../ui/icon'
import styles from './invite.module.scss'

type InviteCardProps = {
  icon: LucideIcon
  tone?: 'ok' | 'warn' | 'quiet' | undefined
  title: ReactNode
  /** One amber thing to do, and what else there is. */
  actions?: ReactNode
  children?: ReactNode
}

/** The whole of the page: whose shop it is, what is the matter, what can be done. It stands alone, like a letter. */
export function InviteCard({ icon, tone, title, actions, children }: InviteCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.band}>
        <Logo />
      </div>
      <div className={styles.body}>
        <span className={clsx(styles.sign, tone !== undefined && styles[tone])}>
          <Icon of={icon} size={28} />
        </span>
        <h1>{title}</h1>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}
