import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { SETUP_WIDTH_PX } from '../../model/limits'
import { FormFrame } from '../form/form-frame'
import { useLeaving } from '../hooks/visitor/use-leaving'
import { Button } from '../ui/controls/button'
import { Dialog, DialogFoot } from '../ui/surfaces/dialog'
import styles from './setup.module.scss'
import type { SetupActor, SetupFields } from './use-setup-fields'

type SetupFormProps = {
  setup: SetupActor
  fields: SetupFields
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

/** A step of the set-up: its fields, what failed over them, the way out of the shop and the way back to it. */
export function SetupForm({ setup, fields, title, lead, submit, doubt, onClose, children }: SetupFormProps) {
  const isBusy = useSelector(setup, (state) => state.hasTag('busy'))
  const isDoubtful = useSelector(setup, (state) => state.hasTag('doubtful'))
  const { isLeaving, leave } = useLeaving()
  return (
    <Dialog title={title} width={SETUP_WIDTH_PX} onClose={onClose}>
      <p className={styles.lead}>{lead}</p>
      <FormFrame
        of={fields}
        label={title}
        isShort
        refusal={fields.errors['form']}
        isBusy={isBusy}
        doubt={isDoubtful && doubt}
        onSubmit={() => setup.send({ type: 'setup.submitted' })}
        foot={
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
        }
      >
        {children}
      </FormFrame>
    </Dialog>
  )
}
