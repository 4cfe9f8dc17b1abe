import clsx from 'clsx'
import styles from './progress-bar.module.scss'

export type ProgressBarProps = {
  /** What is under way, for screen readers. */
  label: string
  /** How much of `max` is done; null where it cannot be known. */
  value: number | null
  max: number
  /** In words: «184 из 260 строк». */
  valueText?: string | undefined
  /** 3 px, for the edge of something. */
  isThin?: boolean | undefined
  className?: string | undefined
}

/** How far long work has come. */
export function ProgressBar({ label, value, max, valueText, isThin, className }: ProgressBarProps) {
  const part = value === null || max <= 0 ? null : Math.max(0, Math.min(value / max, 1))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={valueText}
      className={clsx(styles.bar, isThin && styles.thin, part === null && styles.unknown, className)}
    >
      <i style={part === null ? undefined : { transform: `translateX(${(part - 1) * 100}%)` }} />
    </div>
  )
}
