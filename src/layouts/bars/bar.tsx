import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import styles from './bar.module.scss'

export type BarProps = {
  /** `bad` is the red one, `warn` cream, `info` petrol. */
  tone: 'bad' | 'warn' | 'info'
  icon: LucideIcon
  /** What the bar is about: the name of its landmark. */
  label: string
  /** A link or a button after the words. */
  action?: ReactNode
  /** Said by itself when it appears. */
  isLive?: boolean | undefined
  children: ReactNode
}

/** A line across the page under the header: what is the matter and what to do. */
export function Bar({ tone, icon, label, action, isLive = false, children }: BarProps) {
  return (
    <div className={clsx(styles.bar, styles[tone])} role="region" aria-label={label}>
      <div className={clsx('wrap', styles.inner)}>
        <Icon of={icon} />
        <div className={styles.words}>
          <span role={isLive ? 'status' : undefined}>{children}</span>
          {action}
        </div>
      </div>
    </div>
  )
}
