import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Icon } from '../icon'
import { useFieldWiring } from './field'
import styles from './field.module.scss'

export type SelectProps = Omit<ComponentProps<'select'>, 'size'> & {
  /** 32 or 40 px high. */
  size?: 's' | 'm' | undefined
  /** The words that are chosen: the list is as wide as these, and not as its longest option. */
  shown?: string | undefined
}

/** One of several, the native list; its options are children. */
export function Select({ size = 'm', shown, className, children, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  return (
    <span
      className={clsx(styles.select, shown !== undefined && [styles.asShown, size === 's' && styles.low], className)}
      data-shown={shown}
    >
      <select {...rest} {...wiring} className={clsx(styles.input, size === 's' && styles.s)}>
        {children}
      </select>
      <Icon of={ChevronDown} size={16} />
    </span>
  )
}
