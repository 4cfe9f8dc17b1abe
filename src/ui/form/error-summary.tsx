import type { MouseEvent } from 'react'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { Note } from '../surfaces/note'
import styles from './error-summary.module.scss'
import { focusField } from './focus-field'

/** What is wrong with one field. `id`: of its input, or of what the inputs stand in (a group of radios). */
export type FieldError = { id: string; label: string; message: string }

/** What is to be corrected: «Проверьте 2 поля» with a link to each. @param errors in the order of the fields; empty: nothing is shown */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null
  const follow = (event: MouseEvent, id: string) => {
    // The address stays as it is: it may hold the step of the form.
    event.preventDefault()
    focusField(id)
  }
  return (
    <Note tone="bad" role="alert">
      <p className={styles.title}>Проверьте {counted(errors.length, words.field)}</p>
      <ul className={styles.fields}>
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
  )
}
