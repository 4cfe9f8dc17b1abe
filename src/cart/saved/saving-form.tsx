import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/button'
import { DialogFoot } from '../../ui/surfaces/dialog'
import styles from './saving-form.module.scss'

type SavingFormProps = {
  /** What its button says. */
  action: string
  isBusy: boolean
  /** Why nothing can be saved now. */
  obstacle: string | undefined
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** What a dialog asks before something goes into a saved cart, and its buttons. */
export const SavingForm = ({ action, isBusy, obstacle, onSubmit, onCancel, children }: SavingFormProps) => (
  <form
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    {children}
    <DialogFoot>
      <Button variant="line" onClick={onCancel}>
        Отмена
      </Button>
      <Button type="submit" variant="main" busy={isBusy} {...(obstacle !== undefined && { disabledReason: obstacle })}>
        {action}
      </Button>
    </DialogFoot>
  </form>
)
