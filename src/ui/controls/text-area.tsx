import clsx from 'clsx'
import { type ChangeEvent, type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { formatCount } from '../../../model/text/count'
import { useFieldWiring } from './field'
import styles from './field.module.scss'
import { graphemesOf } from '../../../model/text/trim'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows «16 из 1 000»; a longer text is not cut, the counter turns red. */
  counterMax?: number | undefined
  /** How long a text is; without it in characters as people count them. */
  lengthOf?: ((text: string) => number) | undefined
}

/** Several lines of text, growing with them. */
export function TextArea({ counterMax, lengthOf = charactersOf, className, onChange, ref, ...rest }: TextAreaProps) {
  const counterId = useId()
  // Nobody counts a long text where the count is not shown.
  const countOf = (text: unknown) => (counterMax === undefined ? 0 : lengthOf(String(text)))
  const [length, setLength] = useState(() => countOf(rest.defaultValue ?? ''))
  const wiring = useFieldWiring(rest)
  const own = useRef<HTMLTextAreaElement>(null)
  useLayoutEffect(() => fit(own.current), [rest.value])
  const count = rest.value === undefined ? length : countOf(rest.value)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(countOf(event.target.value))
    fit(event.target)
    onChange?.(event)
  }
  return (
    <>
      <textarea
        {...rest}
        {...wiring}
        ref={(element) => {
          own.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
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

/** @returns how many characters a person counts in it */
const charactersOf = (text: string): number => Array.from(graphemesOf(text)).length

/** Whether the style sheet's `field-sizing` lets a field grow by itself. */
const growsByItself = (): boolean => typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')

/** As high as its text, up to the `max-height` of the style sheet, with its borders. */
function fit(area: HTMLTextAreaElement | null): void {
  if (!area || growsByItself()) return
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}
