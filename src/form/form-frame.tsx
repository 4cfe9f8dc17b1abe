import clsx from 'clsx'
import { type FormEvent, type ReactNode, type Ref, useEffect, useReducer, useRef } from 'react'
import { ErrorSummary } from '../ui/form/error-summary'
import { focusField } from '../ui/form/focus-field'
import { Note } from '../ui/surfaces/note'
import styles from './form-frame.module.scss'
import { fieldId, firstWrong, type FormFields } from './form-fields'

type FormFrameProps = {
  of: FormFields
  /** What the form is called by screen readers. */
  label: string
  /** All fields are seen at once: the wrong ones are not listed over them. */
  isShort?: boolean
  /** Why the last submit did not succeed as a whole; null or undefined where there is nothing to say. */
  refusal: string | null | undefined
  /** Whether the submit may have been done all the same. */
  isDoubtful?: boolean
  /** The field in which the work goes on after that; without it the sentence itself has the focus. */
  fieldAfterRefusal?: string
  /** The server is being asked. */
  isBusy: boolean
  /** Over the foot: what is not known while the server does not answer. */
  doubt?: ReactNode
  onSubmit: (form: HTMLFormElement) => void
  /** The button, and what stands beside it. */
  foot: ReactNode
  ref?: Ref<HTMLFormElement>
  className?: string | undefined
  /** The fields. */
  children: ReactNode
}

/**
 * A form on the screen, whichever machine it runs on: what is wrong with it over its fields, and the foot under them. Once a submit was
 * refused, at once or by the server, the focus goes to the first wrong field, or else to why it was refused.
 */
export function FormFrame({
  of: form,
  label,
  isShort = false,
  refusal = null,
  isDoubtful = false,
  fieldAfterRefusal,
  isBusy,
  doubt,
  onSubmit,
  foot,
  ref,
  className,
  children,
}: FormFrameProps) {
  const message = useRef<HTMLDivElement>(null)
  const [attempts, countSubmit] = useAttempts(isBusy)
  useEffect(() => {
    if (attempts === 0) return
    const field = firstWrong(form) ?? (refusal === null ? undefined : fieldAfterRefusal)
    if (field !== undefined) return focusField(fieldId(form, field))
    // The button may be far below the sentence: it is scrolled to and read out.
    message.current?.scrollIntoView({ block: 'center' })
    message.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a field that was corrected takes nobody to the next one
  }, [attempts])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event.currentTarget)
    countSubmit()
  }
  return (
    <form ref={ref} className={clsx(styles.form, className)} noValidate onSubmit={submit} aria-label={label}>
      {refusal !== null && (
        <div ref={message} tabIndex={-1}>
          <Note tone={isDoubtful ? 'warn' : 'bad'} role="alert">
            {refusal}
          </Note>
        </div>
      )}
      {!isShort && <ErrorSummary errors={wrongFields(form)} />}
      {children}
      {doubt && (
        <Note tone="warn" role="status">
          {doubt}
        </Note>
      )}
      {foot}
    </form>
  )
}

/** How many submits have come to an end, at once or by an answer of the server; and how one more is counted. */
function useAttempts(isBusy: boolean): [number, () => void] {
  // A form that appears while it is being sent was submitted before.
  const [submits, countSubmit] = useReducer((count: number) => count + 1, isBusy ? 1 : 0)
  return [isBusy ? submits - 1 : submits, countSubmit]
}

const wrongFields = (form: FormFields) =>
  Object.entries(form.labels).flatMap(([name, label]) => {
    const message = form.errors[name]
    return message === undefined ? [] : [{ id: fieldId(form, name), label, message }]
  })
