import clsx from 'clsx'
import styles from './skeleton.module.scss'

export type SkeletonProps = {
  /** px, or any CSS length; as wide as its place by default. */
  width?: number | string | undefined
  /** px, or any CSS length. */
  height: number | string
  className?: string | undefined
}

/** The place of something that is on its way, of the size it will have. Put many into one BusyRegion, which says it in words. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  return <span aria-hidden="true" className={clsx(styles.skeleton, className)} style={{ width, height }} />
}
