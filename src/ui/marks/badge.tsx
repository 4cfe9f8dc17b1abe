import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { OwnText } from '../text/own-text'
import styles from './marks.module.scss'

export type BadgeProps = {
  /** Colour only underlines what the words say; `promo` is the small amber flag of an offer. */
  tone?: 'mut' | 'ok' | 'warn' | 'bad' | 'info' | 'promo' | undefined
  icon?: LucideIcon | undefined
  className?: string | undefined
  children: ReactNode
}

/** A status in a word or two: of an order, a document, an offer. */
export function Badge({ tone = 'mut', icon, className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, tone !== 'mut' && styles[tone], className)}>
      {icon && <Icon of={icon} size={16} />}
      <OwnText>{children}</OwnText>
    </span>
  )
}
