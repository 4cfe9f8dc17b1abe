import { useFieldWiring } from '../field'
import { Choice, type ChoiceProps, useIndeterminate } from './choice'

export type CheckboxProps = ChoiceProps & {
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined
  /** Disabled for a reason that stands beside it (a count of 0). */
  isDisabled?: boolean | undefined
  name?: string | undefined
  value?: string | undefined
  onChange?: ((isChecked: boolean) => void) | undefined
}

/** A box to tick, with its words. Controlled by `checked`, or left to the form by `defaultChecked`. */
export function Checkbox({ isIndeterminate = false, isDisabled, onChange, ...rest }: CheckboxProps) {
  const box = useIndeterminate(isIndeterminate, rest.checked)
  const wiring = useFieldWiring({})
  return (
    <Choice
      {...rest}
      ref={box}
      type="checkbox"
      aria-invalid={wiring['aria-invalid']}
      aria-describedby={wiring['aria-describedby']}
      disabled={isDisabled}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  )
}
