import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './path.module.scss'

/** One step of the way of an order. */
export type PathStep = {
  label: string
  /** When it was or will be. */
  note?: ReactNode
  /** `now` and `end` are where it stands: under way, and with nothing ahead; `off` is where the way ended early (a cancelled order). */
  state: 'done' | 'now' | 'ahead' | 'end' | 'off'
}

/** The way of an order, step by step; down the page on phones. Labels differ. */
export function Path({ label, steps }: { label: string; steps: readonly PathStep[] }) {
  return (
    // A custom property is no key of CSSProperties.
    <ol aria-label={label} className={styles.path} style={{ '--gaps': Math.max(3, steps.length - 1) } as CSSProperties}>
      {steps.map((step) => (
        <li
          key={step.label}
          className={clsx(styles.step, CLASSES[step.state])}
          aria-current={step.state === 'now' || step.state === 'end' ? 'step' : undefined}
        >
          {step.label}
          <span className="vh">{SPOKEN[step.state]}</span>
          {step.note !== undefined && <small>{step.note}</small>}
        </li>
      ))}
    </ol>
  )
}

const CLASSES = { done: styles.done, now: styles.now, ahead: undefined, end: clsx(styles.done, styles.end), off: styles.off } as const

/** What the drawing says, for those who do not see it. */
const SPOKEN = { done: ', пройдено', now: '', ahead: ', впереди', end: '', off: ', остановлено' } as const
