import clsx from 'clsx'
import type { ClipboardEvent, ComponentProps } from 'react'
import { codeDigits } from '../../../model/identity/code'
import { CODE_LENGTH } from '../../../model/limits'
import { useFieldWiring } from '../controls/field'
import styles from './code-input.module.scss'

export type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'size' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'onPaste' | 'maxLength' | 'pattern' | 'inputMode' | 'autoComplete'
> & {
  name: string
  /** Called when the last digit stands in the field, however it came there; the code itself is read from the form. */
  onComplete?: (() => void) | undefined
  /** Called at each change, without the digits: to take away what was said of an earlier code. */
  onEdit?: (() => void) | undefined
}

/**
 * A code from a message, drawn as a cell for each digit. It stays in the field until the form reads it at submit: no value, no state. What is
 * pasted may be the whole message. [DEC-037, DEC-047]
 */
export function CodeInput({ onComplete, onEdit, className, ...rest }: CodeInputProps) {
  const wiring = useFieldWiring(rest)
  const put = (field: HTMLInputElement, text: string) => {
    const digits = codeDigits(text)
    // Written only where it differs, so that the caret stays where it is.
    if (field.value !== digits) field.value = digits
    onEdit?.()
    if (digits.length === CODE_LENGTH) onComplete?.()
  }
  // The browser would cut a pasted message to the length of a code.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    put(event.currentTarget, event.clipboardData.getData('text/plain'))
  }
  return (
    <span className={clsx(styles.cells, className)}>
      <input
        {...rest}
        {...wiring}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        pattern={`\\d{${CODE_LENGTH}}`}
        enterKeyHint="done"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        className={styles.input}
        onInput={({ currentTarget }) => put(currentTarget, currentTarget.value)}
        onPaste={paste}
      />
    </span>
  )
}
