import clsx from 'clsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Icon } from '../icon'
import styles from './marks.module.scss'

export type ChipProps = {
  /** What stands before the value in regular weight («Бренд»). */
  subject?: string | undefined
  /** The chosen value, bold. */
  value: string
  onRemove: () => void
}

/** A chosen value that can be taken away. */
export function Chip({ subject, value, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>
        {subject !== undefined && `${subject}: `}
        <b>{value}</b>
      </span>
      <button type="button" aria-label={`Убрать: ${subject === undefined ? value : `${subject} ${value}`}`} onClick={onRemove}>
        <Icon of={X} size={16} />
      </button>
    </span>
  )
}

export type ChipLinkProps = { href: string; isCurrent?: boolean | undefined; children: ReactNode }

/** A near choice that opens a page: another viscosity, a sister category. */
export function ChipLink({ href, isCurrent = false, children }: ChipLinkProps) {
  return (
    <Link href={href} className={clsx(styles.chip, styles.link)} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.words}>{children}</span>
    </Link>
  )
}
