import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './state-view.module.scss'

export type StateViewProps = {
  /** One of those in `drawings`. */
  drawing?: ReactNode
  title: ReactNode
  /** 1 where it is the whole page. */
  headingLevel?: 1 | 2 | 3 | undefined
  /** One button, two at most: what to do now. */
  actions?: ReactNode
  /** `alert` where a failure takes the place of what was there. */
  role?: 'alert' | 'status' | undefined
  className?: string | undefined
  /** One sentence: what happened, what was kept. */
  children?: ReactNode
}

/** An empty, failed, closed or offline place: a drawing, a sentence, an action. */
export function StateView({ drawing, title, headingLevel = 2, actions, role, className, children }: StateViewProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div role={role} className={clsx(styles.state, className)}>
      {drawing !== undefined && (
        <svg viewBox="0 0 200 130" aria-hidden="true" focusable="false">
          <ellipse cx="100" cy="118" rx="78" ry="7" fill="var(--line)" />
          {drawing}
        </svg>
      )}
      <Heading>{title}</Heading>
      {children !== undefined && <div>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
