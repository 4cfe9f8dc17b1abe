import styles from './status-code.module.scss'

/** The number of what went wrong, for those who will ask the support. [NAV-029] */
export function StatusCode({ of }: { of: number }) {
  return <p className={styles.code}>{of}</p>
}
