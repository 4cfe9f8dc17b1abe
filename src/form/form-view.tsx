import type { ReactNode } from 'react'
import type { FormValues, Secrets } from '../../model/form/form'
import { Button } from '../ui/controls/button'
import { FormFrame } from './form-frame'
import { PauseLeft } from './pause-left'
import styles from './form-frame.module.scss'
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
  /** What the button looks like; default: main. */
  variant?: 'main' | 'fill' | 'bad'
  /** All fields are seen at once: the wrong ones are not listed over them. */
  isShort?: boolean
  /** Beside the button. */
  aside?: ReactNode
  /** Of a dialog: where its button stands among others. */
  foot?: (button: ReactNode) => ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A form that runs on the submission machine, with its button and what is going on. One whose outcome is not known keeps its fields locked. */
export function FormView<TValues extends FormValues, TAnswer>({
  of: form,
  submit,
  submitting,
  readSecrets,
  variant = 'main',
  aside,
  foot = (button) => <div className={styles.foot}>{button}</div>,
  ...frame
}: FormViewProps<TValues, TAnswer>) {
  const { state } = form
  const { refusal, words, waitUntil } = state.context
  const isBusy = state.hasTag('busy')
  const isDoubtful = state.hasTag('doubtful')
  return (
    <FormFrame
      {...frame}
      of={form}
      refusal={refusal}
      isDoubtful={isDoubtful}
      isBusy={isBusy}
      doubt={
        isBusy && isDoubtful && <>Ответ сервера не&nbsp;пришёл. {words.maybeSent} Узнаём сами, второй раз ничего не&nbsp;отправится.</>
      }
      onSubmit={(element) => form.submit(readSecrets?.(element))}
      foot={foot(
        <>
          <Button type="submit" variant={variant} busy={isBusy}>
            {isBusy ? submitting : submit}
          </Button>
          {waitUntil !== null && <PauseLeft until={waitUntil} />}
          {aside}
        </>,
      )}
    />
  )
}
