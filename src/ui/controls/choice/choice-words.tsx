import type { ReactNode } from 'react'
import { formatCount } from '../../../../model/text/count'
import styles from './choice.module.scss'

export type ChoiceWordsProps = {
  label: ReactNode
  isLabelHidden?: boolean | undefined
  /** A small line under the words: a hint, or why it cannot be chosen; its id is the one that the input is described by. */
  hint: ReactNode
  hintId: string
  /** How many things the choice gives, at the far edge. [DEC-053] */
  count: number | undefined
}

/** What stands beside a box to tick or a round one. */
export function ChoiceWords({ label, isLabelHidden, hint, hintId, count }: ChoiceWordsProps) {
  return (
    <>
      <span className={isLabelHidden ? 'vh' : styles.words}>
        {label}
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      {count !== undefined && (
        <span className={styles.count}>
          <span className="vh">, найдётся </span>
          {formatCount(count)}
        </span>
      )}
    </>
  )
}
