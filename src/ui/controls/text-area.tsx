import clsx from 'clsx'
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { formatCount } from '../../../model/text/count'
import { useFieldWiring } from './field'
import styles from './field.module.scss'
import { once } from '../../../model/text/once'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows «16 из 1 000»; a longer text is not cut, the counter turns red. */
  counterMax?: number | undefined
  /** How long a text is; without it in characters as people count them. */
  lengthOf?: ((text: string) => number) | undefined
}

/** Several lines of text, growing with them. */
export function TextArea({ counterMax, lengthOf = charactersOf, className, onChange, ...rest }: TextAreaProps) {
  const counterId = useId()
  // Nobody counts a long text where the count is not shown.
  const countOf = (text: unknown) => (counterMax === undefined ? 0 : lengthOf(String(text)))
  const [length, setLength] = useState(() => countOf(rest.defaultValue ?? ''))
  const wiring = useFieldWiring(rest)
  const count = rest.value === undefined ? length : countOf(rest.value)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(countOf(event.target.value))
    onChange?.(event)
  }
  return (
    <>
      <textarea
        {...rest}
        {...wiring}
        onChange={change}
        aria-describedby={clsx(wiring['aria-describedby'], counterMax !== undefined && counterId) || undefined}
        className={clsx(styles.input, styles.area, className)}
      />
      {counterMax !== undefined && (
        <p id={counterId} className={clsx(styles.hint, count > counterMax && styles.counterOver)}>
          {count > counterMax
            ? `${formatCount(count)} из ${formatCount(counterMax)}: сократите на ${formatCount(count - counterMax)}`
            : `${formatCount(count)} из ${formatCount(counterMax)}`}
        </p>
      )}
    </>
  )
}

const segmenter = once(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }))

/** @returns how many characters a person counts in it */
const charactersOf = (text: string): number => Array.from(segmenter().segment(text)).length
