import clsx from 'clsx'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { formatCount } from '../../../../model/text/count'
import styles from './choice.module.scss'

export type ChoiceProps = {
  label: ReactNode
  /** The words are for screen readers only (the box of a table's row). */
  isLabelHidden?: boolean | undefined
  /** A small line under the words. */
  hint?: ReactNode
  /** How many things the choice gives, at the far edge. [DEC-053] */
  count?: number | undefined
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  /** Disabled, and why: stands under the words. [DEC-035] */
  disabledReason?: string | undefined
  className?: string | undefined
}

/** A box to tick or a round one with its words; all else is the input's. */
export function Choice({
  label,
  isLabelHidden,
  hint,
  count,
  disabledReason,
  className,
  ...input
}: ChoiceProps & Omit<ComponentProps<'input'>, keyof ChoiceProps>) {
  const id = useId()
  const words = disabledReason ?? hint
  return (
    <label className={clsx(styles.choice, isLabelHidden && styles.bare, count !== undefined && styles.filled, className)}>
      <input
        {...input}
        className={styles.box}
        disabled={input.disabled || disabledReason !== undefined}
        // A count changes, the name does not.
        aria-labelledby={count === undefined ? undefined : `${id}-name`}
        aria-describedby={
          clsx(input['aria-describedby'], words !== undefined && `${id}-hint`, count !== undefined && `${id}-count`) || undefined
        }
      />
      <span className={isLabelHidden ? 'vh' : styles.words}>
        <span id={`${id}-name`}>{label}</span>
        {words !== undefined && (
          <span id={`${id}-hint`} className={styles.hint}>
            {words}
          </span>
        )}
      </span>
      {count !== undefined && (
        <span id={`${id}-count`} className={styles.count}>
          <span className="vh">найдётся </span>
          {formatCount(count)}
        </span>
      )}
    </label>
  )
}

/** Of a box to tick: it stands for several things, some of which are chosen. A press of it forgets that, so it is told again. */
export function useIndeterminate(isIndeterminate: boolean, checked: boolean | undefined): RefObject<HTMLInputElement | null> {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate, checked])
  return box
}
