import clsx from 'clsx'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { FormValues, Secrets } from '../../model/form/form'
import { Button } from '../ui/controls/button'
import { ErrorSummary } from '../ui/form/error-summary'
import { Note } from '../ui/surfaces/note'
import { fieldId } from './field-id'
import styles from './form-view.module.scss'
import type { Form } from './use-form'

type FormViewProps<TValues extends FormValues, TAnswer> = {
  of: Form<TValues, TAnswer>
  /** What the form is called by screen readers. */
  label: string
  /** The words of its button. */
  submit: string
  /** What the button is called while the form is on its way. */
  submitting: string
  /** Passwords and codes of the form, read from its fields now; what was read is to be taken out of them. [DEC-047] */
  readSecrets?: (form: HTMLFormElement) => Secrets
  /** Beside the button. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/**
 * A form on the screen: what is wrong with it over its fields, the focus on the first wrong one after a refusal, its button, and what is
 * going on. A form whose outcome is not known keeps its fields locked.
 */
export function FormView<TValues extends FormValues, TAnswer>({
  of: form,
  label,
  submit,
  submitting,
  readSecrets,
  aside,
  className,
  children,
}: FormViewProps<TValues, TAnswer>) {
  const { state, labels } = form
  const { errors, refusal, refusals } = state.context
  const wrong = Object.keys(labels).filter((name) => errors[name] !== undefined)
  const isBusy = state.hasTag('busy')
  const said = useRef<HTMLDivElement>(null)
  // The button may be far below what was said: it is scrolled to and read out.
  useEffect(() => {
    if (refusal === null || isBusy) return
    said.current?.scrollIntoView({ block: 'center' })
    said.current?.focus({ preventScroll: true })
  }, [refusal, isBusy])
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    form.submit(readSecrets?.(event.currentTarget))
  }
  return (
    <form className={clsx(styles.form, className)} noValidate onSubmit={send} aria-label={label}>
      {refusal !== null && (
        <div ref={said} tabIndex={-1}>
          <Note tone={state.hasTag('doubtful') ? 'warn' : 'bad'} role="alert">
            {refusal}
          </Note>
        </div>
      )}
      <ErrorSummary
        errors={wrong.map((name) => ({ id: fieldId(form.name, name), label: labels[name]!, message: errors[name]! }))} // as filtered
        attempt={refusals}
      />
      {children}
      {isBusy && state.hasTag('doubtful') && (
        <Note tone="warn" role="status">
          Ответ сервера не&nbsp;пришёл. {state.context.words.maybeSent} Узнаём сами, второй раз ничего не&nbsp;отправится.
        </Note>
      )}
      <div className={styles.foot}>
        <Button type="submit" variant="main" busy={isBusy}>
          {isBusy ? submitting : submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}
