import clsx from 'clsx'
import { useId, useRef } from 'react'
import { useIndeterminate } from '../../../ui/controls/choice/choice'
import styles from '../../../ui/controls/choice/choice.module.scss'

export type RowCheckboxProps = {
  /** Its name, for screen readers: «Включить в заказ: AL-4071-004». */
  label: string
  checked: boolean
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined
  /** Disabled, and why: by the pointer and for screen readers. [DEC-035] */
  disabledReason?: string | undefined
  /** The id of the element that says so on the page already. */
  reasonId?: string | undefined
  /** `isRange`: Shift was held. */
  onToggle: (isChecked: boolean, isRange: boolean) => void
  className?: string | undefined
}

/** The box of a table's row, without words in sight. */
export function RowCheckbox({ label, checked, isIndeterminate = false, disabledReason, reasonId, onToggle, className }: RowCheckboxProps) {
  const box = useIndeterminate(isIndeterminate, checked)
  const isRange = useRef(false)
  const ownId = useId()
  const isOff = disabledReason !== undefined
  return (
    // Shift chooses a range, no text.
    <label
      className={clsx(styles.choice, styles.bare, styles.ofRow, className)}
      title={disabledReason}
      onPointerDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        disabled={isOff}
        aria-describedby={isOff ? (reasonId ?? ownId) : undefined}
        onClick={(event) => {
          isRange.current = event.shiftKey
        }}
        onChange={(event) => onToggle(event.target.checked, isRange.current)}
      />
      {isOff && reasonId === undefined && (
        <span id={ownId} className="vh">
          {disabledReason}
        </span>
      )}
    </label>
  )
}
