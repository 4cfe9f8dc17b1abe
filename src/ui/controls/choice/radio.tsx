import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { choiceNaming, ChoiceWords } from './choice-words'
import styles from './choice.module.scss'

export type RadioProps = {
  label: ReactNode
  /** A small line under the words. */
  hint?: ReactNode
  /** The same for all radios of a choice. */
  name: string
  value: string
  /** How many things the choice gives, at the far edge. [DEC-053] */
  count?: number | undefined
  checked?: boolean | undefined
  defaultChecked?: boolean | undefined
  /** Drawn as a box of its own that turns petrol when chosen (an address, a company). */
  isCard?: boolean | undefined
  /** Disabled, and why: stands under the words. [DEC-035] */
  disabledReason?: string | undefined
  onChange?: ((value: string) => void) | undefined
  className?: string | undefined
}

/** One of several choices; put them into a FieldGroup, which names the choice. */
export function Radio(props: RadioProps) {
  const { label, hint, name, value, count, checked, defaultChecked, isCard, disabledReason, onChange, className } = props
  const id = useId()
  const words = disabledReason ?? hint
  return (
    <label className={clsx(styles.choice, isCard && styles.card, count !== undefined && styles.filled, className)}>
      <input
        type="radio"
        className={styles.box}
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabledReason !== undefined}
        {...choiceNaming(id, { hint: words, count })}
        onChange={() => onChange?.(value)}
      />
      <ChoiceWords label={label} hint={words} id={id} count={count} />
    </label>
  )
}
