import type { DayLimits } from '../../../model/form/day-limits'
import { TextInput, type TextInputProps } from '../controls/text-input'

export type DateInputProps = Omit<TextInputProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'icon'> & {
  limits?: DayLimits | undefined
  /** An ISO date, '' for none. */
  value: string
  /** Takes '' while the date is typed in part. */
  onChange: (day: string) => void
}

/** A calendar day, chosen or typed in the browser's own field; what is wrong with it says `dayRefusal`. */
export const DateInput = ({ limits, value, onChange, ...rest }: DateInputProps) => (
  <TextInput {...rest} type="date" min={limits?.min} max={limits?.max} value={value} onChange={({ target }) => onChange(target.value)} />
)
