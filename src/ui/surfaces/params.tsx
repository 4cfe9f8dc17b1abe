import clsx from 'clsx'
import type { Key, ReactNode } from 'react'
import styles from './figures.module.scss'

export type ParamsProps = {
  rows: readonly { key?: Key | undefined; name: string; value: ReactNode }[]
  /** Names in a narrow column of one width (requisites, contacts). */
  isNarrow?: boolean | undefined
  className?: string | undefined
}

/** Names and their values, line by line: parameters of a product, requisites. Names differ, or the rows have keys. */
export function Params({ rows, isNarrow, className }: ParamsProps) {
  return (
    <dl className={clsx(styles.params, isNarrow && styles.narrow, className)}>
      {rows.map(({ key, name, value }) => (
        <div key={key ?? name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
