import { Fragment, type ReactNode, useState } from 'react'
import type { FormValues } from '../../../model/form/form'
import type { FormDefinition, WriteName } from '../form-definition'
import { FormView } from '../form-view'
import { Button } from '../../ui/controls/button'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { useSubmission } from './use-submission'

type ActionDialogProps<TValues extends FormValues, TName extends WriteName> = {
  of: FormDefinition<TValues, TName>
  title: string
  /** What is done, on its button; and while it is done. */
  action: string
  acting: string
  /** What its button looks like; default: as what takes something away. */
  variant?: 'main' | 'bad'
  /** The answer that leaves all as it is. */
  keep?: string
  /** False: it is not known yet whether it can be done, or it cannot; the children say why. */
  isPossible?: boolean
  onDone: () => void
  onClose: () => void
  /** What happens then. */
  children: ReactNode
}

/** Asks before something is taken away or given, and stays until that is done or refused; the answer at hand leaves all as it is. */
export function ActionDialog<TValues extends FormValues, TName extends WriteName>({
  of,
  title,
  action,
  acting,
  variant = 'bad',
  keep = 'Оставить',
  isPossible = true,
  onDone,
  onClose,
  children,
}: ActionDialogProps<TValues, TName>) {
  const [definition] = useState(of)
  const form = useSubmission(definition, () => {
    onClose()
    onDone()
  })
  const close = () => closeUnlessSending(form.state, onClose)
  return (
    <Dialog title={title} role="alertdialog" width={480} onClose={close}>
      <FormView
        of={form}
        label={title}
        submit={action}
        submitting={acting}
        variant={variant}
        foot={(button) => (
          <DialogFoot>
            <Button variant="line" data-autofocus onClick={close}>
              {keep}
            </Button>
            {isPossible && <Fragment>{button}</Fragment>}
          </DialogFoot>
        )}
      >
        {children}
      </FormView>
    </Dialog>
  )
}

/** Closes a dialog, but not while its request is on its way: its answer would be lost. One without an answer may be left. */
export function closeUnlessSending(state: { hasTag: (tag: 'busy' | 'doubtful') => boolean }, onClose: () => void): void {
  if (!state.hasTag('busy') || state.hasTag('doubtful')) onClose()
}
