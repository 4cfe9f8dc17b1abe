import clsx from 'clsx'
import styles from './marks.module.scss'

export type CountProps = { value: number; className?: string | undefined }

/** The small amber number over an icon, nothing for 0. It is only drawn: the name of the link around it says the number. */
export function Count({ value, className }: CountProps) {
  return value > 0 ? (
    <span aria-hidden="true" className={clsx(styles.count, className)}>
      {value > 999 ? '999+' : value}
    </span>
  ) : null
}
