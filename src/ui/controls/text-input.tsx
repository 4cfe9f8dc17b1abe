import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../icon'
import { useFieldWiring } from './field'
import styles from './field.module.scss'

export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** 32 or 40 px high. */
  size?: 's' | 'm' | undefined
  icon?: LucideIcon | undefined
}

/** A line of text. Inside a Field it is named and described by it; alone it needs an aria-label. */
export function TextInput({ size = 'm', icon, className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  const input = <input type="text" {...rest} {...wiring} className={clsx(styles.input, size === 's' && styles.s, !icon && className)} />
  if (!icon) return input
  return (
    <span className={clsx(styles.with, className)}>
      <Icon of={icon} size={16} />
      {input}
    </span>
  )
}
