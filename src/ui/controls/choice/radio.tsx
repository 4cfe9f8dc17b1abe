import clsx from 'clsx'
import { Choice, type ChoiceProps } from './choice'
import styles from './choice.module.scss'

export type RadioProps = Omit<ChoiceProps, 'isLabelHidden'> & {
  /** The same for all radios of a choice. */
  name: string
  value: string
  /** Drawn as a box of its own that turns petrol when chosen (an address, a company). */
  isCard?: boolean | undefined
  onChange?: ((value: string) => void) | undefined
}

/** One of several choices; put them into a FieldGroup, which names the choice. */
export const Radio = ({ isCard, onChange, className, ...rest }: RadioProps) => (
  <Choice {...rest} type="radio" className={clsx(isCard && styles.card, className)} onChange={() => onChange?.(rest.value)} />
)
