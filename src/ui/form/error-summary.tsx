import { type MouseEvent, useEffect, useRef } from 'react'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Note } from '../surfaces/note'
import styles from './error-summary.module.scss'

/** What is wrong with one field. `id`: of its input, or of what the inputs stand in (a group of radios). */
export type FieldError = { id: string; label: string; message: string }

export type ErrorSummaryProps = {
  /** In the order of the fields; empty: nothing is shown. */
  errors: readonly FieldError[]
  /** How often the form was refused: the focus moves each time that this number grows, not while the errors change. */
  attempt: number
  /** Where the focus goes: to the first wrong field, or to the summary, for forms that are longer than a screen. */
  focusOn?: 'field' | 'summary' | undefined
}

/** What is to be mended after a refused submit: «Проверьте 2 поля» with a link to each, and the focus where the work goes on. */
export function ErrorSummary({ errors, attempt, focusOn = 'field' }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null)
  const firstId = errors[0]?.id
  useEffect(() => {
    if (attempt === 0 || firstId === undefined) return
    if (focusOn === 'field') focusField(firstId)
    else root.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a field that was mended takes nobody to the next one
  }, [attempt])
  if (firstId === undefined) return null
  const follow = (event: MouseEvent, id: string) => {
    // The address stays as it is: it may hold the step of the form.
    event.preventDefault()
    focusField(id)
  }
  return (
    <div ref={root} tabIndex={-1} className={styles.summary}>
      <Note tone="bad" role="alert">
        <p className={styles.title}>Проверьте {counted(errors.length, words.field)}</p>
        <ul>
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => follow(event, id)}>
                {label}
              </a>
              : {message}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, [tabindex]'

function focusField(id: string): void {
  const element = document.getElementById(id)
  const field = element?.matches(FOCUSABLE) ? element : element?.querySelector<HTMLElement>(FOCUSABLE)
  field?.focus()
}
