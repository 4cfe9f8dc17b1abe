import { useSelector } from '@xstate/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { companySetupMachine } from '../../machines/company-setup/company-setup.machine'
import { selectErrors } from '../../machines/company-setup/company-setup.selectors'
import type { SetupErrors, SetupField } from '../../machines/company-setup/company-setup.steps'
import { SETUP_WIDTH_PX } from '../../model/limits'
import { useLeaving } from '../hooks/visitor/use-leaving'
import { Button } from '../ui/controls/button'
import { Dialog, DialogFoot } from '../ui/surfaces/dialog'
import { Note } from '../ui/surfaces/note'
import styles from './setup.module.scss'

export type SetupActor = ActorRefFrom<typeof companySetupMachine>

type SetupFormProps = {
  setup: SetupActor
  title: string
  /** Which of the two steps, and what it is for. */
  lead: ReactNode
  /** The main button. */
  submit: string
  /** What is not known while the server does not answer. */
  doubt: string
  onClose: () => void
  children: ReactNode
}

/**
 * A step of the set-up: its fields, what failed over them, the way out of the shop and the way back to it. After a submit the focus
 * goes to the first wrong field.
 */
export function SetupForm({ setup, title, lead, submit, doubt, onClose, children }: SetupFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const errors = useSelector(setup, selectErrors)
  const isBusy = useSelector(setup, (state) => state.hasTag('busy'))
  const isDoubtful = useSelector(setup, (state) => state.hasTag('doubtful'))
  const { isLeaving, leave } = useLeaving()

  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy) focusWrong(form.current, errors)
    wasBusy.current = isBusy
  }, [isBusy, errors])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setup.send({ type: 'setup.submitted' })
    if (!setup.getSnapshot().hasTag('busy')) focusWrong(event.currentTarget, selectErrors(setup.getSnapshot()))
  }

  return (
    <Dialog title={title} width={SETUP_WIDTH_PX} onClose={onClose}>
      <p className={styles.lead}>{lead}</p>
      {errors.form !== undefined && (
        <Note tone="bad" role="alert">
          {errors.form}
        </Note>
      )}
      <form ref={form} className={styles.fields} noValidate onSubmit={send} aria-label={title}>
        {children}
        {isDoubtful && (
          <Note tone="warn" role="status">
            {doubt}
          </Note>
        )}
        <DialogFoot className={styles.foot}>
          <Button busy={isLeaving} onClick={leave}>
            Выйти
          </Button>
          <span className={styles.answers}>
            <Button variant="line" onClick={onClose}>
              Позже
            </Button>
            <Button type="submit" variant="main" busy={isBusy}>
              {submit}
            </Button>
          </span>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

const ORDER: readonly SetupField[] = ['inn', 'kpp', 'company_name', 'store_city_id']
function focusWrong(form: HTMLFormElement | null, errors: SetupErrors) {
  const wrong = ORDER.find((field) => errors[field] !== undefined)
  if (wrong) form?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
}
