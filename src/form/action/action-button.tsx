import { type ReactNode, useState } from 'react'
import type { FormValues } from '../../../model/form/form'
import type { FormDefinition, WriteName } from '../form-definition'
import { Button, type ButtonLook } from '../../ui/controls/button'
import styles from './action-button.module.scss'
import { useSubmission } from './use-submission'

type ActionButtonProps<TValues extends FormValues, TName extends WriteName> = Pick<ButtonLook, 'variant'> & {
  of: FormDefinition<TValues, TName>
  /** What was done, beside the button. */
  done?: string
  /** The server said no. */
  onRefused?: () => void
  children: ReactNode
}

/** Does something at once that can be undone or done again; beside it stands what became of that. */
export function ActionButton<TValues extends FormValues, TName extends WriteName>({
  of,
  variant,
  done,
  onRefused,
  children,
}: ActionButtonProps<TValues, TName>) {
  const [definition] = useState(of)
  const [isDone, setDone] = useState(false)
  const form = useSubmission(
    definition,
    (_answer, sent) => {
      setDone(true)
      sent.restart()
    },
    onRefused,
  )
  const { refusal, words } = form.state.context
  const isBusy = form.state.hasTag('busy')
  const press = () => {
    setDone(false)
    form.submit()
  }
  return (
    <>
      <Button variant={variant} size="s" busy={isBusy} onClick={press}>
        {children}
      </Button>
      {isDone && done !== undefined && (
        <span role="status" className={styles.done}>
          {done}
        </span>
      )}
      {isBusy && form.state.hasTag('doubtful') && (
        <span role="status" className={styles.told}>
          Ответ сервера не&nbsp;пришёл. {words.maybeSent} Узнаём сами.
        </span>
      )}
      {refusal !== null && (
        <span role="alert" className={styles.refused}>
          {refusal}
        </span>
      )}
    </>
  )
}
