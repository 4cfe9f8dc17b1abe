import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '../../icon'
import styles from './choice.module.scss'

export type SegmentedOption<Value extends string> = {
  value: Value
  label: string
  icon?: LucideIcon | undefined
  /** Only the sign is seen; the label is its name and its tooltip. */
  isIconOnly?: boolean | undefined
}

export type SegmentedProps<Value extends string> = {
  /** What is chosen here, for screen readers. */
  label: string
  options: readonly SegmentedOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** As wide as its place. */
  wide?: boolean | undefined
  className?: string | undefined
}

/** One of two to four choices side by side: native radios, so arrows move and choose. */
export function Segmented<Value extends string>({ label, options, value, onChange, wide, className }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={clsx(styles.segments, wide && styles.wide, className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={clsx(styles.segment, option.isIconOnly && styles.iconOnly)}
          title={option.isIconOnly ? option.label : undefined}
        >
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.icon && <Icon of={option.icon} size={16} />}
          <span className={option.isIconOnly ? 'vh' : undefined}>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
