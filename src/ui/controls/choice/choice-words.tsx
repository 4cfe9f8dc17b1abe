import clsx from 'clsx'
import type { ReactNode } from 'react'
import { formatCount } from '../../../../model/text/count'
import styles from './choice.module.scss'

export type ChoiceWordsProps = {
  label: ReactNode
  isLabelHidden?: boolean | undefined
  /** A small line under the words: a hint, or why it cannot be chosen. */
  hint: ReactNode
  /** Where the ids of its parts come from. */
  id: string
  /** How many things the choice gives, at the far edge. [DEC-053] */
  count: number | undefined
}

/** Of which parts of its words an input has its name and what else is said of it: a count changes, the name does not. */
export const choiceNaming = (id: string, { hint, count }: Pick<ChoiceWordsProps, 'hint' | 'count'>) => ({
  'aria-labelledby': count === undefined ? undefined : `${id}-name`,
  'aria-describedby': clsx(hint !== undefined && `${id}-hint`, count !== undefined && `${id}-count`) || undefined,
})

/** What stands beside a box to tick or a round one. */
export function ChoiceWords({ label, isLabelHidden, hint, id, count }: ChoiceWordsProps) {
  return (
    <>
      <span className={isLabelHidden ? 'vh' : styles.words}>
        <span id={`${id}-name`}>{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      {count !== undefined && (
        <span id={`${id}-count`} className={styles.count}>
          <span className="vh">найдётся </span>
          {formatCount(count)}
        </span>
      )}
    </>
  )
}
