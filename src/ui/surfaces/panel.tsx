import clsx from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import styles from './box.module.scss'

export type PanelProps = {
  /** The heading in the panel's head, which names the panel as a region. */
  title?: ReactNode
  headingLevel?: 2 | 3 | undefined
  /** What stands at the end of the head: a link, a button. Needs a title. */
  aside?: ReactNode
  /** The name of a panel without a title. */
  label?: string | undefined
  /** The heading stands over the content without a line between. */
  isPlain?: boolean | undefined
  /** Without the padding: for tables and lists that reach the edges. */
  isFlush?: boolean | undefined
  className?: string | undefined
  /** Of the region: needs a title or a label. */
  ref?: Ref<HTMLElement> | undefined
  children?: ReactNode
}

/** A white box with a line around it: what pages are made of. */
export function Panel({ title, headingLevel = 2, aside, label, isPlain = false, isFlush = false, className, ref, children }: PanelProps) {
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const body = isFlush ? children : <div className={styles.pad}>{children}</div>
  const shape = clsx(styles.panel, isFlush && styles.flush, isPlain && styles.plain, className)
  if (title === undefined && label === undefined) return <div className={shape}>{body}</div>
  return (
    <section ref={ref} className={shape} aria-label={label} aria-labelledby={label === undefined ? headingId : undefined}>
      {title !== undefined && (
        <div className={styles.head}>
          <Heading id={headingId}>{title}</Heading>
          {aside}
        </div>
      )}
      {body}
    </section>
  )
}
