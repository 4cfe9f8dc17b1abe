import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import { Logo } from '../header/logo'
import styles from './letter-card.module.scss'

type LetterCardProps = {
  icon: LucideIcon
  tone?: 'ok' | 'warn' | 'quiet' | undefined
  title: ReactNode
  /** One amber thing to do, and what else there is. */
  actions?: ReactNode
  children?: ReactNode
}

/** The whole of a page that a letter leads to: whose shop it is, what is the matter, what can be done. */
export function LetterCard({ icon, tone, title, actions, children }: LetterCardProps) {
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
