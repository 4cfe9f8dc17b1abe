import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import styles from './box.module.scss'

export type DisclosureProps = {
  title: ReactNode
  /** Whether it is open; without onToggle only at first. */
  isOpen?: boolean | undefined
  onToggle?: ((isOpen: boolean) => void) | undefined
  className?: string | undefined
  children: ReactNode
}

/** A heading that opens what is under it: the native element, so that a search in the page finds inside. */
export function Disclosure({ title, isOpen = false, onToggle, className, children }: DisclosureProps) {
  return (
    <details className={clsx(styles.disclosure, className)} open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div>{children}</div>
    </details>
  )
}
