import clsx from 'clsx'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { choiceNaming, ChoiceWords } from './choice-words'
import { useFieldWiring } from '../field'
import styles from './choice.module.scss'

export type CheckboxProps = {
  label: ReactNode
  /** The words are for screen readers only (the box of a table's row). */
  isLabelHidden?: boolean | undefined
  /** A small line under the words. */
  hint?: ReactNode
  /** How many things the choice gives, at the far edge. [DEC-053] */
  count?: number | undefined
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined
  /** Disabled, and why: stands under the words. [DEC-035] */
  disabledReason?: string | undefined
  /** Disabled for a reason that stands beside it (a count of 0). */
  isDisabled?: boolean | undefined
  name?: string | undefined
  value?: string | undefined
  onChange?: ((isChecked: boolean) => void) | undefined
  className?: string | undefined
}

/** A box to tick, with its words. Controlled by `checked`, or left to the form by `defaultChecked`. */
export function Checkbox(props: CheckboxProps) {
  const {
    label,
    isLabelHidden,
    hint,
    count,
    checked,
    defaultChecked,
    isIndeterminate = false,
    disabledReason,
    isDisabled,
    name,
    value,
    onChange,
  } = props
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  const wiring = useFieldWiring({})
  const words = disabledReason ?? hint
  const naming = choiceNaming(id, { hint: words, count })
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate
  }, [isIndeterminate, checked])
  return (
    <label className={clsx(styles.choice, isLabelHidden && styles.bare, count !== undefined && styles.filled, props.className)}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={isDisabled || disabledReason !== undefined}
        aria-invalid={wiring['aria-invalid']}
        aria-labelledby={naming['aria-labelledby']}
        aria-describedby={clsx(wiring['aria-describedby'], naming['aria-describedby']) || undefined}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      <ChoiceWords label={label} isLabelHidden={isLabelHidden} hint={words} id={id} count={count} />
    </label>
  )
}
