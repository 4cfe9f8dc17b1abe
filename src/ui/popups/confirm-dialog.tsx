import type { ReactNode } from 'react'
import { Button } from '../controls/button'
import { Dialog, DialogFoot } from '../surfaces/dialog'

type ConfirmDialogProps = {
  title: string
  /** What is done, on its button. */
  action: string
  onConfirm: () => void
  onClose: () => void
  /** What happens then. */
  children: ReactNode
}

/** Asks before something is taken away; the answer at hand leaves all as it is. */
export function ConfirmDialog({ title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  return (
    <Dialog title={title} role="alertdialog" width={420} onClose={onClose}>
      <p>{children}</p>
      <DialogFoot>
        <Button variant="line" data-autofocus onClick={onClose}>
          Оставить
        </Button>
        <Button
          variant="bad"
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {action}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
